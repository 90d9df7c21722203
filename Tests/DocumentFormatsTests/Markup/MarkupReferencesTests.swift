import Testing

@testable import DocumentFormats

@Suite struct MarkupReferencesTests {
    private func resolve(_ text: String) -> String { MarkupReferences.resolve(Array(text.utf8)[...]) }

    @Test func references() {
        #expect(resolve("&amp;lt; &lt;&#39;&#x1D538;&#X41;&nbsp;") == "&lt; <'𝔸A\u{A0}")
    }

    @Test func whatIsNoneStands() {
        for text in ["&", "a & b;", "&;", "&#;", "&#xD800;", "&#99999999999;", "&nothing;", "&amp"] {
            #expect(resolve(text) == text)
        }
    }
}
