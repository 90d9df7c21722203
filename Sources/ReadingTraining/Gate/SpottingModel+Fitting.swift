import DocumentModel
import Reading

extension LogisticModel<SpottedText> {
    /// Fits the curve to texts that are there and texts that are not, both kinds counting the same.
    ///
    /// - Parameter samples: the best place of each text, and whether it is there.
    /// - Returns: `nil` without samples of both kinds.
    public static func fitted(to samples: [(place: SpottedText, isThere: Bool)]) -> SpottingModel? {
        let positives = samples.count { $0.isThere }
        guard positives > 0, positives < samples.count else { return nil }
        let half = Double(samples.count) / 2
        return fitted(
            to: samples.map { sample in
                (sample.place, sample.isThere ? half / Double(positives) : -half / Double(samples.count - positives))
            })
    }
}
