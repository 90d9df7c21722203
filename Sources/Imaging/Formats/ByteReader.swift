/// Reads numbers from untrusted bytes: every access is checked and gives `nil` beyond the end.
struct ByteReader {
    let bytes: [UInt8]
    /// The part that may be read.
    let range: Range<Int>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        self.range = 0..<bytes.count
    }

    /// The bytes from `offset` on, at most `length` of them, counted from 0 again.
    func slice(at offset: Int, length: Int = .max) -> ByteReader {
        let start = range.lowerBound + min(max(0, offset), count)
        return ByteReader(bytes: bytes, range: start..<start + min(max(0, length), range.upperBound - start))
    }

    private init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    var count: Int { range.count }

    subscript(offset: Int) -> UInt8? {
        offset >= 0 && offset < count ? bytes[range.lowerBound + offset] : nil
    }

    func uint16(at offset: Int, bigEndian: Bool) -> Int? {
        number(at: offset, length: 2, bigEndian: bigEndian)
    }

    func uint24(at offset: Int, bigEndian: Bool) -> Int? {
        number(at: offset, length: 3, bigEndian: bigEndian)
    }

    func uint32(at offset: Int, bigEndian: Bool) -> Int? {
        number(at: offset, length: 4, bigEndian: bigEndian)
    }

    func int32(at offset: Int, bigEndian: Bool) -> Int? {
        number(at: offset, length: 4, bigEndian: bigEndian).map { Int(Int32(truncatingIfNeeded: $0)) }
    }

    private func number(at offset: Int, length: Int, bigEndian: Bool) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        let start = range.lowerBound + offset
        return (0..<length).reduce(0) { $0 << 8 | Int(bytes[bigEndian ? start + $1 : start + length - 1 - $1]) }
    }

    func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset <= count - expected.count else { return false }
        let start = range.lowerBound + offset
        return bytes[start..<start + expected.count].elementsEqual(expected)
    }

    func starts(with text: String) -> Bool { has(text, at: 0) }
    func starts(with expected: [UInt8]) -> Bool { has(expected, at: 0) }
}
