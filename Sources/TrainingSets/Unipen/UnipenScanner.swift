/// Walks over the bytes of a UNIPEN file, line by line, without making strings of the millions of number lines.
struct UnipenScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }
    /// True when a keyword (a `.` and a letter) stands at the start of the present line.
    var isAtKeyword: Bool {
        position + 1 < bytes.count && bytes[position] == UInt8(ascii: ".") && bytes[position + 1] >= UInt8(ascii: "A")
    }

    /// The present line without its end; moves on to the next one.
    mutating func line() -> Substring {
        let start = position
        while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        skipLineEnd()
        return Substring(text)
    }

    mutating func skipLine() {
        while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
        skipLineEnd()
    }

    /// Moves on to the start of the next line that begins with a keyword.
    mutating func skipToKeyword() {
        while !isAtEnd, !isAtKeyword { skipLine() }
    }

    /// The next number of the present line; `nil` at the line's end or before anything that is not a number.
    mutating func number() -> Float? {
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
        let start = position
        var value: Float = 0
        var scale: Float = 1
        var digits = 0
        var isNegative = false
        var isFraction = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 48, byte <= 57 {
                value = value * 10 + Float(byte - 48)
                if isFraction { scale *= 10 }
                digits += 1
            } else if byte == UInt8(ascii: "-"), position == start {
                isNegative = true
            } else if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else {
                break
            }
            position += 1
        }
        guard digits > 0 else {
            position = start
            return nil
        }
        return (isNegative ? -value : value) / scale
    }

    private mutating func skipLineEnd() {
        if position < bytes.count, bytes[position] == 13 { position += 1 }
        if position < bytes.count, bytes[position] == 10 { position += 1 }
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}
