import Testing

@testable import DocumentFormats

@Suite struct MarkupTests {
    @Test func text() {
        #expect(Markup.text("a<b>&\"c'\n\t\r") == "a&lt;b&gt;&amp;\"c'\n\t&#13;")
        #expect(Markup.text("\u{0}\u{1F}\u{80}\u{FFFF}𝔸") == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}𝔸")
    }

    @Test func attributes() {
        #expect(Markup.attribute("\"'\n\t&") == "&quot;&#39;&#10;&#9;&amp;")
        #expect(Markup.quotedAttribute("\"'\n<") == "\"&#39;&#10;&lt;")
    }
}
