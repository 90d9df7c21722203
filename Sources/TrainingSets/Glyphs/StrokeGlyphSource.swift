import GlyphClassifier
import GlyphTraining

/// Single characters from pen strokes, drawn anew with another pen each time.
public struct StrokeGlyphSource: GlyphSource {
    private struct Glyph: Sendable {
        /// Points in letter heights.
        var strokes: [[SIMD2<Float>]]
        var label: Int32
    }

    private let glyphs: [Glyph]
    private let augmentation: GlyphAugmentation

    /// Samples whose label is not one character of the set, in either case, are left out; the set gives the classes.
    public init(
        samples: [PenSample], characterSet: CharacterSet, augmentation: GlyphAugmentation = .training
    ) {
        let heights = LetterHeights(samples)
        self.augmentation = augmentation
        glyphs = samples.compactMap { sample in
            guard sample.label.count == 1, let label = sample.label.first,
                let index = characterSet.caseFoldedIndex(of: label)
            else { return nil }
            let letter = heights.height(for: sample)
            let strokes = sample.strokes.map { stroke in
                StrokeSimplifier.simplify(stroke, letter: letter).map { $0 / letter }
            }
            return Glyph(strokes: strokes, label: Int32(index))
        }
    }

    /// Number of samples in use.
    public var count: Int { glyphs.count }

    /// The class of a glyph, without drawing it.
    public func label(of index: Int) -> Int { Int(glyphs[index].label) }

    /// Draws a sample with a pen by chance, as 28×28 values, and tells its class.
    public func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        let glyph = glyphs[index]
        let coverage = augmentation.coverage(of: .strokes(glyph.strokes), using: &random)
        augmentation.finish(coverage, using: &random, into: output)
        return Int(glyph.label)
    }
}
