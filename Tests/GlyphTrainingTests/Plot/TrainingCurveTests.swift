import Foundation
import Imaging
import Testing

@testable import GlyphTraining

@Suite struct TrainingCurveTests {
    private static func progress(_ epoch: Double, loss: Double) -> TrainingProgress {
        TrainingProgress(
            epoch: epoch, epochs: 1, step: 1, loss: loss, accuracy: epoch, glyphsPerSecond: 1, secondsLeft: 0)
    }

    @Test func plotsWhatItWasGiven() {
        var curve = TrainingCurve()
        let empty = curve.plot()
        for step in 1...10 { curve.add(Self.progress(Double(step) / 10, loss: 3 / Double(step))) }
        let training = curve.plot()
        #expect(training.width == 960 && training.height == 800)
        #expect(training != empty)
        var evaluation = Evaluation()
        evaluation.loss = 0.4
        curve.add(evaluation, of: "held out", epoch: 1)
        #expect(curve.plot() != training)
        #expect(curve.training.count == 10)
    }

    @Test func oddNumbersDoNoHarm() {
        var curve = TrainingCurve()
        var evaluation = Evaluation()
        for loss in [Double.infinity, .nan, 0, 1e300] {
            evaluation.loss = loss
            curve.add(evaluation, of: "a", epoch: 0)
            curve.add(evaluation, of: "b", epoch: loss)
            #expect(curve.plot(width: 30, height: 30).pixels.count == 2700)
        }
    }

    @Test func anEpochValidatedTwiceCountsOnce() {
        var curve = TrainingCurve()
        var evaluation = Evaluation()
        for (epoch, loss) in [(1.0, 0.5), (2, 0.4), (2, 0.3)] {
            evaluation.loss = loss
            curve.add(evaluation, of: "a", epoch: epoch)
        }
        #expect(curve.validation["a"]?.map(\.loss) == [0.5, 0.3])
    }

    @Test func oldCheckpointsHaveOneSet() throws {
        let json = #"{"training": [], "validation": [{"epoch": 1, "loss": 2, "accuracy": 0.5}]}"#
        let curve = try JSONDecoder().decode(TrainingCurve.self, from: Data(json.utf8))
        #expect(curve.validation["validation"]?.map(\.loss) == [2])
        #expect(try JSONDecoder().decode(TrainingCurve.self, from: JSONEncoder().encode(curve)) == curve)
    }
}
