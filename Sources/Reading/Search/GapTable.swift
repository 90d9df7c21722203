import DocumentModel

/// The gap model's answers for half line pixels, each worked out once.
struct GapTable {
    struct Odds {
        /// Weighted log-probabilities of a space and of none.
        var space: Float
        var none: Float
        var isSpacePossible: Bool
        var isNonePossible: Bool
    }

    private let model: GapModel
    private let weight: Float
    /// For each distance from `first` half pixels on, the odds between letters and those beside a sign, once known.
    private var known: [Odds?]

    private static let first = -256
    private static let count = 1024

    init(_ model: GapModel, weight: Float) {
        self.model = model
        self.weight = weight
        known = [Odds?](repeating: nil, count: 2 * Self.count)
    }

    /// The odds of a space between two characters' boxes, in line pixels.
    mutating func odds(from left: PixelBox, to right: PixelBox, besideSign: Bool) -> Odds {
        let distance = model.distance(from: left, to: right)
        guard (0..<Self.count).contains(distance - Self.first) else { return compute(distance, besideSign) }
        let index = 2 * (distance - Self.first) + (besideSign ? 1 : 0)
        if let odds = known[index] { return odds }
        let odds = compute(distance, besideSign)
        known[index] = odds
        return odds
    }

    private func compute(_ distance: Int, _ besideSign: Bool) -> Odds {
        let odds = model.logProbabilities(distance: distance, besideSign: besideSign)
        return Odds(
            space: weight * odds.space, none: weight * odds.none, isSpacePossible: odds.space > BeamSearch.sureGap,
            isNonePossible: odds.none > BeamSearch.sureGap)
    }
}
