import DocumentModel

/// The gap model's answers for half line pixels, each worked out once.
struct GapTable {
    struct LogProbabilities {
        /// Weighted log-probabilities of a space and of none.
        var space: Float
        var none: Float
        var isSpacePossible: Bool
        var isNonePossible: Bool
    }

    private let model: GapModel
    private let weight: Float
    /// For each distance from `first` half pixels on, those between letters and those beside a sign, once known.
    private var known: [LogProbabilities?]

    private static let first = -256
    private static let count = 1024

    init(_ model: GapModel, weight: Float) {
        self.model = model
        self.weight = weight
        known = [LogProbabilities?](repeating: nil, count: 2 * Self.count)
    }

    /// Whether there is a space between two characters' boxes, in line pixels.
    mutating func logProbabilities(from left: PixelBox, to right: PixelBox, besideSign: Bool) -> LogProbabilities {
        let distance = model.distance(from: left, to: right)
        guard (0..<Self.count).contains(distance - Self.first) else { return compute(distance, besideSign) }
        let index = 2 * (distance - Self.first) + (besideSign ? 1 : 0)
        if let both = known[index] { return both }
        let both = compute(distance, besideSign)
        known[index] = both
        return both
    }

    private func compute(_ distance: Int, _ besideSign: Bool) -> LogProbabilities {
        let both = model.logProbabilities(distance: distance, besideSign: besideSign)
        return LogProbabilities(
            space: weight * both.space, none: weight * both.none, isSpacePossible: both.space > BeamSearch.sureGap,
            isNonePossible: both.none > BeamSearch.sureGap)
    }
}
