/// Golden-section search (Kiefer 1953, doi:10.2307/2032161).
enum GoldenSection {
    static func minimum(in range: ClosedRange<Float>, tolerance: Float = 1e-3, _ value: (Float) -> Double) -> Float {
        let ratio: Float = 0.618034
        var (low, high) = (range.lowerBound, range.upperBound)
        var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
        var (atLeft, atRight) = (value(left), value(right))
        while high - low > tolerance {
            if atLeft < atRight {
                (high, right, atRight) = (right, left, atLeft)
                left = high - ratio * (high - low)
                atLeft = value(left)
            } else {
                (low, left, atLeft) = (left, right, atRight)
                right = low + ratio * (high - low)
                atRight = value(right)
            }
        }
        return (low + high) / 2
    }
}
