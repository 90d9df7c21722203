import Testing

@testable import ReadingTraining

struct PriorCorpusTests {
    @Test func kindsGetTheirShares() {
        var corpus = PriorCorpus()
        corpus.words = [WeightedText("the", weight: 3, opening: .word)]
        var mix = PriorCorpus.Mix()
        mix.words = 400
        #expect(corpus.mixed(mix).map(\.weight) == [100])
    }

    @Test func wordsInSentencesCountOnlyWhereTheyAreAskedFor() {
        var corpus = PriorCorpus()
        corpus.sentences = [WeightedText("the end.")]
        #expect(corpus.mixed(PriorCorpus.Mix()).map(\.weight) == [0])
        var mix = PriorCorpus.Mix()
        mix.sentences = 90
        #expect(corpus.mixed(mix).map(\.weight) == [10])
    }

    @Test func heldOutLinesAreTakenAway() {
        var corpus = PriorCorpus()
        corpus.code = (0..<10).map { WeightedText("line \($0)") }
        #expect(corpus.holdOut(interval: 5).code == ["line 0", "line 5"])
        #expect(corpus.code.count == 8)
    }

    @Test func theLexiconHoldsWordsAndNames() {
        var corpus = PriorCorpus()
        corpus.words = [WeightedText("array")]
        corpus.names = [WeightedText("Alice")]
        #expect(corpus.lexicon().contains("alice") && corpus.lexicon().contains("ARRAY"))
    }
}
