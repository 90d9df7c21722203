/// A centripetal-like smooth curve through points (Catmull & Rom 1974, doi:10.1016/B978-0-12-079050-0.50020-5).
enum SmoothCurve {
    /// Points along the curve; a point given twice is a corner.
    ///
    /// The points given out lie about `step` apart.
    static func through(_ points: [SIMD2<Float>], step: Float) -> [SIMD2<Float>] {
        guard points.count > 2 else { return points }
        var result = [points[0]]
        for part in corners(of: points) {
            for index in 1..<part.count {
                let (from, to) = (part[index - 1], part[index])
                let before = index > 1 ? part[index - 2] : from
                let after = index + 1 < part.count ? part[index + 1] : to
                append(from: from, to: to, before: before, after: after, step: step, into: &result)
            }
        }
        return result
    }

    /// The stretches between corners, each with its ends.
    private static func corners(of points: [SIMD2<Float>]) -> [[SIMD2<Float>]] {
        var parts: [[SIMD2<Float>]] = [[points[0]]]
        for point in points.dropFirst() {
            if parts[parts.count - 1].last == point {
                parts.append([point])
            } else {
                parts[parts.count - 1].append(point)
            }
        }
        return parts.filter { $0.count > 1 }
    }

    private static func append(
        from: SIMD2<Float>, to: SIMD2<Float>, before: SIMD2<Float>, after: SIMD2<Float>, step: Float,
        into result: inout [SIMD2<Float>]
    ) {
        let way = to - from
        let count = max(1, Int((way * way).sum().squareRoot() / step))
        for index in 1...count {
            let t = Float(index) / Float(count)
            let linear = (to - before) * t
            let square = (2 * before - 5 * from + 4 * to - after) * t * t
            let cube = (3 * from - before - 3 * to + after) * t * t * t
            result.append(from + (linear + square + cube) / 2)
        }
    }
}
