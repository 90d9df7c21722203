import Foundation
import GlyphClassifier
import Testing

@testable import GlyphTraining

/// A network that knows three bars as `0`, `1` and "not a character".
@Suite struct EvaluationReportTests {
    private static func evaluator(_ characters: [Character]) throws -> Evaluator {
        var trainer = try Trainer(
            state: TrainingState(recipe: .tiny, characterSet: CharacterSet(characters)),
            sources: ["bars": SyntheticGlyphs()])
        try trainer.run(every: 100)
        return Evaluator(try trainer.state.classifier())
    }

    /// Glyphs 0, 3, 6… are vertical bars, 1, 4, 7… horizontal ones, 2, 5, 8… slanted: no character to the network.
    private static func set(_ labels: [Character]) -> EvaluationSet {
        EvaluationSet(name: "bars", glyphs: SyntheticGlyphs(count: labels.count), labels: labels)
    }

    @Test func notACharacterIsNoAnswer() throws {
        let part = try Self.evaluator(["0", "1"]).report(on: Self.set(["0", "1", "1", "0", "1", "0"]))
        // The slanted ones are one of the two all the same.
        #expect(part.figures.samples == 6)
        #expect(part.figures.accuracy >= 4.0 / 6)
        #expect(part.confusions.allSatisfy { $0.read != "not a character" })
        #expect(part.digits?.samples == 6)
    }

    @Test func unknownCharactersCountAsWrong() throws {
        let part = try Self.evaluator(["a", "b"]).report(on: Self.set(["a", "b", "?", "a", "b", "?"]))
        #expect(part.unknown == 2)
        #expect(abs(part.figures.accuracy - 4.0 / 6) < 1e-9)
        #expect(part.digits == nil && part.confusions.isEmpty)
    }

    @Test func theOtherCaseCountsCaseFoldedOnly() throws {
        let part = try Self.evaluator(["A", "B"]).report(
            on: Self.set(["a", "B", "a", "A", "b", "a"]), charset: ["A", "b"])
        #expect(part.figures.samples == 2)
        let all = try Self.evaluator(["A", "B"]).report(on: Self.set(["a", "B"]))
        #expect(all.figures.accuracy == 0.5 && all.figures.caseFoldedAccuracy == 1 && all.unknown == 0)
    }

    @Test func aLabelWithoutCaseIsRightInEither() throws {
        var set = Self.set(["A", "b"])
        let evaluator = try Self.evaluator(["a", "A"])
        let without = evaluator.report(on: set).figures
        set.isCaseUnknown = [true, false]
        let with = evaluator.report(on: set).figures
        #expect(without.accuracy == 0 && with.accuracy == 0.5)
    }

    @Test func onlyTheCharsetMayWin() throws {
        let part = try Self.evaluator(["a", "b"]).report(on: Self.set(["b", "b", "b", "b"]), charset: ["b"])
        #expect(part.figures.accuracy == 1)
    }

    @Test func nothingButTheSetsCharactersMayWin() throws {
        var set = Self.set(["b", "b", "b", "b"])
        set.characters = ["b"]
        let evaluator = try Self.evaluator(["a", "b"])
        #expect(evaluator.report(on: set).figures.accuracy == 1)
        #expect(evaluator.report(on: set, charset: ["a", "b"]).figures.accuracy < 1, "what is asked for counts")
    }

    @Test func heightAndPlaceCountBesideThePicture() throws {
        var set = Self.set(["b", "a", "b", "a"])
        // The pictures are a, b, neither, a; their places say b, a, b, a.
        set.placing = { _ in { glyph, character in character == (glyph % 2 == 0 ? "b" : "a") ? 0 : -100 } }
        let evaluator = try Self.evaluator(["a", "b"])
        #expect(evaluator.report(on: set).figures.accuracy == 1)
        set.placing = { _ in { _, _ in -3 } }
        let placed = evaluator.report(on: set).figures
        set.placing = nil
        let alone = evaluator.report(on: set).figures
        #expect(placed.accuracy == alone.accuracy && abs(placed.loss - alone.loss) < 1e-4, "nothing is told by it")
    }

    @Test func isPrintedAsTextAndJSON() throws {
        var report = EvaluationReport(model: "m.bsm")
        report.parts = [try Self.evaluator(["0", "1"]).report(on: Self.set(["0", "1", "0", "0", "1", "?"]))]
        let text = report.text
        #expect(
            text.contains(
                "set                       samples  as labelled  case-folded  calibration error  digits alone"))
        #expect(text.contains("bars: 1 glyphs of characters the model does not know, counted as wrong"))
        #expect(try JSONDecoder().decode(EvaluationReport.self, from: Data(report.json())) == report)
    }
}
