/// The part of a recipe that says how lines are learnt through their lattices, beside single glyphs.
public struct LatticeRecipe: Hashable, Codable, Sendable {
    /// Shares of the lines by the name of their source.
    public var shares: [String: Float]
    /// Glyphs of lines in each shard at most; a line with more teaches nothing.
    public var glyphsPerShard: Int
    /// How much the mean loss of their characters counts; a single glyph's counts 1.
    public var weight: Float

    /// The part of a recipe put together from its values.
    public init(shares: [String: Float], glyphsPerShard: Int, weight: Float) {
        self.shares = shares
        self.glyphsPerShard = glyphsPerShard
        self.weight = weight
    }
}
