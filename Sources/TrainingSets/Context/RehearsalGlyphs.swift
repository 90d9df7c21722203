import GlyphClassifier
import GlyphTraining

/// Glyphs of made-up writers, to remind a network of what it knows while it learns one person's hand.
///
/// Lines in the project's own stroke alphabet go the way of a photo's lines: nothing of any data set is needed, so that
/// they can be made wherever the program runs.
public struct RehearsalGlyphs: Sendable {
    private let glyphs: ContextGlyphs

    /// - Parameter writers: how many there are.
    public init(characterSet: CharacterSet, writers: Int = 40, seed: UInt64 = 1) {
        var samples: [InkSample] = []
        for writer in 0..<writers {
            var random = SplitMix64(seed: seed &+ UInt64(writer) &* 0x9E37_79B9_7F4A_7C15)
            let hand = Hand(using: &random, variation: 2)
            for character in characterSet.characters {
                guard let strokes = hand.strokes(of: character, using: &random) else { continue }
                samples.append(InkSample(label: String(character), strokes: strokes, writer: "\(writer)"))
            }
        }
        glyphs = ContextGlyphs(
            sources: [(LineComposer(samples: samples, words: BoardText.vocabulary), 1)],
            sampler: ContextSampler(characterSet: characterSet, negativeShare: 0.4))
    }

    /// The glyphs of a number of lines, some twenty a line.
    public func glyphs(ofLines count: Int, seed: UInt64 = 1) -> LabelledGlyphs {
        var result = LabelledGlyphs()
        for sample in glyphs.samples(ofLines: 0..<count, seed: seed) {
            result.append(sample.pixels.lazy.map { Float($0) / 255 }, label: sample.classIndex)
        }
        return result
    }
}
