import Reading

/// Cross validation (Stone 1974, doi:10.1111/j.2517-6161.1974.tb00994.x): few pages fit many weights too well.
extension WeightTuner {
    /// A part of each group that was left out, and how it is read.
    public struct Fold: Sendable {
        /// As found on the other parts.
        public var weights: ReadingWeights
        public var before: [GroupScore]
        public var after: [GroupScore]
    }

    /// Tunes once without each part of the pages.
    ///
    /// Neighbouring pages, often in one hand, are in one part.
    ///
    /// There are `folds` parts, 2 at least. `report` is called after each weight with the fold, as for
    /// ``tune(from:rounds:only:report:)``.
    ///
    /// - Returns: the mean of the weights found, and the folds.
    public func tune(
        from start: ReadingWeights, rounds: Int, only names: Set<String>? = nil, folds: Int,
        report: (Int, String, ReadingWeights, [GroupScore]) -> Void
    ) -> (mean: ReadingWeights, folds: [Fold]) {
        let folds = (0..<max(2, folds)).map { fold in
            let (part, rest) = (part(fold, of: max(2, folds)), part(fold, of: max(2, folds), isLeftOut: true))
            let weights = rest.tune(from: start, rounds: rounds, only: names) { report(fold, $0, $1, $2) }
            return Fold(weights: weights, before: part.scores(start), after: part.scores(weights))
        }
        return (Self.mean(of: folds.map(\.weights)) ?? start, folds)
    }

    private func part(_ fold: Int, of folds: Int, isLeftOut: Bool = false) -> WeightTuner {
        let groups = groups.map { group in
            let range = group.pages.count * fold / folds..<group.pages.count * (fold + 1) / folds
            let pages = group.pages.indices.filter { range.contains($0) != isLeftOut }.map { group.pages[$0] }
            return Group(name: group.name, share: group.share, pages: pages)
        }
        return WeightTuner(groups: groups, classifier: classifier, prior: prior)
    }

    /// The mean of each weight that is searched; the others are the first one's.
    static func mean(of weights: [ReadingWeights]) -> ReadingWeights? {
        guard var mean = weights.first else { return nil }
        for coordinate in coordinates {
            mean[keyPath: coordinate.path] =
                weights.reduce(0) { $0 + $1[keyPath: coordinate.path] } / Float(weights.count)
        }
        return mean
    }
}
