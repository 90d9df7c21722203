/// Glyphs that are judged together: all candidates of a line whose text is known, but not which of them say it.
public struct GlyphLattice: Sendable {
    /// Each as the trained network's input shows it.
    public let pixels: [Float]
    /// How many glyphs these are.
    public let count: Int
    /// Characters of the text.
    public let characters: Int
    /// Replaces natural-log probabilities, `count * classCount`, by the loss's derivatives by the logits times a
    /// weight.
    ///
    /// Returns the loss in nats; `nil`, and zeros, when there is nothing to learn from.
    package let differentiate: @Sendable (UnsafeMutableBufferPointer<Float>, Float) -> Float?

    /// A lattice put together from its parts.
    ///
    /// `differentiate` replaces natural-log probabilities, `count * classCount`, by the loss's derivatives by the
    /// logits times the weight it is given; returns the loss in nats, or `nil` and zeros when there is nothing to learn
    /// from.
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
    /// A lattice; `nil` when these random numbers give none.
    func lattice(using random: inout SplitMix64) -> GlyphLattice?
}
