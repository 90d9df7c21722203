import DocumentModel
import Testing

@Suite struct SearchFoldingTests {
    @Test(arguments: [
        ("Merge Sort", "mergesort"), ("Überschrift", "uberschrift"), ("e\u{301}te\u{301}", "ete"),
        ("x-y – z − 1", "x-y-z-1"), ("co\u{AD}op", "coop"), ("\u{201C}a\u{201D}", "\"a\""), ("a\u{0}b\tc\n", "abc"),
        ("白板 2", "白板2"), ("ΟΔΟΣ", "οδοσ"), ("–-—", "---"), ("İ ı", "ii"),
    ])
    func folds(_ text: String, _ folded: String) {
        #expect(SearchFolding.fold(text) == Array(folded.unicodeScalars))
    }
}
