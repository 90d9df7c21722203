import Foundation
import Testing

@testable import Reading

@Suite struct ReadingWeightsTests {
    @Test func surviveAFile() throws {
        var weights = ReadingWeights()
        weights.prior = 0.123
        weights.gapPerHeight = -2
        let read = try JSONDecoder().decode(ReadingWeights.self, from: JSONEncoder().encode(weights))
        #expect(read == weights && read != ReadingWeights())
    }

    @Test func figuresAreNotHeldBackByWords() {
        let (all, figures) = (ReadingWeights(), ReadingWeights().ofFigures)
        #expect(figures.characterBonus > all.characterBonus && figures.rejection > all.rejection)
        #expect(figures.gapBias > all.gapBias && figures.gapPageBias > all.gapPageBias)
        #expect(figures.prior == all.prior)
    }
}
