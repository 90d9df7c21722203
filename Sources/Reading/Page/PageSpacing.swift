/// How the characters of a page are spaced, which its lines have in common, by their first readings.
struct PageSpacing: Hashable, Sendable {
    /// The pitch of a typed page; `nil` for other writing.
    var pitch: FixedPitch?
    /// The usual gaps within words and between them; `nil` before they are known.
    var gaps: PageGaps?

    init() {}

    /// Measures the spacing of lines that come with their first readings.
    init(of lines: [(line: ScoredLine, path: ReadPath)], weights: ReadingWeights) {
        if weights.gapPerCell > 0 { pitch = FixedPitch(of: lines) }
        if weights.gapPerSpread > 0 { gaps = PageGaps(of: lines) }
    }
}
