import GlyphClassifier
import GlyphTraining
import NetworkKernels

/// Any number of context samples, made from one seed: the same seed gives the same samples, whatever the cores.
public struct ContextGlyphs: Sendable {
    private let sources: [(source: any ContextLineSource, share: Float)]
    private let sampler: ContextSampler

    /// `sources` are where lines come from, each with its share of them.
    public init(sources: [(source: any ContextLineSource, share: Float)], sampler: ContextSampler) {
        self.sources = sources
        self.sampler = sampler
    }

    /// The samples of line number `index` of the series `seed`.
    public func samples(ofLine index: Int, seed: UInt64) -> [ContextSampler.Sample] {
        var random = SplitMix64(seed: seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
        guard let place = random.nextPlace(byShares: sources.map(\.share)),
            let line = sources[place].source.line(using: &random)
        else { return [] }
        return sampler.samples(of: line, using: &random)
    }

    /// The samples of a range of lines, in order, on all cores.
    public func samples(ofLines range: Range<Int>, seed: UInt64) -> [ContextSampler.Sample] {
        ParallelMap.onAllCores(Array(range)) { samples(ofLine: $0, seed: seed) }.flatMap(\.self)
    }
}
