import FileAccess
import Testing

@Suite struct PathListTests {
    @Test func linesAreHandedOnAsTheyEnd() {
        var list = PathList(endedByZero: false)
        #expect(list.paths(adding: Array("a b\nc".utf8)) == ["a b"])
        #expect(list.paths(adding: Array("d".utf8)) == [])
        #expect(list.paths(adding: Array("\n\n./-\ne".utf8)) == ["cd", "./-"])
        #expect(list.finish() == ["e"])
        #expect(list.finish() == [])
    }

    @Test func linesOfWindows() {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("a\r\n\r\nb\rc\r".utf8)
        #expect(PathList.paths(in: bytes, endedByZero: false) == ["a", "b\rc"])
        #expect(PathList.paths(in: Array("a\r\0".utf8), endedByZero: true) == ["a\r"])
    }

    /// As Windows' programs write them.
    @Test(arguments: [true, false], ["\u{FEFF}", ""]) func linesInUTF16(isLittleEndian: Bool, mark: String) {
        let bytes = (mark + "aé.png\r\n🎈.png\nc").utf16.flatMap { unit in
            [UInt8(unit >> 8), UInt8(unit & 255)].reversed(if: isLittleEndian)
        }
        #expect(PathList.paths(in: bytes, endedByZero: false) == ["aé.png", "🎈.png", "c"])
        // Byte by byte, as a pipe may bring them.
        var list = PathList(endedByZero: false)
        #expect(bytes.flatMap { list.paths(adding: [$0]) } + list.finish() == ["aé.png", "🎈.png", "c"])
    }

    @Test func aBeginningThatIsNoMark() {
        var list = PathList(endedByZero: false)
        #expect(list.paths(adding: [0xEF]) == [])
        #expect(list.paths(adding: Array("b\n".utf8)).map(\.bytes) == [[0xEF, 0x62]])
        #expect(PathList.paths(in: [0xFF], endedByZero: false).map(\.bytes) == [[0xFF]])
        #expect(PathList.paths(in: [0xFF, 0xFE, 0x61], endedByZero: true).map(\.bytes) == [[0xFF, 0xFE, 0x61]])
    }

    @Test func namesMayHoldLineFeedsAndOtherBytes() {
        let bytes = [0x61, 0x0A, 0xFF, 0x00, 0x62, 0x00] as [UInt8]
        #expect(
            PathList.paths(in: bytes, endedByZero: true) == [
                FilePath(bytes: [0x61, 0x0A, 0xFF]), FilePath(bytes: [0x62]),
            ])
    }
}

extension [UInt8] {
    fileprivate func reversed(if condition: Bool) -> [UInt8] { condition ? reversed() : self }
}
