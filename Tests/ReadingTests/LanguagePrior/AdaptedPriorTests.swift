import Testing

@testable import Reading

@Suite struct AdaptedPriorTests {
    private let prior = TinyPrior.make()

    @Test func withoutAPageItIsTheLanguagesWeighted() {
        var adapted = AdaptedPrior(prior, weight: 0.5)
        var state = adapted.start
        #expect(state.language == prior.start)
        for symbol in LanguagePrior.Symbol.all {
            let expected = prior.advance(state.language, by: symbol)
            let found = adapted.advance(state, by: symbol)
            #expect(found.state == AdaptedPrior.State(language: expected.state))
            #expect(abs(found.score - 0.5 * expected.logProbability) < 1e-5)
            state = found.state
        }
    }

    @Test func whatOtherLinesSayIsLikelier() {
        let page = PagePrior(lines: PagePriorTests.lines(["xqzk", "xqzk", ""]))
        let rows = PagePriorRows(page, besidesLine: 2, strength: 4)
        func score(_ text: String, _ adapted: AdaptedPrior) -> Float {
            var adapted = adapted
            var (state, score) = (adapted.start, Float(0))
            for character in text {
                let step = adapted.advance(state, by: LanguagePrior.symbol(for: character))
                (state, score) = (step.state, score + step.score)
            }
            return score
        }
        let (with, without) = (AdaptedPrior(prior, page: rows, weight: 1), AdaptedPrior(prior, weight: 1))
        #expect(score("xqzk", with) > score("xqzk", without) + 2)
        #expect(abs(score("kzqx", with) - score("kzqx", without)) < 1e-4)
    }
}
