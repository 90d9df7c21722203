/// What a seam between two characters costs, in pixels of ink.
struct SeamCosts: Hashable, Sendable {
    /// The cost of each row in which it leans.
    var leaning: Float
    /// Whether strokes that run side by side and touch may be parted along the whole of their length
    /// (`ParallelStrokes`).
    var partsParallelStrokes: Bool

    /// The cost of a pixel between two strokes; any other pixel of ink costs 1.
    static let betweenStrokes: Float = 0.1

    /// The costs in any writing.
    ///
    /// There are far more strokes that touch within a letter than letters that stand against each other.
    static let writing = SeamCosts(leaning: 0.12, partsParallelStrokes: false)
    /// The costs where all characters are figures.
    static let figures = SeamCosts(leaning: 0.25, partsParallelStrokes: true)
}
