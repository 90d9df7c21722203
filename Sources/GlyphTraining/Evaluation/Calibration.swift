import GlyphClassifier

/// Makes a model's probabilities say how often it is right: its logits divided by a temperature.
///
/// That is temperature scaling (Guo et al. 2017, arXiv:1706.04599).
///
/// The temperature is the one with the least expected calibration error, averaged over the sets, and not the one of
/// least loss: what is left of overconfidence is in pairs such as o and 0 that no crop tells apart, and likelihood,
/// which looks at the sure glyphs most, answers to it the wrong way round.
public struct Calibration: Sendable {
    /// The temperature that was found, and what it is good for.
    public struct Result: Hashable, Sendable {
        /// What the logits are to be divided by.
        public var temperature: Float
        /// Mean of the sets' calibration errors, as the model came and as it is now.
        public var errorBefore: Double
        /// The mean with the new temperature; the same as before when no other was better.
        public var errorAfter: Double
    }

    /// Temperatures tried; the error has several minima, so all are.
    private static let temperatures = (50...200).map { Float($0) / 100 }

    private let evaluator: Evaluator
    private let figures: EvaluationMetrics
    private let temperature: Float

    /// Begins with a classifier, whose own temperature has to be beaten.
    public init(_ classifier: ConvolutionalClassifier) {
        evaluator = Evaluator(classifier)
        temperature = classifier.temperature
        let characterSet = classifier.characterSet
        figures = EvaluationMetrics(
            characterSet: characterSet, candidates: Array(characterSet.characters.indices))
    }

    /// Fits the temperature to isolated characters neither trained on nor measured with.
    public func fit(_ sets: [EvaluationSet]) -> Result {
        let graded = sets.map { evaluator.graded($0) }.filter { !$0.rules.isEmpty }
        func error(_ temperature: Float) -> Double {
            let errors = graded.map { figures.calibrationError($0.outputs, rules: $0.rules, temperature: temperature) }
            return errors.reduce(0, +) / Double(max(1, errors.count))
        }
        let before = error(temperature)
        let best = Self.temperatures.map { (error: error($0), temperature: $0) }.min { $0.error < $1.error }
        guard let best, best.error < before else {
            return Result(temperature: temperature, errorBefore: before, errorAfter: before)
        }
        return Result(temperature: best.temperature, errorBefore: before, errorAfter: best.error)
    }
}
