/// Where a glyph begins and ends in its line, in x-heights above the baseline.
public struct GlyphPlace: Hashable, Sendable, Codable {
    public var top: Double
    public var bottom: Double

    public init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
    }
}
