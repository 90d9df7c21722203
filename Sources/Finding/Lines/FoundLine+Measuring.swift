import Glibc

extension FoundLine {
    /// Weight of the core's own direction in the fit of the slope, in squared letter heights: a short line mostly keeps
    /// that direction.
    private static let steadiness = 40.0

    /// Measures components, at least one, that lie about a core.
    init(_ components: [Component], about core: LineCore) {
        self.init(components, angle: core.angle)
        (confidence, isLight) = (core.confidence, core.isLight)
    }

    /// Measures components that stand on one line.
    ///
    /// - Parameters:
    ///   - components: at least one.
    ///   - angle: about the line's, in radians.
    init(_ components: [Component], angle: Double) {
        let extents = components.map { LineExtent(of: $0.runs, angle: angle) }
        let tallest = extents.map(\.height).max() ?? 0
        let letters = extents.filter { $0.height > LetterHeight.leastShare * tallest }
        let height = WeightedQuantile.median(of: letters.map { ($0.height, max(1, $0.length)) }) ?? max(1, tallest)
        let order = components.indices.sorted {
            (extents[$0].along.lowerBound, extents[$0].across.lowerBound)
                < (extents[$1].along.lowerBound, extents[$1].across.lowerBound)
        }
        self.init(
            components: order.map { components[$0] },
            angle: remainder(angle + atan(Self.slope(of: letters, height: height)), 2 * .pi), height: height)
    }

    /// The slope of the letters' middles along the core, drawn towards 0 by ``steadiness``.
    private static func slope(of letters: [LineExtent], height: Double) -> Double {
        let count = Double(max(1, letters.count))
        let meanX = letters.reduce(0) { $0 + $1.middle.along } / count
        let meanY = letters.reduce(0) { $0 + $1.middle.across } / count
        var (xx, xy) = (steadiness * height * height, 0.0)
        for letter in letters {
            xx += (letter.middle.along - meanX) * (letter.middle.along - meanX)
            xy += (letter.middle.along - meanX) * (letter.middle.across - meanY)
        }
        return xx > 0 ? xy / xx : 0
    }
}
