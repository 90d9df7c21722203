import GlyphClassifier
import Testing

@testable import Reading

@Suite struct WantedTextTests {
    @Test(arguments: [
        ("Merge Sort", "mergesort"), ("  a\tb ", "ab"), ("Café", "cafe"), ("Cafe\u{301}", "cafe"), ("“x”", "\"x\""),
        ("1–2", "1-2"), ("→", "→"), ("日", "日"), ("", ""),
    ])
    func caseBlanksAndAccentsCountForNothing(_ text: String, _ folded: String) {
        #expect(String(WantedText(text).characters) == folded)
    }

    @Test func eitherCaseWillDo() {
        let set = CharacterSet(Array("abA1"))
        #expect(WantedText("aB1é").classes(in: set) == [[0, 2], [1], [3], []])
    }
}
