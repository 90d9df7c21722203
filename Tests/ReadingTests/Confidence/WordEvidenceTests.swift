import Glibc
import Testing

@testable import Reading

@Suite struct WordEvidenceTests {
    /// Two words, of which the second is two full stops.
    private let line = TestColumns.boxes(
        TestScoredLines.boxes(gaps: [4, 40, 4]), "ab.1",
        [[-0.1, -3, -9, -9], [-3, -0.2, -9, -9], [-9, -9, -0.1, -3], [-9, -9, -0.2, -2]])

    private func words(prior: LanguagePrior?) -> [(text: String, evidence: WordEvidence)] {
        let reader = PageReader(classifier: SameAnswer("ab.1"), prior: prior)
        return reader.readings([line]).flatMap(reader.wordsWithEvidence)
    }

    @Test func eachWordHasItsOwn() throws {
        let found = words(prior: nil)
        #expect(found.map(\.text) == ["ab", ".."])
        let (first, second) = (try #require(found.first).evidence, try #require(found.last).evidence)
        #expect(first.length == 2 && first.leastShape < -0.05 && first.leastShape > -1)
        #expect(first.confidence > first.leastShape && first.confidence <= 0)
        #expect(!first.isSign && second.isSign && first.prior == nil && !first.isKnown && !first.isUnknown)
        #expect(first.lineShape == second.lineShape && first.lineShape < 0)
    }

    /// A space is between the words, and none in them.
    @Test func gapsAreAsTheyAreSeen() throws {
        let found = words(prior: nil).map(\.evidence)
        #expect(found.count == 2 && found[0].outerGap == found[1].outerGap)
        for evidence in found {
            #expect(evidence.outerGap > -0.1 && evidence.outerGap < 0)
            #expect(evidence.innerGap > -0.01 && evidence.innerGap <= 0)
        }
        let reader = PageReader(classifier: SameAnswer("ab.1"), prior: nil, layout: .singleWord)
        let joined = try #require(reader.readings([line]).flatMap(reader.wordsWithEvidence).first)
        #expect(joined.text == "ab.." && joined.evidence.outerGap == 0)
        #expect(joined.evidence.innerGap < -3, "a space is seen where none is read")
    }

    @Test func thePriorTellsWhatIsUsual() throws {
        let found = words(prior: TinyPrior.make())
        let evidence = try #require(found.first).evidence
        #expect((evidence.prior ?? 0) < 0 && (evidence.leastPrior ?? 0) <= (evidence.prior ?? 0))
    }

    @Test func whatIsReadBetterIsMoreProbablyRight() {
        var evidence = WordEvidence()
        (evidence.length, evidence.prior, evidence.leastPrior, evidence.isKnown) = (5, -1.5, -3, true)
        let confidences = [-4, -2, -0.2].map { (shape: Float) -> Double in
            (evidence.leastShape, evidence.confidence) = (shape * 1.5, shape)
            (evidence.line, evidence.lineShape) = (4 + shape, shape)
            return WordConfidence.fitted.probability(evidence)
        }
        #expect(confidences == confidences.sorted() && Set(confidences).count == 3)
        #expect(confidences.allSatisfy { $0 > 0 && $0 < 1 })
    }
}
