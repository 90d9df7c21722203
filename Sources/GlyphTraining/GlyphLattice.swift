import GlyphClassifier

/// Glyphs that are judged together: all candidates of a line whose text is known, but not which of them say it.
public struct GlyphLattice: Sendable {
    /// 28×28 each, rows from the top, 1 is ink.
    public let pixels: [Float]
    /// How many glyphs these are.
    public let count: Int
    /// Characters of the text.
    public let characters: Int
    /// Replaces natural-log probabilities, `count * classCount`, by the loss's derivatives by the logits times a weight.
    ///
    /// Returns the loss in nats; `nil`, and zeros, when there is nothing to learn from.
    package let differentiate: @Sendable (UnsafeMutableBufferPointer<Float>, Float) -> Float?

    public init(
        pixels: [Float], count: Int, characters: Int,
        differentiate: @escaping @Sendable (UnsafeMutableBufferPointer<Float>, Float) -> Float?
    ) {
        self.pixels = pixels
        self.count = count
        self.characters = characters
        self.differentiate = differentiate
    }
}

/// Something that makes lattices, one after another; the same random numbers give the same one.
public protocol GlyphLatticeSource: Sendable {
    /// A lattice; `nil` when this throw of the dice gave none.
    func lattice(using random: inout SplitMix64) -> GlyphLattice?
}

/// The part of a recipe that says how lines are learnt through their lattices, beside single glyphs.
public struct LatticeRecipe: Hashable, Codable, Sendable {
    /// Shares of the lines by the name of their source.
    public var shares: [String: Float]
    /// Glyphs of lines in each shard at most; a line with more teaches nothing.
    public var glyphsPerShard: Int
    /// How much the mean loss of their characters counts; a single glyph's counts 1.
    public var weight: Float

    public init(shares: [String: Float], glyphsPerShard: Int, weight: Float) {
        self.shares = shares
        self.glyphsPerShard = glyphsPerShard
        self.weight = weight
    }
}

/// The lattices that one shard learns in one step.
struct LatticeShard {
    private(set) var lattices: [GlyphLattice] = []
    /// Glyphs of all of them.
    private(set) var glyphCount = 0
    private(set) var characters = 0

    static let none = LatticeShard()

    private init() {}

    /// Draws lines until one no longer fits.
    init(
        _ sources: [(source: any GlyphLatticeSource, share: Float)], capacity: Int, using random: inout SplitMix64
    ) {
        // Sources may give nothing, again and again.
        for _ in 0..<capacity {
            guard let lattice = Self.source(of: sources, using: &random)?.lattice(using: &random),
                lattice.count <= capacity
            else { continue }
            if glyphCount + lattice.count > capacity { break }
            lattices.append(lattice)
            glyphCount += lattice.count
            characters += lattice.characters
        }
    }

    /// One of them, by their shares.
    private static func source(
        of sources: [(source: any GlyphLatticeSource, share: Float)], using random: inout SplitMix64
    ) -> (any GlyphLatticeSource)? {
        var rest = Float.random(in: 0..<1, using: &random) * sources.reduce(0) { $0 + $1.share }
        for (source, share) in sources {
            rest -= share
            if rest < 0 { return source }
        }
        return sources.last?.source
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
