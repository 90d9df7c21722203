import Finding
import Glibc
import Imaging

/// The part of a photo that a line's crop shows.
struct LineArea {
    var frame: LineFrame
    /// Pixels of the crop.
    var width: Int
    var height: Int

    /// About a core, as far as its ink may lie.
    init(about core: LineCore, scale: Double) {
        let along = LineOwners.reachAlong * core.letterHeight
        let across = LineOwners.reachAcross * core.letterHeight
        let (cosine, sine) = (cos(core.angle), sin(core.angle))
        let corner = SIMD2(core.start - along, -across)
        frame = LineFrame(
            originX: core.middle.x + corner.x * cosine - corner.y * sine,
            originY: core.middle.y + corner.x * sine + corner.y * cosine, angle: core.angle, scale: scale)
        (frame.bend, frame.apex) = (core.bend / scale, -corner.x * scale)
        width = max(1, Int((core.length + 2 * along) * scale))
        height = max(1, Int(2 * across * scale))
    }

    /// About ink that was measured in a first crop, `margin` pixels of the new one away from it on all sides.
    init(_ measured: LineMeasure, in first: LineFrame, letterHeight: Double, margin: Double) {
        let growth = letterHeight / max(1, measured.letterHeight)
        let centre = measured.centre
        let (x, y) = (measured.before * growth + margin, measured.rise * growth + margin)
        frame = LineFrame(
            originX: 0, originY: 0, angle: remainder(first.angle + atan(measured.slope), 2 * .pi),
            scale: first.scale * growth)
        (frame.bend, frame.apex) = (first.bend / growth, x + (first.apex - centre.x) * growth)
        // The centre stays where it is on the page.
        let (wanted, found) = (first.page(x: centre.x, y: centre.y), frame.page(x: x, y: y))
        (frame.originX, frame.originY) = (wanted.x - found.x, wanted.y - found.y)
        width = max(1, Int(((measured.before + measured.after) * growth + 2 * margin).rounded(.up)))
        height = max(1, Int(((measured.rise + measured.fall) * growth + 2 * margin).rounded(.up)))
    }

    /// The same part of the photo in fewer pixels, where it has more than `area`.
    func bounded(to area: Double) -> LineArea {
        let own = Double(width) * Double(height)
        guard own > area else { return self }
        let share = (area / own).squareRoot()
        var result = self
        result.frame.scale *= share
        (result.frame.bend, result.frame.apex) = (frame.bend / share, frame.apex * share)
        (result.width, result.height) = (max(1, Int(Double(width) * share)), max(1, Int(Double(height) * share)))
        return result
    }

    /// The way of the crop through the photo.
    var course: StripCourse {
        StripCourse(
            origin: SIMD2(frame.originX, frame.originY),
            step: SIMD2(cos(frame.angle), sin(frame.angle)) / frame.scale,
            drops: (0..<width).map { Float(frame.drop(at: Double($0) + 0.5)) })
    }
}
