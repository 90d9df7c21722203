/// The least-squares line `y = slope · x + offset` through weighted points.
struct LineFit: Hashable, Sendable {
    var slope: Double
    var offset: Double
    /// Root mean square distance of the points in y.
    var deviation: Double

    /// - Parameters:
    ///   - points: at least one.
    ///   - prior: the slope the points must argue against, with a weight in units of Σ(x − x̄)².
    init(points: [(x: Double, y: Double)], weights: [Double]? = nil, prior: (slope: Double, weight: Double) = (0, 0)) {
        let weights = weights ?? [Double](repeating: 1, count: points.count)
        let total = max(1e-9, weights.reduce(0, +))
        var meanX = 0.0
        var meanY = 0.0
        for (point, weight) in zip(points, weights) {
            meanX += point.x * weight / total
            meanY += point.y * weight / total
        }
        var xx = prior.weight
        var xy = prior.weight * prior.slope
        for (point, weight) in zip(points, weights) {
            xx += (point.x - meanX) * (point.x - meanX) * weight
            xy += (point.x - meanX) * (point.y - meanY) * weight
        }
        slope = xx > 1e-9 ? xy / xx : 0
        offset = meanY - slope * meanX
        var squares = 0.0
        for (point, weight) in zip(points, weights) {
            let residual = point.y - slope * point.x - offset
            squares += residual * residual * weight / total
        }
        deviation = squares.squareRoot()
    }

    func y(at x: Double) -> Double { slope * x + offset }
}
