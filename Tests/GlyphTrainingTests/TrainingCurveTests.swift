import Imaging
import Testing

@testable import GlyphTraining

@Suite struct TrainingCurveTests {
    @Test func plotsWhatItWasGiven() {
        var curve = TrainingCurve()
        let empty = curve.plot(width: 200, height: 100)
        for step in 1...10 {
            curve.add(
                TrainingProgress(
                    epoch: Double(step) / 10, epochs: 1, step: step, loss: 3 / Double(step),
                    accuracy: Double(step) / 10, glyphsPerSecond: 1, secondsLeft: 0))
        }
        let plot = curve.plot(width: 200, height: 100)
        #expect(plot.width == 200 && plot.height == 100)
        #expect(plot != empty)
        #expect(curve.training.count == 10)
    }

    @Test func oddNumbersDoNoHarm() {
        var curve = TrainingCurve()
        var evaluation = Evaluation()
        for loss in [Double.infinity, .nan, 0, 1e300] {
            evaluation.loss = loss
            curve.add(evaluation, epoch: 0)
        }
        #expect(curve.plot(width: 3, height: 3).pixels.count == 27)
    }
}
