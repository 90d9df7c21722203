import Reading
import Testing

@testable import ReadingTraining

@Suite struct ScoredWordTests {
    @Test func aWordOfTheTruthIsFoundOnce() {
        let reader = PageReader(classifier: TestPages.Indifferent(), prior: nil)
        var page = TestPages.page("abc abc bca")
        page.truth = "bca abc"
        let words = page.scoredWords(reader)
        #expect(words.map(\.text) == ["abc", "abc", "bca"] && words.map(\.isRight) == [true, false, true])
        #expect(words.map { $0.example(share: 2).value } == [2, -2, 2])
    }
}
