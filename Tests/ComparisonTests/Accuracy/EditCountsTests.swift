import DocumentModel
import Testing

@testable import Comparison

@Suite struct EditCountsTests {
    private func counts(_ truth: String, _ text: String) -> EditCounts {
        EditCounts(truth: Array(truth), text: Array(text))
    }

    @Test func countsEachKind() {
        let kitten = counts("kitten", "sitting")
        #expect((kitten.substitutions, kitten.insertions, kitten.deletions) == (2, 1, 0))
        #expect(kitten.errorRate == 0.5)
        let shorter = counts("boards", "bard")
        #expect((shorter.substitutions, shorter.insertions, shorter.deletions) == (0, 0, 2))
    }

    @Test func prefersMatchesToSubstitutions() {
        // Two substitutions would do as well, but match nothing.
        let swapped = counts("ab", "ba")
        #expect((swapped.substitutions, swapped.insertions, swapped.deletions) == (0, 1, 1))
    }

    @Test func emptyTexts() {
        #expect(counts("", "").errorRate == 0)
        #expect(counts("", "abc").errorRate == 1)
        #expect(counts("", "abc").insertions == 3)
        #expect(counts("abc", "").deletions == 3)
        #expect(counts("abc", "").errorRate == 1)
    }

    @Test func canonicallyEquivalentCharactersAreEqual() {
        #expect(counts("caf\u{E9}", "cafe\u{301}").edits == 0)
        #expect(counts("caf\u{E9}", "cafe").substitutions == 1)
    }

    @Test func agreesWithTheEditDistanceAndTheAlignment() {
        var random = Randomness(seed: 3)
        for _ in 0..<200 {
            let (truth, text) = (random.letters(), random.letters())
            let counts = EditCounts(truth: truth, text: text)
            #expect(counts.edits == editDistance(truth, text))
            let steps = EditAlignment.steps(truth: truth, text: text)
            #expect(steps.compactMap(\.truth) == truth)
            #expect(steps.compactMap(\.text) == text)
            #expect(steps.count { $0.truth != nil && $0.text != nil && !$0.isMatch } == counts.substitutions)
            #expect(steps.count { $0.truth == nil } == counts.insertions)
            #expect(steps.count { $0.text == nil } == counts.deletions)
        }
    }

    /// The band of the table that is gone through is narrow where the texts are alike, and all of it where they are not.
    @Test func agreesWithTheWholeTable() {
        var random = Randomness(seed: 5)
        for _ in 0..<50 {
            let truth = (0..<90).map { _ in Int.random(in: 0..<4, using: &random) }
            for alike in [0, 60, 85] {
                let text = truth[..<alike] + (0..<40).map { _ in Int.random(in: 0..<4, using: &random) }
                let counts = EditCounts(truth: truth, text: Array(text))
                let steps = EditAlignment.steps(truth: truth, text: Array(text))
                #expect(counts.edits == steps.count { !$0.isMatch })
                #expect(
                    counts.substitutions == steps.count { $0.truth != nil && $0.text != nil && !$0.isMatch })
            }
        }
    }

    @Test func longTextsWithLittleInCommonAreSubstitutions() {
        let (truth, text) = ([Int](repeating: 0, count: 20_000), [Int](repeating: 1, count: 20_005))
        let counts = EditCounts(truth: truth, text: text)
        #expect((counts.substitutions, counts.insertions, counts.deletions) == (20_000, 5, 0))
    }

    @Test func sumsArePooled() {
        let sum = counts("abcd", "abcx") + counts("ab", "")
        #expect(sum.truthLength == 6)
        #expect(sum.errorRate == 0.5)
    }
}

/// Repeatable random texts of few letters.
struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 32) | (state << 32)
    }

    mutating func letters() -> [Character] {
        let length = Int.random(in: 0..<12, using: &self)
        return (0..<length).map { _ in "abc".randomElement(using: &self) ?? "a" }
    }
}
