/// Fills closed outlines, as fonts have them.
///
/// Five scan lines per pixel row, each with exact horizontal ends, by the non-zero winding rule; a pixel's coverage is
/// exact along x and to a fifth along y.
public enum OutlineRasterizer {
    private static let linesPerRow = 5

    /// - Parameters:
    ///   - contours: closed chains of points, x to the right, y down.
    ///   - scale: pixels per unit of the points.
    ///   - margin: pixels kept free about the outlines.
    /// - Returns: coverage on a canvas just large enough; empty without points.
    public static func render(_ contours: [[SIMD2<Float>]], scale: Float = 1, margin: Int = 1) -> InkCoverage {
        let contours = contours.map { $0.map { $0 * scale } }
        let bounds = InkBounds(contours)
        guard bounds.isDrawable else {
            return InkCoverage(width: 0, height: 0)
        }
        let left = Int(bounds.minimum.x.rounded(.down)) - margin
        let top = Int(bounds.minimum.y.rounded(.down)) - margin
        var canvas = InkCoverage(
            x: left, y: top, width: Int(bounds.maximum.x.rounded(.up)) + margin - left,
            height: Int(bounds.maximum.y.rounded(.up)) + margin - top)
        let edges = edges(of: contours, origin: SIMD2(Float(left), Float(top)))
        var sums = [Float](repeating: 0, count: canvas.width)
        for row in 0..<canvas.height {
            for index in sums.indices { sums[index] = 0 }
            for line in 0..<linesPerRow {
                let y = Float(row) + (Float(line) + 0.5) / Float(linesPerRow)
                fill(edges, y: y, into: &sums)
            }
            for column in 0..<canvas.width {
                canvas.pixels[row * canvas.width + column] = UInt8(min(255, sums[column] * 255 / Float(linesPerRow)))
            }
        }
        return canvas
    }

    /// A side of an outline, from its upper to its lower end.
    private struct Edge {
        var top: SIMD2<Float>
        var bottom: SIMD2<Float>
        var winding: Int
    }

    private static func edges(of contours: [[SIMD2<Float>]], origin: SIMD2<Float>) -> [Edge] {
        contours.flatMap { contour in
            zip(contour, contour.dropFirst() + contour.prefix(1)).compactMap { a, b -> Edge? in
                if a.y == b.y { return nil }
                return a.y < b.y
                    ? Edge(top: a - origin, bottom: b - origin, winding: 1)
                    : Edge(top: b - origin, bottom: a - origin, winding: -1)
            }
        }.sorted { $0.top.y < $1.top.y }
    }

    /// Adds one scan line's spans, in pixels and parts of pixels.
    private static func fill(_ edges: [Edge], y: Float, into sums: inout [Float]) {
        var crossings: [(x: Float, winding: Int)] = []
        for edge in edges {
            if edge.top.y > y { break }
            guard edge.bottom.y > y else { continue }
            let share = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
            crossings.append((edge.top.x + (edge.bottom.x - edge.top.x) * share, edge.winding))
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        for (here, next) in zip(crossings, crossings.dropFirst()) {
            winding += here.winding
            if winding != 0 { add(from: here.x, to: next.x, into: &sums) }
        }
    }

    private static func add(from start: Float, to end: Float, into sums: inout [Float]) {
        let first = max(0, Int(start))
        let last = min(sums.count - 1, Int(end))
        guard first <= last else { return }
        for column in first...last {
            sums[column] += max(0, min(end, Float(column + 1)) - max(start, Float(column)))
        }
    }
}
