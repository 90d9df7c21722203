import GlyphClassifier
import GlyphTraining

/// Any number of context samples, made from one seed: the same seed gives the same samples, whatever the cores.
public struct ContextGlyphs: Sendable {
    private let composer: LineComposer
    private let lines: [ComposedLine]
    private let sampler: ContextSampler

    /// Share of lines that are set from single characters; the others were written as they stand.
    private static let composedShare: Float = 0.8

    /// - Parameters:
    ///   - samples: isolated characters to set lines from.
    ///   - written: lines whose characters are known as they were written.
    ///   - words: what set lines say.
    public init(samples: [InkSample], written: [InkLine], words: [String], sampler: ContextSampler) {
        composer = LineComposer(samples: samples, words: words)
        lines = written.compactMap { line in
            ComposedLine(
                glyphs: line.characters.compactMap { sample in
                    sample.label.first.map { ComposedLine.Glyph(character: $0, strokes: sample.strokes) }
                })
        }
        self.sampler = sampler
    }

    /// The samples of line number `index` of the series `seed`.
    public func samples(ofLine index: Int, seed: UInt64) -> [ContextSampler.Sample] {
        var random = SplitMix64(seed: seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
        if lines.isEmpty || (composer.isUsable && random.chance(Self.composedShare)) {
            return composer.line(using: &random).map { sampler.samples(of: $0, using: &random) } ?? []
        }
        let line = lines[Int.random(in: lines.indices, using: &random)]
        return sampler.samples(of: line, using: &random)
    }

    /// The samples of a range of lines, in order, on all cores.
    public func samples(ofLines range: Range<Int>, seed: UInt64) -> [ContextSampler.Sample] {
        concurrentMap(Array(range)) { samples(ofLine: $0, seed: seed) }.flatMap(\.self)
    }
}
