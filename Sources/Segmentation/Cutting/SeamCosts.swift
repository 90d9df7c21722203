/// What a seam between two characters costs, by pixels of ink.
struct SeamCosts: Hashable, Sendable {
    /// Of each row in which it leans.
    var leaning: Float
    /// Whether strokes that run side by side and touch may be parted along the whole of their length
    /// (`ParallelStrokes`).
    var partsParallelStrokes: Bool

    /// Of a pixel between two strokes, where any other pixel of ink costs 1.
    static let betweenStrokes: Float = 0.1

    /// Of any writing.
    ///
    /// There are far more strokes that touch within a letter than letters that stand against each other.
    static let writing = SeamCosts(leaning: 0.12, partsParallelStrokes: false)
    /// Of figures alone.
    static let figures = SeamCosts(leaning: 0.25, partsParallelStrokes: true)
}
