/// Where a glyph begins and ends in its line, in x-heights above the baseline.
public struct GlyphPlace: Hashable, Sendable, Codable {
    /// The top of its ink, above 0 for all that reaches over the baseline.
    public var top: Double
    /// The bottom of its ink, below 0 for what hangs below the baseline.
    public var bottom: Double

    /// A place by both of its ends.
    public init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
    }
}
