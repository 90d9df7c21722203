import Glibc

/// How probable a space is, given the empty distance between two characters.
///
/// A logistic curve over the gap in letter heights, and over the gap in multiples of the line's usual one.
struct GapModel: Sendable {
    /// The line's usual distance between neighbouring characters, in letter heights.
    let usual: Double

    private let weights: ReadingWeights

    /// - Parameter gaps: distances between neighbouring primitives of a line, in letter heights.
    init(gaps: [Double], weights: ReadingWeights) {
        self.weights = weights
        let open = gaps.filter { $0 > 0.02 }.sorted()
        usual = open.isEmpty ? 0.15 : max(0.06, min(0.35, open[open.count / 2]))
    }

    /// The log-odds of a space.
    func spaceLogit(gap: Double) -> Double {
        Double(weights.gapBias) + Double(weights.gapPerHeight) * gap + Double(weights.gapPerUsual) * (gap / usual)
    }

    func logProbabilities(gap: Double) -> (space: Float, none: Float) {
        let logit = spaceLogit(gap: gap)
        return (Float(-log1p(exp(-logit))), Float(-log1p(exp(logit))))
    }
}
