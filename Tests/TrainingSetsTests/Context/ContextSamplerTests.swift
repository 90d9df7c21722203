import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct ContextSamplerTests {
    private let set = CharacterSet.board
    private let sampler = ContextSampler(characterSet: .board, negativeShare: 1)

    /// Upright bars of the height of a letter, too thin to be cut.
    private func bars(_ text: String, gap: Float) throws -> ComposedLine {
        try #require(
            ComposedLine(
                glyphs: text.enumerated().map { index, character in
                    let x = gap * Float(index)
                    return ComposedLine.Glyph(character: character, shape: .strokes([[[x, 0], [x, -1]]]))
                }))
    }

    private func counts(_ line: ComposedLine, seed: UInt64) -> [Int: Int] {
        var random = SplitMix64(seed: seed)
        return Dictionary(sampler.samples(of: line, using: &random).map { ($0.classIndex, 1) }, uniquingKeysWith: +)
    }

    @Test func wholeGlyphsAreCharactersAndJoinedOnesAreNot() throws {
        // Three bars give six candidates: three alone, two pairs, all three. A dry pen may part a bar in two or lose so
        // much of it that it is neither.
        let line = try bars("l1I", gap: 0.3)
        let characters = Set(try "l1I".map { try #require(set.index(of: $0)) })
        var complete = 0
        for seed in 0..<15 as Range<UInt64> {
            var found = counts(line, seed: seed)
            let joined = found.removeValue(forKey: set.notACharacter) ?? 0
            #expect(joined >= 3 && characters.isSuperset(of: found.keys))
            if joined == 3, found.count == 3, found.values.allSatisfy({ $0 == 1 }) { complete += 1 }
        }
        #expect(complete >= 13)
    }

    @Test func fragmentsAreNoCharacters() throws {
        // A wide n is cut through its arch: one candidate is all of it, the others are parts.
        let n: [SIMD2<Float>] = [[0, 0], [0, -1], [0.8, -1], [0.8, 0]]
        let line = try #require(ComposedLine(glyphs: [.init(character: "n", shape: .strokes([n]))]))
        let whole = try #require(set.index(of: "n"))
        var complete = 0
        for seed in 0..<15 as Range<UInt64> {
            let found = counts(line, seed: seed)
            #expect((found[set.notACharacter] ?? 0) >= 1)
            #expect(Set(found.keys).isSubset(of: [whole, set.notACharacter]))
            if found[whole] == 1 { complete += 1 }
        }
        // A dry pen may lose so much of it that it is neither.
        #expect(complete >= 13)
    }

    @Test func glyphsTheSetLacksAreLeftOut() throws {
        #expect(Set(counts(try bars("Жl", gap: 0.45), seed: 1).keys) == [set.index(of: "l"), set.notACharacter])
    }

    @Test func aShareOfTheNegativesIsKept() throws {
        let none = ContextSampler(characterSet: .board, negativeShare: 0)
        var random = SplitMix64(seed: 4)
        let samples = none.samples(of: try bars("lll", gap: 0.45), using: &random)
        #expect(samples.count == 3 && samples.allSatisfy { $0.classIndex == set.index(of: "l") })
    }

    @Test func samplesAreNormalisedGlyphs() throws {
        var random = SplitMix64(seed: 5)
        for sample in sampler.samples(of: try bars("lll", gap: 0.45), using: &random) {
            #expect(sample.pixels.count == 28 * 28)
            // The ink's longer side fills 24 of the 28 pixels.
            let ink = sample.pixels.indices.filter { sample.pixels[$0] > 0 }
            let columns = ink.map { $0 % 28 }
            let height = (ink.last ?? 0) / 28 - (ink.first ?? 0) / 28 + 1
            let width = (columns.max() ?? 0) - (columns.min() ?? 0) + 1
            #expect(max(width, height) == 24)
        }
    }
}
