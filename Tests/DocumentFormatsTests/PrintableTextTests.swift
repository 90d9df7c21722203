import Testing

@testable import DocumentFormats

@Suite struct PrintableTextTests {
    @Test func controlCharactersAreReplaced() {
        #expect(PrintableText.text("a\tb\r\nc\u{85}d\u{2028}") == "a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}d\u{FFFD}")
        #expect(PrintableText.text("ü→𝔸\u{A0}") == "ü→𝔸\u{A0}")
    }
}
