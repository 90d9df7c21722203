import GlyphClassifier

/// The lattices that one shard learns in one step.
struct LatticeShard {
    private(set) var lattices: [GlyphLattice] = []
    /// Glyphs of all of them.
    private(set) var glyphCount = 0
    private(set) var characters = 0

    /// None.
    init() {}

    /// Draws lines until one no longer fits.
    init(
        _ sources: [(source: any GlyphLatticeSource, share: Float)], capacity: Int, using random: inout SplitMix64
    ) {
        // Sources may give nothing, again and again.
        for _ in 0..<capacity {
            guard let place = random.nextPlace(byShares: sources.map(\.share)),
                let lattice = sources[place].source.lattice(using: &random), lattice.count <= capacity
            else { continue }
            if glyphCount + lattice.count > capacity { break }
            lattices.append(lattice)
            glyphCount += lattice.count
            characters += lattice.characters
        }
    }

    /// Replaces logits by the derivatives of the characters' mean loss by them, times `weight`.
    func differentiate(_ logits: UnsafeMutablePointer<Float>, classes: Int, weight: Float) -> CrossEntropy.Result {
        var result = CrossEntropy.Result()
        var start = logits
        for lattice in lattices {
            for glyph in 0..<lattice.count {
                ConvolutionalClassifier.logSoftmax(start + glyph * classes, classes: classes, temperature: 1)
            }
            let scores = UnsafeMutableBufferPointer(start: start, count: lattice.count * classes)
            if let loss = lattice.differentiate(scores, weight / Float(characters)) {
                result.latticeLoss += Double(loss)
                result.latticeCharacters += lattice.characters
            }
            start += lattice.count * classes
        }
        return result
    }
}
