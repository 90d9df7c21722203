import Glibc

/// How a sheet lies on the ground: where, turned by what angle, and how its lines bend.
struct SheetPlacement: Hashable, Sendable {
    /// The point of the sheet that it is turned about, in its own units.
    var pivot: SIMD2<Float>
    /// Where that point lies on the ground.
    var place: SIMD2<Float>
    /// Clockwise, in radians.
    var angle: Float
    var bend = SheetBend()

    /// Where a point of the sheet lies on the ground.
    func onGround(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let away = SIMD2(point.x, point.y + bend.drop(at: point.x)) - pivot
        let (sine, cosine) = (sin(angle), cos(angle))
        return place + SIMD2(away.x * cosine - away.y * sine, away.x * sine + away.y * cosine)
    }
}

/// How paper that does not lie flat bends what is written straight: in waves, and at a fold.
struct SheetBend: Hashable, Sendable {
    /// Height of the wave, in units of the sheet.
    var height: Float = 0
    /// Radians of the wave to a unit of the sheet.
    var frequency: Float = 0
    var phase: Float = 0
    /// Where the fold runs down the sheet, and by how much lines fall more steeply to its right.
    var fold: Float = 0
    var slope: Float = 0

    /// How far a point is moved down.
    func drop(at x: Float) -> Float {
        let wave = height == 0 ? 0 : height * sin(x * frequency + phase)
        return slope == 0 ? wave : wave + slope * max(0, x - fold)
    }

    /// How steeply lines fall.
    func slope(at x: Float) -> Float { height * frequency * cos(x * frequency + phase) + (x > fold ? slope : 0) }
}
