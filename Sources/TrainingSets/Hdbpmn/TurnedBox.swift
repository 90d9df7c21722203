/// A rectangle about writing that runs in any direction, in pixels from the picture's top left.
struct TurnedBox: Hashable, Sendable {
    var centre: SIMD2<Float>
    /// The direction of reading, of length 1.
    var along: SIMD2<Float>
    /// How far it goes in the direction of reading.
    var length: Float
    /// From the tops of the letters to their bottoms.
    var height: Float

    /// The direction from the tops of the letters to their bottoms, of length 1.
    var across: SIMD2<Float> { SIMD2(-along.y, along.x) }

    /// As ``LabelledPicture/Line/corners`` has them.
    var corners: [SIMD2<Float>] {
        let right = along * (length / 2)
        let down = across * (height / 2)
        return [centre - right - down, centre + right - down, centre + right + down, centre - right + down]
    }

    /// How far a point is from the centre: along and across.
    func place(of point: SIMD2<Float>) -> SIMD2<Float> {
        let way = point - centre
        return SIMD2((way * along).sum(), (way * across).sum())
    }

    /// The box with more room on all sides.
    func dilated(by margin: Float) -> TurnedBox {
        var box = self
        box.length += 2 * margin
        box.height += 2 * margin
        return box
    }

    func scaled(by scale: SIMD2<Float>) -> TurnedBox {
        var box = self
        box.centre *= scale
        // Both scales are the same but for rounding.
        box.length *= scale.x
        box.height *= scale.x
        return box
    }

    /// Calls `body` with each pixel in the box and the place of its middle (``place(of:)``).
    func forEachPixel(width: Int, height: Int, _ body: (_ x: Int, _ y: Int, _ place: SIMD2<Float>) -> Void) {
        let corners = corners
        let left = corners.map(\.x).min() ?? 0
        let right = corners.map(\.x).max() ?? 0
        let top = corners.map(\.y).min() ?? 0
        let bottom = corners.map(\.y).max() ?? 0
        let columns = max(0, Int(left))..<max(max(0, Int(left)), min(width, Int(right) + 1))
        for y in max(0, Int(top))..<max(max(0, Int(top)), min(height, Int(bottom) + 1)) {
            for x in columns {
                let place = place(of: SIMD2(Float(x) + 0.5, Float(y) + 0.5))
                if abs(place.x) <= length / 2, abs(place.y) <= self.height / 2 { body(x, y, place) }
            }
        }
    }
}
