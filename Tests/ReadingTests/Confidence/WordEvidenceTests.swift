import Glibc
import Testing

@testable import Reading

@Suite struct WordEvidenceTests {
    private let line = TestLattice.singles(
        TestLattice.boxes(gaps: [4, 40, 4]), "ab.1",
        [[-0.1, -3, -9, -9], [-3, -0.2, -9, -9], [-9, -9, -0.1, -3], [-9, -9, -0.4, -2]])

    private func words(prior: LanguagePrior?) -> [(text: String, evidence: WordEvidence)] {
        let reader = PageReader(characterSet: line.characterSet, prior: prior)
        return reader.readings([line]).flatMap(reader.wordsWithEvidence)
    }

    @Test func eachWordHasItsOwn() throws {
        let found = words(prior: nil)
        #expect(found.map(\.text) == ["ab", ".."])
        let (first, second) = (try #require(found.first).evidence, try #require(found.last).evidence)
        #expect(first.length == 2 && abs(first.leastShape + 0.2) < 1e-5)
        #expect(!first.isSign && second.isSign && first.prior == nil && !first.isKnown && !first.isUnknown)
        #expect(first.outerGap == second.outerGap && first.outerGap < 0 && first.innerGap < 0)
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
