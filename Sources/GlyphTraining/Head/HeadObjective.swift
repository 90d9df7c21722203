/// Something that dense layers learn: it draws glyphs, and knows what their scores cost.
public protocol HeadObjective: Sendable {
    /// The glyphs of one step, and their loss; the same random numbers give the same ones.
    func draw(using random: inout SplitMix64) -> HeadBatch
}

/// Glyphs drawn for one step, and the loss on them.
public struct HeadBatch {
    /// `count * featureCount`.
    public let features: [Float]
    /// Number of glyphs.
    public let count: Int
    /// Replaces natural-log probabilities, `count * classCount`, by the loss's derivatives by the logits.
    public let differentiate: (UnsafeMutableBufferPointer<Float>) -> Void

    /// A batch put together from its parts.
    public init(
        features: [Float], count: Int, differentiate: @escaping (UnsafeMutableBufferPointer<Float>) -> Void
    ) {
        self.features = features
        self.count = count
        self.differentiate = differentiate
    }
}
