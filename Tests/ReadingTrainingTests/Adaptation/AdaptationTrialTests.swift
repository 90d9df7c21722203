import Testing

@testable import ReadingTraining

@Suite struct AdaptationTrialTests {
    private func page(_ characters: Int, _ edits: Int, sure: Double) -> WrittenPage {
        WrittenPage(characters: characters, edits: edits, sureCharacters: sure)
    }

    @Test func ratesArePooledAndTheSurerReadingCounts() {
        let rates = AdaptationTrial.Rates([
            (before: page(30, 6, sure: 20), learnt: page(30, 3, sure: 24)),
            (before: page(10, 1, sure: 9), learnt: page(10, 5, sure: 7)),
        ])
        #expect(rates.before == 7.0 / 40 && rates.learnt == 8.0 / 40 && rates.after == 4.0 / 40)
        #expect(abs(rates.change - (4.0 / 7 - 1)) < 1e-9 && abs(rates.learntChange - (8.0 / 7 - 1)) < 1e-9)
    }

    @Test func nothingIsNoError() {
        #expect(AdaptationTrial.Rates([]).before == 0)
    }
}
