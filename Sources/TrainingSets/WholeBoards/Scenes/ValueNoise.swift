import GlyphTraining

/// Noise that is smooth between the points of a lattice with sides of 1, from -1 to 1; endless, and the same at the
/// same place.
struct ValueNoise {
    private let seed: UInt32

    init(using random: inout SplitMix64) { seed = UInt32(truncatingIfNeeded: random.next()) }

    @inline(__always)
    func callAsFunction(_ x: Float, _ y: Float) -> Float {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (column, row) = (Int32(left), Int32(top))
        let (a, b) = (x - left, y - top)
        let (u, v) = (a * a * (3 - 2 * a), b * b * (3 - 2 * b))
        let upper = corner(column, row) * (1 - u) + corner(column &+ 1, row) * u
        let lower = corner(column, row &+ 1) * (1 - u) + corner(column &+ 1, row &+ 1) * u
        return upper * (1 - v) + lower * v
    }

    /// Of one point of the lattice.
    @inline(__always)
    func corner(_ column: Int32, _ row: Int32) -> Float {
        var hash = UInt32(bitPattern: column) &* 0x9E37_79B1 &+ UInt32(bitPattern: row) &* 0x85EB_CA77 &+ seed
        hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
        hash = (hash ^ (hash >> 12)) &* 0x297A_2D39
        return Float((hash ^ (hash >> 15)) & 0xFFFF) / 32767.5 - 1
    }
}

extension LabelledCanvas {
    /// Gives each pixel the colour of a surface, and one kind to all.
    mutating func cover(kind: InkKind, _ color: (Float, Float) -> SIMD3<Float>) {
        let (width, height) = (width, height)
        withRows { pixels, ink in
            for y in 0..<height {
                for x in 0..<width {
                    let levels = color(Float(x), Float(y)).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
                    let place = y * width + x
                    for channel in 0..<3 { pixels[place * 3 + channel] = UInt8(levels[channel]) }
                    ink[place] = kind.rawValue
                }
            }
        }
    }
}
