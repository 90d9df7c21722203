import Reading
import Testing

@testable import ReadingTraining

@Suite struct GateScoresTests {
    @Test func areaUnderTheCurve() {
        #expect(GateScores.area([(true, 3), (true, 2), (false, 1)]) == 1)
        #expect(GateScores.area([(true, 1), (false, 1)]) == 0.5)
        #expect(GateScores.area([(false, 3), (true, 2), (false, 1), (true, 0)]) == 0.25)
        #expect(GateScores.area([(true, 1)]).isNaN)
    }

    @Test func figuresOfSamples() {
        let there = GateSample(
            word: "list", isThere: true, place: SpottedText(freeLag: 1, readLag: 0, length: 4), lines: ["a list"])
        let not = GateSample(
            word: "node", isThere: false, place: SpottedText(freeLag: -1, readLag: 0, length: 4), lines: ["a list"])
        let scores = GateScores([there, not], model: SpottingModel([.freeLag: 10]))
        #expect(scores.spotting == 1)
        #expect(scores.output == 1)
        #expect(scores.found == 1)
        #expect(scores.wronglyFound == 0)
        #expect(scores.calibrationError < 0.001)
    }
}
