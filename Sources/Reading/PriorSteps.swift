/// Steps of the language prior, weighted and remembered: hypotheses ask for the same few again and again.
struct PriorSteps {
    struct Step {
        var state: LanguagePrior.State
        /// Weighted log-probability.
        var score: Float
    }

    private struct Slot {
        var key: UInt64
        var step: Step
    }

    private let prior: LanguagePrior
    private let weight: Float
    /// Direct-mapped: a step is either in its one slot or not remembered.
    private var slots: [Slot]

    private static let slotBits: UInt64 = 12

    init(_ prior: LanguagePrior, weight: Float) {
        self.prior = prior
        self.weight = weight
        let empty = Slot(key: .max, step: Step(state: prior.start, score: 0))
        slots = [Slot](repeating: empty, count: 1 << Self.slotBits)
    }

    mutating func advance(_ state: LanguagePrior.State, by symbol: LanguagePrior.Symbol) -> Step {
        let key = UInt64(state.node) << 8 | UInt64(symbol.rawValue)
        let slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.slotBits))
        if slots[slot].key == key { return slots[slot].step }
        let found = prior.advance(state, by: symbol)
        let step = Step(state: found.state, score: weight * found.logProbability)
        slots[slot] = Slot(key: key, step: step)
        return step
    }
}
