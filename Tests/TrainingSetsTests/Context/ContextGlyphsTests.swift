import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct ContextGlyphsTests {
    /// Always the same line.
    private struct OneLine: ContextLineSource {
        var text: String

        func line(using random: inout SplitMix64) -> ComposedLine? {
            ComposedLine(
                glyphs: text.enumerated().map { index, character in
                    let x = 0.6 * Float(index)
                    return ComposedLine.Glyph(character: character, shape: .strokes([[[x, 0], [x, -1]]]))
                })
        }
    }

    private let glyphs = ContextGlyphs(
        sources: [(OneLine(text: "ll1"), 3), (OneLine(text: "IIII"), 1), (OneLine(text: ""), 0)],
        sampler: ContextSampler(characterSet: .board))

    @Test func oneSeedGivesOneSeries() {
        func key(_ samples: [ContextSampler.Sample]) -> [[Int]] {
            samples.map { [$0.classIndex] + $0.pixels.map(Int.init) }
        }
        let first = key(glyphs.samples(ofLines: 0..<40, seed: 5))
        #expect(first == key(glyphs.samples(ofLines: 0..<40, seed: 5)))
        #expect(first == (0..<40).flatMap { key(glyphs.samples(ofLine: $0, seed: 5)) })
        #expect(first != key(glyphs.samples(ofLines: 0..<40, seed: 6)))
    }

    @Test func sourcesHaveTheirShare() {
        let ones = (0..<200).count { line in
            glyphs.samples(ofLine: line, seed: 1).contains { $0.classIndex == CharacterSet.board.index(of: "1") }
        }
        #expect(ones > 120 && ones < 180)
    }

    @Test func noSourceGivesNothing() {
        let none = ContextGlyphs(sources: [], sampler: ContextSampler(characterSet: .board))
        #expect(none.samples(ofLines: 0..<3, seed: 1).isEmpty)
    }
}
