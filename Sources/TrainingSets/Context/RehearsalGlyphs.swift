import GlyphClassifier
import GlyphTraining

/// Glyphs of made-up writers, to remind a network of what it knows while it learns one person's hand.
///
/// Lines in the project's own stroke alphabet go the way of a photo's lines: nothing of any data set is needed, so that
/// they can be made wherever the program runs.
public struct RehearsalGlyphs: Sendable {
    private let glyphs: ContextGlyphs
    private let input: GlyphInput

    /// `writers` is how many are made up.
    public init(characterSet: CharacterSet, input: GlyphInput = .ink, writers: Int = 40, seed: UInt64 = 1) {
        let samples = PenSample.madeUp(characters: characterSet.characters, writers: writers, seed: seed)
        self.input = input
        // Among stops and joints the words' own characters would be fewer: without, less was forgotten.
        let text = LineText(words: BoardText.vocabulary, hasStops: false)
        glyphs = ContextGlyphs(
            sources: [(LineComposer(samples: samples, text: text), 1)],
            sampler: ContextSampler(characterSet: characterSet, input: input, negativeShare: 0.4))
    }

    /// The glyphs of lines by their numbers, some twenty a line.
    public func glyphs(ofLines range: Range<Int>, seed: UInt64 = 1) -> LabelledGlyphs {
        var result = LabelledGlyphs(input: input)
        for sample in glyphs.samples(ofLines: range, seed: seed) {
            result.append(sample.pixels.map { Float($0) / 255 }, label: sample.classIndex)
        }
        return result
    }
}
