/// The convex hull of points, clockwise as a picture is seen (Andrew's monotone chain,
/// doi:10.1016/0020-0190(79)90072-3).
struct ConvexHull {
    let corners: [SIMD2<Float>]

    /// Of so many corners all quadrilaterals are tried.
    private static let mostCorners = 24

    init(of points: [SIMD2<Float>]) {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<SIMD2<Float>>) -> [SIMD2<Float>] {
            var chain: [SIMD2<Float>] = []
            for point in points {
                while chain.count > 1, Self.turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain
        }
        let (upper, lower) = (chain(sorted), chain(sorted.reversed()))
        corners = sorted.count < 3 ? sorted : upper.dropLast() + lower.dropLast()
    }

    /// Twice the area of a triangle, positive where it turns clockwise as a picture is seen.
    private static func turn(_ first: SIMD2<Float>, _ second: SIMD2<Float>, _ third: SIMD2<Float>) -> Float {
        let (one, two) = (second - first, third - first)
        return one.x * two.y - one.y * two.x
    }

    var area: Double { BoardOutline.area(corners) }

    /// The largest of corners of the hull, clockwise; `nil` where there are fewer than four.
    var largestQuadrilateral: [SIMD2<Float>]? {
        var corners = corners
        // Those that add least are dropped first.
        while corners.count > Self.mostCorners {
            let least = corners.indices.min { Self.gain(corners, $0) < Self.gain(corners, $1) }
            corners.remove(at: least ?? 0)
        }
        guard corners.count >= 4 else { return nil }
        var best: (area: Float, corners: [SIMD2<Float>]) = (0, [])
        for first in 0..<corners.count {
            for second in (first + 1)..<max(first + 1, corners.count) {
                for third in (second + 1)..<max(second + 1, corners.count) {
                    for fourth in (third + 1)..<max(third + 1, corners.count) {
                        let (one, two) = (corners[third] - corners[first], corners[fourth] - corners[second])
                        let area = abs(one.x * two.y - one.y * two.x)
                        if area > best.area {
                            best = (area, [corners[first], corners[second], corners[third], corners[fourth]])
                        }
                    }
                }
            }
        }
        return best.corners.isEmpty ? nil : best.corners
    }

    private static func gain(_ corners: [SIMD2<Float>], _ index: Int) -> Float {
        let count = corners.count
        return abs(turn(corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count]))
    }
}
