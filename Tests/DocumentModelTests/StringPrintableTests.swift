import DocumentModel
import Testing

@Suite struct StringPrintableTests {
    @Test(arguments: [
        ("tafel é 日本 👩‍🏫 – “x”.jpg", "tafel é 日本 👩‍🏫 – “x”.jpg"),
        ("a\u{1B}]0;title\u{7}b\u{7F}", "a?]0;title?b?"),
        ("a\nb\r\nc\td", "a?b??c?d"),
        ("\u{9B}31m", "?31m"),
        ("x\u{2028}y\u{2029}z", "x?y?z"),
        ("gpj.\u{202E}txt\u{2066}", "gpj.?txt?"),
        ("byte \u{10FE1B}", "byte ?"),
    ])
    func nothingActsOnATerminal(text: String, shown: String) { #expect(text.printable == shown) }

    @Test func textsKeepTheirLines() { #expect("one\ntwo\u{1B}\n".printableLines == "one\ntwo?\n") }
}
