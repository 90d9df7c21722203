import Reading

extension SpottingModel {
    /// Fits the curve to texts that are there and texts that are not, both kinds counting the same.
    ///
    /// - Parameter samples: features, and whether the text is there.
    /// - Returns: `nil` without samples of both kinds.
    public static func fitted(to samples: [(features: [Double], isThere: Bool)]) -> SpottingModel? {
        let positives = samples.count { $0.isThere }
        guard positives > 0, positives < samples.count else { return nil }
        let half = Double(samples.count) / 2
        let weights = LogisticRegression.fit(
            samples.map { sample in
                LogisticRegression.Example(
                    features: [1] + sample.features.map(Float.init),
                    value: sample.isThere ? half / Double(positives) : -half / Double(samples.count - positives))
            })
        return SpottingModel(weights: weights.dropFirst().map(Double.init) + [Double(weights[0])])
    }
}
