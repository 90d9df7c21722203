import Testing

@testable import Reading

struct LanguagePriorTests {
    private let prior = TinyPrior.make()
    private let rootCost = Float(TinyPrior.rootCost) / 16

    @Test func aStoredNGramHasItsOwnProbability() {
        let afterA = prior.advance(prior.start, by: LanguagePrior.symbol(for: "a")).state
        #expect(afterA.node == 1)
        let step = prior.advance(afterA, by: LanguagePrior.symbol(for: "b"))
        #expect(step.logProbability == -1)
        #expect(step.state.node == 0)
    }

    @Test func aMissingNGramCostsTheBackOffWeight() {
        let afterA = prior.advance(prior.start, by: LanguagePrior.symbol(for: "a")).state
        let step = prior.advance(afterA, by: LanguagePrior.symbol(for: "z"))
        #expect(step.logProbability == -0.5 - rootCost)
    }

    @Test func theSuffixGivesTheNextContext() {
        let afterA = prior.advance(prior.start, by: LanguagePrior.symbol(for: "a")).state
        #expect(prior.advance(afterA, by: LanguagePrior.symbol(for: "a")).state == afterA)
    }

    @Test func aTextCostsTheSumOfItsSteps() {
        #expect(prior.logProbability(of: "ab") == -rootCost - 1)
        #expect(prior.logProbability(of: "") == 0)
    }
}
