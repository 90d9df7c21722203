import Reading
import ReadingTraining
import Testing

@Suite struct SeenPageTests {
    private let reader = PageReader(classifier: TestPages.Indifferent(), prior: nil)

    @Test func aPageReadRightHasNoErrors() {
        let result = TestPages.page("ab ca").score(reader)
        #expect(result.text == "ab ca\n")
        #expect(result.asWritten.edits == 0 && result.asWritten.characters == 5)
    }

    @Test func caseIsAnErrorOnlyAsWritten() {
        var page = TestPages.page("abc")
        page.truth = "aBC"
        let result = page.score(reader)
        #expect(result.asWritten.edits == 2 && result.caseFolded.edits == 0)
    }
}
