/// Fewer points for the same shape: drawing time goes with the number of points.
public enum StrokeSimplifier {
    /// Smooths away the tablet's raster where points are dense, then drops points that lie on the straight way between
    /// others (Ramer 1972, doi:10.1016/S0146-664X(72)80017-0; Douglas & Peucker 1973).
    ///
    /// `letter` is the writer's letter height in the stroke's unit; tolerances are shares of it.
    public static func simplify(_ stroke: [SIMD2<Float>], letter: Float) -> [SIMD2<Float>] {
        guard stroke.count > 2 else { return stroke }
        return reduced(smoothed(stroke, letter: letter), tolerance: letter * 0.008)
    }

    /// A (1 2 1)/4 filter, applied only between neighbours closer than 8 % of a letter: corners made of few points
    /// stay.
    static func smoothed(_ stroke: [SIMD2<Float>], letter: Float) -> [SIMD2<Float>] {
        var result = stroke
        let near = letter * 0.08
        for index in 1..<stroke.count - 1 {
            let (before, here, after) = (stroke[index - 1], stroke[index], stroke[index + 1])
            guard length(here - before) < near, length(after - here) < near else { continue }
            result[index] = (before + 2 * here + after) / 4
        }
        return result
    }

    static func reduced(_ stroke: [SIMD2<Float>], tolerance: Float) -> [SIMD2<Float>] {
        guard stroke.count > 2 else { return stroke }
        var keep = [Bool](repeating: false, count: stroke.count)
        keep[0] = true
        keep[stroke.count - 1] = true
        var pending = [(0, stroke.count - 1)]
        while let (first, last) = pending.popLast() {
            guard last - first > 1 else { continue }
            var farthest = first
            var most: Float = 0
            for index in first + 1..<last {
                let distance = distance(of: stroke[index], from: stroke[first], to: stroke[last])
                if distance > most { (farthest, most) = (index, distance) }
            }
            guard most > tolerance else { continue }
            keep[farthest] = true
            pending.append((first, farthest))
            pending.append((farthest, last))
        }
        return zip(stroke, keep).compactMap { $1 ? $0 : nil }
    }

    private static func distance(of point: SIMD2<Float>, from a: SIMD2<Float>, to b: SIMD2<Float>) -> Float {
        let way = b - a
        let length2 = (way * way).sum()
        guard length2 > 0 else { return length(point - a) }
        let along = max(0, min(1, ((point - a) * way).sum() / length2))
        return length(point - a - way * along)
    }

    private static func length(_ vector: SIMD2<Float>) -> Float { (vector * vector).sum().squareRoot() }
}
