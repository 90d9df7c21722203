import GlyphClassifier
import Testing

@testable import Reading

@Suite struct LanguageEvidenceTests {
    private let set = CharacterSet(Array("abcB-7"))

    private func evidence(_ text: String) -> LanguageEvidence {
        var (steps, isSpaced) = ([LineTexts.Step](), false)
        for character in text {
            if let index = set.index(of: character) {
                steps.append(
                    LineTexts.Step(
                        classIndex: index, pieces: steps.count..<steps.count + 1, columns: 0...0,
                        borders: 0..<1, spaceBefore: isSpaced, seenSpace: 0))
            }
            isSpaced = character == " "
        }
        return LanguageEvidence(LineTexts.Text(steps: steps, score: 0), of: set)
    }

    private func symbols(_ text: String) -> [LanguagePrior.Symbol] { text.map(LanguagePrior.symbol(for:)) }

    @Test func wordsAreRunsOfLettersThatAreLongEnough() {
        #expect(evidence("aBc ab-abca7cab b").words == ["abc", "abca", "cab"].map(symbols))
        #expect(evidence("").words.isEmpty && LanguageEvidence(nil, of: set).words.isEmpty)
    }

    @Test func wordsAreLookedUp() {
        #expect(evidence("Bac cab abc").known(by: WordFilter(words: ["bac", "abc"])) == 2)
    }

    /// A blank before and one after each.
    @Test func wordsCountByThemselves() {
        let prior = TinyPrior.make()
        let alone = evidence("cab").logProbability(by: prior)
        #expect(abs(alone - prior.logProbability(of: " cab ") + prior.logProbability(of: " ")) < 1e-4)
        #expect(abs(evidence("cab cab").logProbability(by: prior) - 2 * alone) < 1e-4)
    }
}
