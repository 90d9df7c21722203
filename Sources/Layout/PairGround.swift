import Glibc

/// What lies between two stretches of writing on the photo: bare ground, a rule, the edges of notes.
struct PairGround {
    /// How far apart the colours are that they stand on, 0…1.
    var step: Float = 0
    /// How far what lies between is from both of these where it is farthest: a rule as much as the board beneath notes.
    var border: Float = 0
    /// The share of the way that is plainly neither: little for a rule, much where both stand on notes.
    var apart: Float = 0

    /// What is farther from both grounds than this is neither.
    private static let plain: Float = 0.07
    /// Samples for each letter height of the way, and how many at most: rules are as thick as strokes.
    private static let (fineness, mostSteps) = (14.0, 420)
    private static let lanes = 12
    /// Where the gap between two lines begins and ends, below the upper baseline and above the lower one, in letter
    /// heights: without tails and tops of letters.
    private static let (tails, tops) = (0.4, 1.0)
    /// How far above the baseline the gap between two cells is looked at, in letter heights.
    private static let middles = -0.1...0.9
    /// What is looked at beneath stretches that do not stand over each other is as wide, in letter heights.
    private static let leastWidth = 2.0

    /// Bare ground, as where there is no photo.
    init() {}

    /// Between cells side by side.
    init(beside left: Stretch, _ right: Stretch, on ground: LayoutGround?) {
        let lanes = (0..<Self.lanes).map { lane in
            let share = Double(lane) / Double(Self.lanes - 1)
            let rise = Self.middles.lowerBound + share * Self.middles.width
            return (
                from: left.end - rise * left.height * left.direction.turnedDown,
                to: right.start - rise * right.height * right.direction.turnedDown
            )
        }
        self.init(left, right, lanes, on: ground)
    }

    /// Between rows above and below each other, where they stand over each other.
    init(from upper: Stretch, down lower: Stretch, _ place: PairPlace, on ground: LayoutGround?) {
        var (start, end) = (
            max(place.first.lowerBound, place.second.lowerBound), min(place.first.upperBound, place.second.upperBound)
        )
        if end - start < Self.leastWidth * place.unit {
            let middle = (start + end) / 2
            (start, end) = (middle - Self.leastWidth / 2 * place.unit, middle + Self.leastWidth / 2 * place.unit)
        }
        let lanes = (0..<2 * Self.lanes).map { lane in
            let along = start + (Double(lane) + 0.5) / Double(2 * Self.lanes) * (end - start)
            return (
                from: upper.start + along * upper.direction + Self.tails * upper.height * upper.direction.turnedDown,
                to: lower.start + (along - place.second.lowerBound) * lower.direction
                    - Self.tops * lower.height * lower.direction.turnedDown
            )
        }
        self.init(upper, lower, lanes, on: ground)
    }

    private init(
        _ first: Stretch, _ second: Stretch, _ lanes: [(from: SIMD2<Double>, to: SIMD2<Double>)],
        on ground: LayoutGround?
    ) {
        guard let ground, let one = first.ground, let other = second.ground else { return }
        let length = lanes.map { ($0.to - $0.from).length }.max() ?? 0
        let steps = length / ((first.height + second.height) / 2) * Self.fineness
        let colors = ground.colors(along: lanes, steps: max(3, Int(min(steps, Double(Self.mostSteps)))))
        let distances = colors.map { Self.distance(of: $0, from: one, other) }
        step = (other - one).contrast
        border = distances.max() ?? 0
        apart = Float(distances.count { $0 > Self.plain }) / Float(max(1, distances.count))
    }

    /// How far a colour is from the nearest mixture of two others.
    private static func distance(of color: SIMD3<Float>, from one: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
        let way = other - one
        let square = (way * way).sum()
        let share = square > 0 ? max(0, min(1, ((color - one) * way).sum() / square)) : 0
        return (color - one - share * way).contrast
    }
}

extension Float {
    /// A distance of colours so that 1 is a plain one.
    var asEvidence: Float { Swift.min(1, 4 * self) }
}
