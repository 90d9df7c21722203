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

    @Test func namesMayHoldLineFeedsAndOtherBytes() {
        let bytes = [0x61, 0x0A, 0xFF, 0x00, 0x62, 0x00] as [UInt8]
        #expect(
            PathList.paths(in: bytes, endedByZero: true) == [
                FilePath(bytes: [0x61, 0x0A, 0xFF]), FilePath(bytes: [0x62]),
            ])
    }
}
