/// The straight line that comes nearest to some places by least squares, measured downwards.
struct StraightFit {
    /// The mean of the places, which lies on it.
    let mean: SIMD2<Double>
    /// Pixels down for each one to the right.
    let slope: Double

    /// `nil` without places.
    ///
    /// `steadiness` draws the slope towards 0: as a sum of squared distances along the line.
    init?(_ places: [SIMD2<Double>], steadiness: Double = 0) {
        guard !places.isEmpty else { return nil }
        let mean = places.reduce(SIMD2<Double>(), +) / Double(places.count)
        var (xx, xy) = (steadiness, 0.0)
        for place in places {
            let way = place - mean
            xx += way.x * way.x
            xy += way.x * way.y
        }
        self.mean = mean
        slope = xx > 0 ? xy / xx : 0
    }

    /// The root of the mean square of how far places lie above or below it.
    func deviation(of places: [SIMD2<Double>]) -> Double {
        let squares = places.reduce(0) { sum, place in
            let stray = place.y - mean.y - slope * (place.x - mean.x)
            return sum + stray * stray
        }
        return (squares / Double(max(1, places.count))).squareRoot()
    }
}
