import Foundation
import Testing

@testable import Reading

@Suite struct ReadingWeightsTests {
    @Test func surviveAFile() throws {
        var weights = ReadingWeights()
        weights.prior = 0.123
        weights.learntGlyphs = 2
        let read = try JSONDecoder().decode(ReadingWeights.self, from: JSONEncoder().encode(weights))
        #expect(read == weights && read != ReadingWeights())
    }

    @Test func withoutLanguageNoCharacterGains() {
        var weights = ReadingWeights()
        let figures = weights.ofFigures
        #expect(figures.characterBonus == 0 && figures.spaceBonus == 0 && figures != weights)
        (weights.characterBonus, weights.rarity, weights.spaceBonus, weights.unknownWord) = (0, 0, 0, 0)
        #expect(figures == weights, "all else stays")
    }
}
