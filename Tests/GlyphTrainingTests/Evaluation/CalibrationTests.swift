import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct CalibrationTests {
    /// Every fourth label is wrong: nobody can be surer than 0.75.
    @Test func makesAnOverconfidentModelHumble() throws {
        var trainer = try Trainer(
            state: TrainingState(recipe: .tiny, characterSet: twoCharacters), sources: ["bars": SyntheticGlyphs()])
        try trainer.run(every: 100)
        let glyphs = SyntheticGlyphs(count: 400, classes: 2)
        let labels: [Character] = (0..<400).map { index in
            let isA = (index % 2 == 0) != (index % 8 > 5)
            return isA ? "a" : "b"
        }
        let set = EvaluationSet(name: "bars", glyphs: glyphs, labels: labels)
        let result = Calibration(try trainer.state.classifier(temperature: 0.3)).fit([set])
        #expect(result.temperature > 1)
        #expect(result.errorAfter < result.errorBefore)
        let calibrated = Evaluator(try trainer.state.classifier(temperature: result.temperature)).report(on: set)
        #expect(abs(calibrated.figures.calibrationError - result.errorAfter) < 1e-6)
    }

    @Test func withoutGlyphsNothingChanges() throws {
        let state = try TrainingState(recipe: .tiny, characterSet: twoCharacters)
        #expect(Calibration(try state.classifier(temperature: 1.25)).fit([]).temperature == 1.25)
    }
}
