/// One straight stretch of a stroke under a round pen.
struct StrokePart {
    var start: SIMD2<Float>
    var end: SIMD2<Float>
    var startRadius: Float
    var endRadius: Float
    /// Seed of the streaks a dry marker leaves; 0 for none.
    var streaks: UInt32 = 0

    /// Raises the pixels under the pen to their coverage.
    func draw(into pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
        let reach = max(startRadius, endRadius) + 0.5
        let way = end - start
        let length2 = (way * way).sum()
        let perLength2 = length2 > 0 ? 1 / length2 : 0
        let top = max(0, Int((min(start.y, end.y) - reach).rounded(.down)))
        let bottom = min(height - 1, Int((max(start.y, end.y) + reach).rounded(.up)))
        guard top <= bottom else { return }
        for row in top...bottom {
            let y = Float(row) + 0.5
            guard let columns = columns(y: y, way: way, reach: reach, width: width) else { continue }
            let base = row * width
            for column in columns {
                let place = SIMD2(Float(column) + 0.5, y) - start
                let along = max(0, min(1, (place * way).sum() * perLength2))
                let offset = place - way * along
                let distance2 = (offset * offset).sum()
                let radius = startRadius + (endRadius - startRadius) * along
                guard distance2 < (radius + 0.5) * (radius + 0.5) else { continue }
                var value = min(1, radius + 0.5 - distance2.squareRoot())
                if streaks != 0 { value *= streak(place: place, way: way, length2: length2) }
                pixels[base + column] = max(pixels[base + column], UInt8(value * 255))
            }
        }
    }

    /// The columns of a row the pen may touch; `nil` for none.
    private func columns(y: Float, way: SIMD2<Float>, reach: Float, width: Int) -> ClosedRange<Int>? {
        var near: Float = 0
        var far: Float = 1
        if abs(way.y) > 1e-6 {
            let a = (y - reach - start.y) / way.y
            let b = (y + reach - start.y) / way.y
            near = max(0, min(a, b))
            far = min(1, max(a, b))
            guard near <= far else { return nil }
        }
        let a = start.x + way.x * near
        let b = start.x + way.x * far
        let left = max(0, Int((min(a, b) - reach).rounded(.down)))
        let right = min(width - 1, Int((max(a, b) + reach).rounded(.up)))
        return left <= right ? left...right : nil
    }

    /// How much ink a dry marker leaves at a place: stripes along the way, two pixels by six.
    private func streak(place: SIMD2<Float>, way: SIMD2<Float>, length2: Float) -> Float {
        guard length2 > 0 else { return 1 }
        let unit = way / length2.squareRoot()
        let across = Int32(((place.x * unit.y - place.y * unit.x) / 2).rounded(.down))
        let along = Int32(((place * unit).sum() / 6).rounded(.down))
        var hash = streaks &+ UInt32(bitPattern: across) &* 0x9E37_79B1 &+ UInt32(bitPattern: along) &* 0x85EB_CA77
        hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
        hash ^= hash >> 13
        return hash & 3 < 2 ? 0.15 : 1
    }
}
