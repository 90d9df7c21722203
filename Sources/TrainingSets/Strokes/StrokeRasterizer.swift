import GlyphTraining

/// Draws pen strokes with a round pen.
///
/// Each pixel's coverage is taken from its centre's distance to the nearest stretch of the stroke's middle line: full
/// at half a pixel within the pen's edge, none at half a pixel beyond it. That is exact for straight edges along the
/// axes and within a few hundredths elsewhere. Strokes do not add up where they cross: the greater coverage counts.
public enum StrokeRasterizer {
    /// Draws strokes on a canvas of their own, just large enough.
    ///
    /// - Parameters:
    ///   - strokes: points, x to the right, y down; one point makes a dot.
    ///   - scale: pixels per unit of the points.
    ///   - pen: its width in pixels.
    ///   - random: for pressure, dryness and jitter; not touched by a perfect pen.
    /// - Returns: coverage whose `x` and `y` tell where the scaled points' origin lies: pixel column `c` covers
    ///   `c + x ..< c + x + 1` in scaled units. Empty without points.
    public static func render(
        _ strokes: [[SIMD2<Float>]], scale: Float = 1, pen: Pen, using random: inout SplitMix64
    ) -> InkCoverage {
        let strokes = strokes.map { $0.map { $0 * scale } }
        let bounds = InkBounds(strokes)
        guard bounds.isDrawable else {
            return InkCoverage(width: 0, height: 0)
        }
        let margin = pen.width * (0.5 + 0.5 * pen.pressure) + 4 * pen.jitter + 1
        let left = Int((bounds.minimum.x - margin).rounded(.down))
        let top = Int((bounds.minimum.y - margin).rounded(.down))
        var canvas = InkCoverage(
            x: left, y: top, width: Int((bounds.maximum.x + margin).rounded(.up)) - left,
            height: Int((bounds.maximum.y + margin).rounded(.up)) - top)
        draw(strokes, pen: pen, into: &canvas, using: &random)
        return canvas
    }

    /// Draws strokes, points in pixels of the canvas, onto what is there.
    public static func draw(
        _ strokes: [[SIMD2<Float>]], pen: Pen, into canvas: inout InkCoverage, using random: inout SplitMix64
    ) {
        let origin = SIMD2(Float(canvas.x), Float(canvas.y))
        let (width, height) = (canvas.width, canvas.height)
        canvas.pixels.withUnsafeMutableBufferPointer { pixels in
            for stroke in strokes {
                for part in parts(of: stroke, pen: pen, origin: origin, using: &random) {
                    part.draw(into: pixels, width: width, height: height)
                }
            }
        }
    }

    /// The straight stretches of a stroke, with the pen's width at both ends.
    private static func parts(
        of stroke: [SIMD2<Float>], pen: Pen, origin: SIMD2<Float>, using random: inout SplitMix64
    ) -> [StrokePart] {
        guard let first = stroke.first else { return [] }
        var points = stroke.map { $0 - origin }
        if pen.jitter > 0 {
            for index in points.indices { points[index] += SIMD2(random.normal(), random.normal()) * pen.jitter }
        }
        let radius = max(0.25, pen.width / 2)
        guard points.count > 1 else {
            return [StrokePart(start: first - origin, end: first - origin, startRadius: radius, endRadius: radius)]
        }
        var parts: [StrokePart] = []
        parts.reserveCapacity(points.count - 1)
        var swell: Float = 0
        var previousRadius = radius
        var isDry = false
        for index in 1..<points.count {
            var nextRadius = radius
            if pen.pressure > 0 {
                // A slow random walk that is pulled back to the middle, so that the width swells and ebbs.
                swell = max(-1, min(1, 0.7 * swell + 0.5 * random.normal()))
                nextRadius = max(0.25, radius * (1 + pen.pressure * swell))
            }
            if pen.dryness > 0 { isDry = random.chance(isDry ? 0.5 + pen.dryness / 2 : pen.dryness / 2) }
            parts.append(
                StrokePart(
                    start: points[index - 1], end: points[index], startRadius: previousRadius, endRadius: nextRadius,
                    streaks: isDry ? UInt32(truncatingIfNeeded: random.next()) | 1 : 0))
            previousRadius = nextRadius
        }
        return parts
    }
}
