/// What the lines of a page have in common in how their characters are spaced, told from first readings.
struct PageSpacing: Hashable, Sendable {
    /// Of typed pages.
    var pitch: FixedPitch?
    var gaps: PageGaps?

    init() {}

    /// The lines come with their first readings.
    init(of lines: [(line: ScoredLine, path: ReadPath)], weights: ReadingWeights) {
        if weights.gapPerCell > 0 { pitch = FixedPitch(of: lines) }
        if weights.gapPerSpread > 0 { gaps = PageGaps(of: lines) }
    }
}
