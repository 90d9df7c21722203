import GlyphClassifier

/// Several sources as one: the glyphs of the first, then those of the next.
public struct JoinedSources: GlyphSource {
    private let parts: [any GlyphSource]
    /// What all of the sources show.
    public let input: GlyphInput
    /// Glyphs of all sources together.
    public let count: Int

    /// - Throws: ``TrainingError`` when there is none, or when they show different things of their glyphs.
    public init(_ parts: [any GlyphSource]) throws {
        guard let first = parts.first, parts.allSatisfy({ $0.input == first.input }) else {
            throw TrainingError("glyphs that are joined must be of one kind")
        }
        self.parts = parts
        input = first.input
        count = parts.reduce(0) { $0 + $1.count }
    }

    /// Renders a glyph of the source that its index falls to.
    public func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        let (part, index) = place(of: index)
        return part.render(index: index, using: &random, into: output)
    }

    /// What that source says of the glyph.
    public func leavesCaseOpen(index: Int) -> Bool {
        let (part, index) = place(of: index)
        return part.leavesCaseOpen(index: index)
    }

    private func place(of index: Int) -> (part: any GlyphSource, index: Int) {
        var rest = index
        for part in parts.dropLast() {
            if rest < part.count { return (part, rest) }
            rest -= part.count
        }
        return (parts[parts.count - 1], rest)
    }
}
