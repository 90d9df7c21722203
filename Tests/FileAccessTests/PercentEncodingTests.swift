import Testing

@testable import FileAccess

@Suite struct PercentEncodingTests {
    @Test func allButWhatURLsHaveIsEscaped() {
        #expect(PercentEncoding.encode("a-Z_0.~ /é%".utf8) == "a-Z_0.~%20%2F%C3%A9%25")
        #expect(PercentEncoding.encode("a/b c".utf8, keeping: Set("abc/".utf8)) == "a/b%20c")
        #expect(PercentEncoding.escape(7) == "%07")
    }

    @Test func escapesAreTwoDigits() {
        func byte(_ text: String) -> UInt8? { PercentEncoding.escapedByte(atStartOf: Array(text.utf8)[...]) }
        #expect(byte("%41bc") == 0x41 && byte("%fF") == 255)
        for text in ["", "%", "%4", "%+1", "% 1", "%4g", "41%"] { #expect(byte(text) == nil) }
    }
}
