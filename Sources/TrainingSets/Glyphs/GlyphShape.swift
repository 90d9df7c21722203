import GlyphTraining

/// What a character looks like, independent of resolution: pen strokes to be drawn or outlines to be filled.
public enum GlyphShape: Hashable, Sendable {
    /// Ways of a pen, each from its first point to its last one.
    case strokes([[SIMD2<Float>]])
    /// Closed contours of an area that is all ink.
    case outline([[SIMD2<Float>]])

    /// The box around all points.
    public var bounds: InkBounds {
        switch self {
        case .strokes(let strokes): InkBounds(strokes)
        case .outline(let contours): InkBounds(contours)
        }
    }

    /// Whether it is drawn with a pen.
    var isDrawn: Bool {
        if case .strokes = self { true } else { false }
    }

    /// The shape with each point moved.
    public func mapped(_ transform: (SIMD2<Float>) -> SIMD2<Float>) -> GlyphShape {
        switch self {
        case .strokes(let strokes): .strokes(strokes.map { $0.map(transform) })
        case .outline(let contours): .outline(contours.map { $0.map(transform) })
        }
    }

    /// Draws strokes with the pen; fills an outline and thickens it by the pen's width (a pen of no width leaves it).
    public func render(scale: Float, pen: Pen, using random: inout SplitMix64) -> InkCoverage {
        switch self {
        case .strokes(let strokes):
            return StrokeRasterizer.render(strokes, scale: scale, pen: pen, using: &random)
        case .outline(let contours):
            guard pen.width > 0 else { return OutlineRasterizer.render(contours, scale: scale) }
            var canvas = OutlineRasterizer.render(contours, scale: scale, margin: 2 + Int(pen.width))
            canvas.merge(edge(contours, scale: scale, pen: pen, using: &random))
            return canvas
        }
    }

    /// Fills an outline and takes the pen's width away from its edge; leaves strokes alone.
    public func renderThinned(scale: Float, pen: Pen, using random: inout SplitMix64) -> InkCoverage {
        guard case .outline(let contours) = self else { return render(scale: scale, pen: pen, using: &random) }
        var canvas = OutlineRasterizer.render(contours, scale: scale, margin: 2 + Int(pen.width))
        let whole = canvas
        let edge = edge(contours, scale: scale, pen: pen, using: &random)
        let common = canvas.box.intersection(edge.box)
        for y in common.y..<common.maxY {
            for x in common.x..<common.maxX {
                let place = (y - canvas.y) * canvas.width + x - canvas.x
                canvas.pixels[place] = min(
                    canvas.pixels[place], 255 - edge.pixels[(y - edge.y) * edge.width + x - edge.x])
            }
        }
        // A thin line would be gone: then the glyph stays as it is.
        let remaining = canvas.pixels.reduce(0) { $0 + Int($1) }
        return remaining * 2 > whole.pixels.reduce(0) { $0 + Int($1) } ? canvas : whole
    }

    private func edge(
        _ contours: [[SIMD2<Float>]], scale: Float, pen: Pen, using random: inout SplitMix64
    ) -> InkCoverage {
        StrokeRasterizer.render(contours.map { $0 + $0.prefix(1) }, scale: scale, pen: pen, using: &random)
    }
}
