import Glibc
import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct EvaluationMetricsTests {
    let figures = EvaluationMetrics(characterSet: CharacterSet(["a", "A", "b"]))

    /// Logits that are log-probabilities.
    private func outputs(_ probabilities: [[Float]], _ labels: [Int]) -> Evaluator.Outputs {
        Evaluator.Outputs(logits: probabilities.flatMap { $0.map { log($0) } }, labels: labels, seconds: 1)
    }

    @Test func countsAsLabelledAndCaseFolded() {
        let sample: [Float] = [0.7, 0.1, 0.1, 0.1]
        let result = figures.evaluation(outputs([sample, sample, sample, sample], [0, 1, 2, 3]), temperature: 1)
        #expect(result.samples == 4)
        #expect(result.accuracy == 0.25)
        #expect(result.caseFoldedAccuracy == 0.5)
        #expect(abs(result.calibrationError - 0.45) < 1e-5)
        #expect(abs(result.loss - Double(-(log(Float(0.7)) + 3 * log(Float(0.1))) / 4)) < 1e-5)
    }

    @Test func bothCasesOfALetterAreOneClassCaseFolded() {
        // b is the best class, but less probable than a in either case.
        let result = figures.evaluation(outputs([[0.3, 0.25, 0.4, 0.05]], [1]), temperature: 1)
        #expect(result.accuracy == 0 && result.caseFoldedAccuracy == 1)
        let other = figures.evaluation(outputs([[0.3, 0.25, 0.4, 0.05]], [2]), temperature: 1)
        #expect(other.accuracy == 1 && other.caseFoldedAccuracy == 0)
    }

    @Test func aCalibratedClassifierHasNoCalibrationError() {
        let sample: [Float] = [0.75, 0.15, 0.05, 0.05]
        let result = figures.evaluation(outputs([sample, sample, sample, sample], [0, 0, 0, 1]), temperature: 1)
        #expect(result.calibrationError < 1e-5)
    }

    @Test func temperatureUndoesOverconfidence() {
        // Right three times out of four, but twice as sure in logits as it should be.
        let sample: [Float] = [0.75, 0.15, 0.05, 0.05].map { $0 * $0 }
        let fitted = figures.fittedTemperature(outputs([sample, sample, sample, sample], [0, 0, 0, 1]))
        #expect(fitted > 1.3)
        let best = figures.evaluation(outputs([sample, sample, sample, sample], [0, 0, 0, 1]), temperature: fitted)
        let raw = figures.evaluation(outputs([sample, sample, sample, sample], [0, 0, 0, 1]), temperature: 1)
        #expect(best.loss < raw.loss)
        #expect(best.calibrationError < raw.calibrationError)
    }

    @Test func nothingGivesZeros() {
        #expect(figures.evaluation(outputs([], []), temperature: 1) == Evaluation())
    }
}
