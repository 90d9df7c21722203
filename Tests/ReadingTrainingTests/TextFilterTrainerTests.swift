import Reading
import Testing

@testable import ReadingTraining

@Suite struct TextFilterTrainerTests {
    @Test func separatesLinesByWhatTheyAreWorth() {
        let lines = (0..<40).map { index in
            var evidence = TextEvidence()
            evidence.length = Float(4 + index % 5)
            evidence.shape = index % 2 == 0 ? -0.5 - Float(index) / 100 : -2 - Float(index) / 100
            return LineGain(page: "page", text: "", evidence: evidence, gain: index % 2 == 0 ? 6 : -6)
        }
        var filter = TextFilter()
        filter.weights = TextFilterTrainer(lines.map { ($0, 1) }).weights()
        for line in lines { #expect((filter.logOdds(line.evidence) > 0) == (line.gain > 0)) }
    }

    @Test func aLineIsWorthTheEditsItSaves() {
        let reader = PageReader(characterSet: TestPages.characterSet, prior: nil)
        let lines = TestPages.page("ab ca bb").linesAndGains(reader)
        #expect(lines.map(\.gain) == [8] && lines.map(\.text) == ["ab ca bb\n"])
    }
}
