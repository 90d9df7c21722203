extension CaseModel {
    /// In each context, this model counts as much as this many letters of the user's own.
    private static let ownWeight: Float = 3
    /// Nothing is impossible, however much was counted.
    private static let leastProbability: Float = 1e-6

    /// The case model of somebody whose letters were counted, as far as there are enough of them.
    ///
    /// In each context, it is the mean of a beta distribution over the probability of a capital, which begins at this
    /// model's.
    public func adapted(to counts: CaseCounts) -> CaseModel {
        CaseModel { context in
            let letters = Float(counts.letters[context, default: 0])
            let capitals = Float(counts.capitals[context, default: 0])
            let mean = (capitals + Self.ownWeight * capitalProbability(after: context)) / (letters + Self.ownWeight)
            return max(Self.leastProbability, min(1 - Self.leastProbability, mean))
        }
    }
}
