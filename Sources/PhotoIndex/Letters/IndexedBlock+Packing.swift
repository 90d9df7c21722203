import DocumentModel

/// The packed form: a byte of version, then counts before their elements, numbers of seven bits a byte.
///
/// A box is told from its line's upper left corner, a line's from that of the line before. A character is a byte that
/// counts its runners-up, its text, a byte of probability; each runner-up a letter and a byte of probability.
extension IndexedBlock {
    private static let version: UInt8 = 1

    /// As bytes: some 5 for a character.
    var packed: [UInt8] {
        var writer = ByteWriter()
        writer.append(Self.version)
        writer.append(number: lines.count)
        var corner = (x: 0, y: 0)
        for line in lines {
            writer.append(line.box, from: corner)
            corner = (line.box.x, line.box.y)
            writer.append(number: line.words.count)
            for word in line.words { writer.append(word, from: corner) }
        }
        return writer.bytes
    }

    /// - Throws: ``IndexError/damaged(_:)`` for bytes that are none of ``packed``.
    init(packed bytes: [UInt8]) throws {
        var reader = ByteReader(bytes)
        guard try reader.byte() == Self.version else { throw ByteReader.damage }
        var corner = (x: 0, y: 0)
        lines = try reader.list { reader in
            let box = try reader.box(from: corner)
            corner = (box.x, box.y)
            return IndexedLine(box: box, words: try reader.list { try $0.word(from: corner) })
        }
        guard reader.isAtEnd else { throw ByteReader.damage }
    }
}

extension ByteWriter {
    fileprivate mutating func append(_ box: PixelBox, from corner: (x: Int, y: Int)) {
        append(difference: box.x &- corner.x)
        append(difference: box.y &- corner.y)
        append(number: max(0, box.width))
        append(number: max(0, box.height))
    }

    fileprivate mutating func append(_ word: IndexedWord, from corner: (x: Int, y: Int)) {
        append(word.box, from: corner)
        append(word.confidence.rawValue)
        append(number: word.characters.count)
        for character in word.characters {
            append(UInt8(character.runnersUp))
            append(text: character.text)
            append(character.probabilities.x)
            for place in 1...3 where character.options[place] != IndexedCharacter.unused {
                append(number: Int(character.options[place]))
                append(character.probabilities[place])
            }
        }
    }
}

extension ByteReader {
    fileprivate mutating func box(from corner: (x: Int, y: Int)) throws -> PixelBox {
        let (x, y) = (corner.x + (try difference()), corner.y + (try difference()))
        return PixelBox(x: Self.near(x), y: Self.near(y), width: try number(), height: try number())
    }

    private static func near(_ pixels: Int) -> Int { max(-farthest, min(farthest, pixels)) }

    fileprivate mutating func word(from corner: (x: Int, y: Int)) throws -> IndexedWord {
        IndexedWord(
            box: try box(from: corner), confidence: PackedProbability(rawValue: try byte()),
            characters: try list { try $0.character() })
    }

    private mutating func character() throws -> IndexedCharacter {
        let count = Int(try byte())
        guard count <= 3 else { throw Self.damage }
        var character = IndexedCharacter(text: try text(), probability: PackedProbability(rawValue: try byte()))
        for place in 0..<count {
            character.setOption(place + 1, try scalar().value, PackedProbability(rawValue: try byte()))
        }
        return character
    }
}

/// Puts numbers and texts one behind the other.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Seven bits a byte, the lowest first; the last byte has its highest bit clear (LEB128).
    mutating func append(number: Int) {
        var rest = UInt32(clamping: number)
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A number that may be negative: 0, −1, 1, −2 … are 0, 1, 2, 3; what is beyond 2³⁰ counts as that.
    mutating func append(difference: Int) {
        let near = max(-ByteReader.farthest, min(ByteReader.farthest, difference))
        append(number: near < 0 ? -2 * near - 1 : 2 * near)
    }

    /// A single scalar as its number; 0, the number of scalars and their numbers for any other text.
    mutating func append(text: String) {
        let scalars = text.unicodeScalars
        if scalars.count == 1, let number = scalars.first?.value, number != 0 { return append(number: Int(number)) }
        append(number: 0)
        append(number: scalars.count)
        for scalar in scalars { append(number: Int(scalar.value)) }
    }
}

/// Takes apart what a ``ByteWriter`` put together; any bytes are refused or understood, never trusted.
struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    /// No picture has so many pixels on a side.
    static let farthest = 1 << 30

    static let damage = IndexError.damaged("letters of a block make no sense")

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func byte() throws -> UInt8 {
        guard position < bytes.count else { throw Self.damage }
        defer { position += 1 }
        return bytes[position]
    }

    /// 0 up to 2³⁵ − 1.
    mutating func number() throws -> Int {
        var result = 0
        var shift = 0
        while shift < 35 {
            let byte = try byte()
            result |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        throw Self.damage
    }

    mutating func difference() throws -> Int {
        let number = try number()
        return number & 1 == 0 ? number / 2 : -(number / 2) - 1
    }

    /// Text that is not empty.
    mutating func text() throws -> String {
        let first = try scalar()
        if first.value != 0 { return String(first) }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: try list { try $0.scalar() })
        return String(scalars)
    }

    mutating func scalar() throws -> Unicode.Scalar {
        guard let scalar = UInt32(exactly: try number()).flatMap(Unicode.Scalar.init) else { throw Self.damage }
        return scalar
    }

    /// A number, of one at least, and as many elements, of at least a byte each.
    mutating func list<Element>(_ element: (inout ByteReader) throws -> Element) throws -> [Element] {
        let count = try number()
        guard (1...max(1, bytes.count - position)).contains(count) else { throw Self.damage }
        return try (0..<count).map { _ in try element(&self) }
    }
}
