import GlyphTraining
import Reading
import Testing

@testable import ReadingTraining

struct FigurePatternsTests {
    private let texts = FigurePatterns.texts(count: 20_000, words: ["apple", "pear"], seed: 1)

    @Test func theSameSeedGivesTheSameTexts() {
        #expect(texts == FigurePatterns.texts(count: 20_000, words: ["apple", "pear"], seed: 1))
        #expect(texts != FigurePatterns.texts(count: 20_000, words: ["apple", "pear"], seed: 2))
    }

    @Test func noPlaceIsLeftOpen() {
        var filler = PatternFiller(words: ["apple"], random: SplitMix64(seed: 1))
        for template in FigurePatterns.templates {
            let text = filler.fill(template)
            #expect(!text.isEmpty && !text.contains("{") && !text.contains("|item"))
        }
    }

    /// What stands after a figure is never much likelier than what else may stand there.
    @Test(arguments: ["3", "24", "x = 10", "+44 20 7946 0"]) func nothingIsRuledOutAfterAFigure(history: String) {
        let prior = PriorBuilder(pruning: 4.5).build(NGramCounts(texts))
        let state = history.reduce(prior.start) { prior.advance($0, by: LanguagePrior.symbol(for: $1)).state }
        let digit = prior.logProbability(of: "1", after: state)
        for sign in [".", ",", ":", "/", "-", " "] {
            #expect(prior.logProbability(of: sign, after: state) > digit - 4, "\(sign)")
        }
        #expect(prior.logProbability(of: "o", after: state) < digit - 1)
    }
}
