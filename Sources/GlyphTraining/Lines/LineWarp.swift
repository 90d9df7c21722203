import GlyphClassifier
import Glibc

/// How a hand wavers along a line, given for each column of the strip.
///
/// Its letters rise and fall, grow and shrink, lean more or less, and stand closer or wider, all smoothly (Wigington et
/// al. 2017, doi:10.1109/ICDAR.2017.110).
struct LineWarp {
    /// Rows lower.
    let rise: [Float]
    /// Times as high.
    let size: [Float]
    /// Columns to the right of a row, for each row further down.
    let slant: [Float]
    /// Columns further along the line.
    let along: [Float]

    /// Share of the lines that are drawn as they stand.
    private static let straightShare: Float = 0.3
    /// Columns from one change to the next, about a letter to four.
    private static let spacing: ClosedRange<Float> = 16...64
    /// Standard deviations.
    private static let (rises, sizes, slants, shifts): (Float, Float, Float, Float) = (1.1, 0.07, 0.08, 1.6)

    init(width: Int, using random: inout SplitMix64) {
        guard !random.chance(Self.straightShare) else {
            let nothing = [Float](repeating: 0, count: width)
            (rise, size, slant, along) = (nothing, [Float](repeating: 1, count: width), nothing, nothing)
            return
        }
        rise = Self.wave(width, Self.rises, using: &random)
        size = Self.wave(width, Self.sizes, using: &random).map(exp)
        slant = Self.wave(width, Self.slants, using: &random)
        along = Self.wave(width, Self.shifts, using: &random)
    }

    /// A curve through normal random values at even distances.
    private static func wave(_ width: Int, _ deviation: Float, using random: inout SplitMix64) -> [Float] {
        let spacing = random.logUniform(spacing.lowerBound, spacing.upperBound)
        let knots = (0...Int(Float(width) / spacing) + 1).map { _ in
            deviation * min(2, max(-2, random.normal()))
        }
        return (0..<width).map { column in
            let place = Float(column) / spacing
            let knot = Int(place)
            let share = (1 - cos(.pi * (place - Float(knot)))) / 2
            return knots[knot] + share * (knots[knot + 1] - knots[knot])
        }
    }
}
