import Testing

@testable import Comparison

@Suite struct TextFileTests {
    @Test func unicode() throws {
        #expect(try TextFile.text(Array("Größe\n".utf8)) == "Größe\n")
        #expect(try TextFile.text([]) == "")
        let units = Array("aö😀".utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }
        #expect(try TextFile.text(little) == "aö😀")
        #expect(try TextFile.text(big) == "aö😀")
    }

    @Test func whatIsTooLongToCompareIsRefused() throws {
        let longest = [UInt8](repeating: 0x61, count: 100_000)
        #expect(try TextFile.text(longest).count == 100_000)
        #expect(throws: TextFileError.tooLong) { try TextFile.text(longest + [0x61]) }
        #expect("\(TextFileError.tooLong)" == "the text has more than 100000 characters")
    }

    @Test func whatIsNoneIsRefused() {
        #expect(throws: TextFileError.notUTF8) { try TextFile.text([0x47, 0x72, 0xF6]) }
        #expect(throws: TextFileError.notUTF16) { try TextFile.text([0xFF, 0xFE, 0x41]) }
        #expect(throws: TextFileError.notUTF16) { try TextFile.text([0xFF, 0xFE, 0x00, 0xD8]) }
    }
}
