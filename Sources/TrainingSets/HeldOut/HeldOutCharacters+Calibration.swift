import GlyphTraining

extension HeldOutCharacters {
    /// What the calibration is fitted on: half of the writers held out, half of the images held out.
    public static func forCalibration(unipen: UnipenSet?, emnist: EmnistSet?) -> [EvaluationSet] {
        [
            unipen.map { Self.unipen($0, writers: .forCalibration) },
            emnist.map { Self.emnist($0, range: 0..<emnistImages / 2) },
        ].compactMap(\.self)
    }

    /// What figures are told of: the sets held out, and of each the half that the calibration has not seen; where
    /// people wrote on lines, with the place in the line.
    public static func forMeasuring(unipen: UnipenSet?, emnist: EmnistSet?) -> [EvaluationSet] {
        func half(_ set: EvaluationSet) -> EvaluationSet {
            var set = set
            set.name = "  not used for calibration"
            return set
        }
        let images = emnist.map { [Self.emnist($0), half(Self.emnist($0, range: emnistImages / 2..<emnistImages))] }
        let writers = unipen.map {
            [Self.unipen($0), half(Self.unipen($0, writers: .forMeasuring)), Self.unipenInPlace($0)]
        }
        return (images ?? []) + (writers ?? [])
    }
}
