import Glibc

/// How probable a space is, given the empty distance between two characters.
///
/// A logistic curve over the gap in letter heights, and over the gap in multiples of the line's usual one.
struct GapModel: Sendable {
    /// The line's usual distance between neighbouring characters, in letter heights.
    let usual: Double

    private static let bias = -4.6
    private static let perHeight = 8.5
    private static let perUsual = 0.35

    /// - Parameter gaps: distances between neighbouring primitives of a line, in letter heights.
    init(gaps: [Double]) {
        let open = gaps.filter { $0 > 0.02 }.sorted()
        usual = open.isEmpty ? 0.15 : max(0.06, min(0.35, open[open.count / 2]))
    }

    /// The log-odds of a space.
    func spaceLogit(gap: Double) -> Double {
        Self.bias + Self.perHeight * gap + Self.perUsual * (gap / usual)
    }

    func logProbabilities(gap: Double) -> (space: Float, none: Float) {
        let logit = spaceLogit(gap: gap)
        return (Float(-log1p(exp(-logit))), Float(-log1p(exp(logit))))
    }
}
