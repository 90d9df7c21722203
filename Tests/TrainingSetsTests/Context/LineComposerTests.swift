import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct LineComposerTests {
    /// One writer's alphabet, as the stroke alphabet has it.
    private let samples: [PenSample] = {
        var random = SplitMix64(seed: 2)
        let hand = Hand(using: &random)
        return "abcdefghijklmnopqrstuvwxyz".compactMap { character in
            hand.strokes(of: character, using: &random).map {
                PenSample(label: String(character), strokes: $0, writer: "w")
            }
        }
    }()

    @Test(arguments: 0..<20) func setsOneToFourWordsLeftToRight(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let composer = LineComposer(samples: samples, text: LineText(words: ["hello", "board"]))
        let line = try #require(composer.line(using: &random))
        #expect(!line.glyphs.isEmpty && line.letterHeight > 0)
        // Letters may overhang, but none starts before the one it follows.
        let middles = line.glyphs.map(\.shape.bounds.center.x)
        for (one, next) in zip(middles, middles.dropFirst()) { #expect(next > one - 0.6) }
    }

    @Test func theSameSeedGivesTheSameLine() throws {
        let composer = LineComposer(samples: samples, text: LineText(words: ["hello", "board"]))
        func shapes(_ seed: UInt64) -> [GlyphShape]? {
            var random = SplitMix64(seed: seed)
            return composer.line(using: &random)?.glyphs.map(\.shape)
        }
        #expect(shapes(3) == shapes(3) && shapes(3) != shapes(4))
    }

    @Test func aWriterOfFewCharactersSetsNoLines() {
        var random = SplitMix64(seed: 1)
        let few = Array(samples.prefix(10))
        #expect(LineComposer(samples: few, text: LineText(words: ["a"])).line(using: &random) == nil)
        #expect(LineComposer(samples: [], text: LineText(words: [])).line(using: &random) == nil)
    }
}
