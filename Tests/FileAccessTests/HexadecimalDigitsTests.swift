import Testing

@testable import FileAccess

@Suite struct HexadecimalDigitsTests {
    @Test func bytes() {
        #expect(HexadecimalDigits.encode([0, 15, 16, 255]) == "000f10ff")
        #expect(HexadecimalDigits.decode("000f10FF") == [0, 15, 16, 255])
        for digits in ["1", "+1", "zz", "ü"] { #expect(HexadecimalDigits.decode(digits) == nil) }
    }
}
