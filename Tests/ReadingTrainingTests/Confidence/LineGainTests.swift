import Reading
import Testing

@testable import ReadingTraining

@Suite struct LineGainTests {
    @Test func aLineIsWorthTheEditsItSaves() {
        let reader = PageReader(classifier: TestPages.Indifferent(), prior: nil)
        let lines = TestPages.page("ab ca bb").linesAndGains(reader)
        #expect(lines.map(\.gain) == [8] && lines.map(\.text) == ["ab ca bb\n"])
        // Eight edits, and half of one for each of the six characters.
        #expect(lines.map { $0.example(share: 0.5).value } == [5.5])
    }
}
