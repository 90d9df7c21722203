import Glibc

/// Stretches in groups of those that run about one way; the group with most writing first.
struct QuarterTurns {
    /// The mean direction of each group, one pixel long, and what it holds.
    private(set) var groups: [(direction: SIMD2<Double>, stretches: [Stretch])] = []

    init(_ stretches: [Stretch]) {
        let main = Self.direction(of: stretches)
        var turned = [[Stretch]](repeating: [], count: 4)
        for stretch in stretches {
            let angle = atan2(stretch.direction.across(main), stretch.direction.along(main))
            turned[(Int((angle / (.pi / 2)).rounded()) + 4) % 4].append(stretch)
        }
        groups = turned.filter { !$0.isEmpty }.map { (Self.direction(of: $0), $0) }
    }

    /// The quarter turn's sum is greatest of the way that most writing runs, by its length.
    private static func direction(of stretches: [Stretch]) -> SIMD2<Double> {
        let sum = stretches.reduce(SIMD2<Double>.zero) { $0 + $1.length * $1.direction }
        return sum.length > 0 ? sum / sum.length : stretches.first?.direction ?? SIMD2(1, 0)
    }
}
