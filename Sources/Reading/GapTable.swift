import Segmentation

/// The gap model's answers for whole line pixels, each worked out once.
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
    /// For gaps from `first` pixels on.
    private var known: [Odds?]

    private static let first = -128
    private static let count = 512

    init(_ model: GapModel, weight: Float) {
        self.model = model
        self.weight = weight
        known = [Odds?](repeating: nil, count: Self.count)
    }

    /// - Parameter gap: in line pixels; negative where boxes overlap.
    mutating func odds(gap: Int) -> Odds {
        let index = gap - Self.first
        guard known.indices.contains(index) else { return compute(gap) }
        if let odds = known[index] { return odds }
        let odds = compute(gap)
        known[index] = odds
        return odds
    }

    private func compute(_ gap: Int) -> Odds {
        let odds = model.logProbabilities(gap: Double(gap) / LineRectifier.letterHeight)
        return Odds(
            space: weight * odds.space, none: weight * odds.none, isSpacePossible: odds.space > BeamSearch.sureGap,
            isNonePossible: odds.none > BeamSearch.sureGap)
    }
}
