extension PNMHeader {
    /// A binary any-map (P4 to P7) is as long as its header tells; text (P1 to P3) does not tell.
    static func extent(of bytes: ArraySlice<UInt8>) -> FrameExtent {
        guard bytes.first == UInt8(ascii: "P") else { return .broken }
        var words = PNMWords(bytes)
        guard let length = length(&words) else { return words.isOpen ? .open : .broken }
        return .known(words.position + length)
    }

    /// Bytes behind the header; `nil` when it does not tell, or not yet.
    private static func length(_ words: inout PNMWords) -> Int? {
        switch words.next() {
        case "P4": words.numbers(2).flatMap { size($0[0] / 8 + ($0[0] % 8 > 0 ? 1 : 0), $0[1]) }
        case "P5": words.numbers(3).flatMap { size($0[0], $0[1], sampleSize($0[2])) }
        case "P6": words.numbers(3).flatMap { size($0[0], $0[1], 3, sampleSize($0[2])) }
        case "P7": words.fields().flatMap(size)
        default: nil
        }
    }

    private static func size(_ fields: [String: Int]) -> Int? {
        guard let width = fields["WIDTH"], let height = fields["HEIGHT"], let depth = fields["DEPTH"],
            let greatest = fields["MAXVAL"]
        else { return nil }
        return size(width, height, depth, sampleSize(greatest))
    }

    private static func sampleSize(_ greatest: Int) -> Int { greatest > 255 ? 2 : 1 }

    /// The product; `nil` when no picture has it.
    private static func size(_ factors: Int...) -> Int? {
        factors.reduce(1) { product, factor in
            guard let product, factor > 0 else { return nil }
            let (result, overflow) = product.multipliedReportingOverflow(by: factor)
            return overflow || result > Int.max / 2 ? nil : result
        }
    }
}

/// The words of an any-map's header, comments left out.
struct PNMWords {
    private let bytes: ArraySlice<UInt8>
    /// Behind the last word and the one white space that ends it.
    private(set) var position = 0
    /// Whether the bytes ended before the word that was asked for.
    private(set) var isOpen = false

    /// No header is longer, comments included, nor is any word of it.
    private static let mostBytes = 4096
    private static let longestWord = 16

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes.prefix(Self.mostBytes) }

    /// - Returns: `nil` when there is none, or not yet.
    mutating func next() -> String? {
        var rest = bytes.dropFirst(position).drop(while: Self.isSpace)
        while rest.first == UInt8(ascii: "#") { rest = rest.drop { $0 != 0x0A }.drop(while: Self.isSpace) }
        let word = rest.prefix(Self.longestWord + 1).prefix { !Self.isSpace($0) }
        guard word.count <= Self.longestWord, word.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        guard word.endIndex < bytes.endIndex else {
            isOpen = bytes.count < Self.mostBytes
            return nil
        }
        position = word.endIndex + 1 - bytes.startIndex
        return String(decoding: word, as: UTF8.self)
    }

    mutating func number() -> Int? { next().flatMap { Int($0) } }

    mutating func numbers(_ count: Int) -> [Int]? {
        var numbers: [Int] = []
        while numbers.count < count {
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// The numbers of a P7 by their names.
    mutating func fields() -> [String: Int]? {
        var fields: [String: Int] = [:]
        while let name = next(), name != "ENDHDR" {
            if name == "TUPLTYPE" {
                guard next() != nil else { return nil }
            } else {
                guard let number = number() else { return nil }
                fields[name] = number
            }
        }
        return isOpen ? nil : fields
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
