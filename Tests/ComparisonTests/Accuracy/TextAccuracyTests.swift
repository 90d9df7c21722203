import Testing

@testable import Comparison

@Suite struct TextAccuracyTests {
    @Test func bagOfWordsIgnoresOrder() {
        #expect(BagOfWords(truth: ["a", "b", "c"], text: ["c", "a", "b"]).errors == 0)
        #expect(BagOfWords(truth: ["a", "b", "c"], text: ["c", "x", "b"]).errors == 1)
        #expect(BagOfWords(truth: ["a", "a"], text: ["a"]).errors == 1)
        #expect(BagOfWords(truth: ["a"], text: ["a", "b", "c"]).errorRate == 2)
        #expect(BagOfWords(truth: [], text: ["a"]).errorRate == 1)
    }

    @Test func normalizes() {
        #expect(TextNormalization.normalize("\u{FEFF} \na\r\nb\rc\u{85}\n") == "a\nb\nc")
        #expect(TextNormalization.characters(of: "a\r\nb").count == 3)
        #expect(TextNormalization.normalize(" \n ") == "")
    }

    @Test func countsAPage() {
        let page = PageAccuracy(truth: "Push the Array\nReturn it\n", text: "Return it\npush the Array")
        #expect(page.asWritten.anyOrder.edits == 1)
        #expect(page.caseFolded.anyOrder.edits == 0)
        #expect(page.asWritten.bagOfWords.errors == 1)
        #expect(page.caseFolded.bagOfWords.errors == 0)
        #expect(page.asWritten.characters.truthLength == 24)
        #expect(page.asWritten.words.truthLength == 5)
        #expect(page.caseFolded.words.edits > 0)
    }

    @Test func noTextIsAnErrorRateOfOne() {
        let page = PageAccuracy(truth: "Some words\nand more", text: "")
        #expect(page.asWritten.characters.errorRate == 1)
        #expect(page.asWritten.words.errorRate == 1)
        #expect(page.caseFolded.bagOfWords.errorRate == 1)
        // Paired lines leave the blank between them uncounted.
        #expect(page.asWritten.anyOrder.edits == 18)
        let unread = PageAccuracy.unread(truth: "Some words\nand more")
        #expect(unread.asWritten.anyOrder.errorRate == 1)
        #expect(unread.caseFolded.anyOrder.errorRate == 1)
        #expect(unread.asWritten.characters == page.asWritten.characters)
    }

    @Test func poolsBySums() {
        let pages = [PageAccuracy(truth: "abcd", text: "abcd"), PageAccuracy(truth: "ab", text: "")]
        let pooled = PageAccuracy.pooled(pages).asWritten
        #expect(pooled.characters.errorRate == 2.0 / 6)
        #expect(pooled.anyOrder.errorRate == 2.0 / 6)
        #expect(pooled.words.truthLength == 2)
    }
}
