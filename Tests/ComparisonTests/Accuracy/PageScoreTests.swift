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

    @Test func assignmentMatchesBruteForce() {
        var seed: UInt64 = 7
        func next() -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 60)
        }
        for _ in 0..<50 {
            let size = 4
            let cost = (0..<size).map { _ in (0..<size).map { _ in next() } }
            var best = Int.max
            func permute(_ chosen: [Int]) {
                if chosen.count == size {
                    best = min(best, chosen.enumerated().reduce(0) { $0 + cost[$1.offset][$1.element] })
                    return
                }
                for column in 0..<size where !chosen.contains(column) { permute(chosen + [column]) }
            }
            permute([])
            #expect(LinearAssignment(cost).cost == best)
        }
    }

    @Test func whatIsReadWhereNothingIsWrittenIsWrong() {
        let invented = PageScore(truth: "", text: "abc")
        #expect(invented.edits == 3 && invented.errorRate == 1)
        #expect(PageScore(truth: "", text: "").errorRate == 0)
        #expect((invented + PageScore(truth: "abcdef", text: "abcdef")).errorRate == 0.5)
    }
}
