import DocumentModel
import Testing

@testable import Comparison

@Suite struct PageScoreTests {
    @Test func equalTextsHaveNoEdits() {
        #expect(PageScore(truth: "a b\nc", text: "a  b\nc\n").edits == 0)
    }

    @Test func countsInsertionsDeletionsAndSubstitutions() {
        #expect(PageScore(truth: "kitten", text: "sitting").edits == 3)
        #expect(editDistance(Array("flaw"), Array("lawn")) == 2)
        #expect(editDistance([Int](), [1, 2]) == 2)
    }

    @Test func orderOfLinesDoesNotMatter() {
        #expect(PageScore(truth: "first line\nsecond line\nthird", text: "third\nfirst line\nsecond line").edits == 0)
    }

    @Test func unpairedLinesCostTheirLength() {
        let score = PageScore(truth: "abcd\nefghijklmn", text: "efghijklmn")
        #expect(score.edits == 4)
        #expect(score.characters == 15)
    }

    @Test func editsAreCappedAtThePage() {
        #expect(PageScore(truth: "ab", text: "something else altogether").errorRate == 1)
    }

    @Test func foldsTypographyAndDropsArrowsAndBullets() {
        #expect(
            PageScore(truth: "\u{2022} \u{201C}it\u{2019}s\u{201D} \u{2014} a \u{2192} b", text: "\"it's\" - a b").edits
                == 0)
    }

    @Test func whatIsReadWhereNothingIsWrittenIsWrong() {
        let invented = PageScore(truth: "", text: "abc")
        #expect(invented.edits == 3 && invented.errorRate == 1)
        #expect(PageScore(truth: "", text: "").errorRate == 0)
        #expect((invented + PageScore(truth: "abcdef", text: "abcdef")).errorRate == 0.5)
    }
}
