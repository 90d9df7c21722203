import Reading
import Testing

@testable import ReadingTraining

@Suite struct GateSampleTests {
    @Test(arguments: [("list", "alistb", 0), ("list", "alastb", 1), ("list", "lst", 1), ("list", "", 4), ("", "x", 0)])
    func leastEdits(_ word: String, _ text: String, _ edits: Int) {
        #expect(GateSample.leastEdits(of: Array(word), in: Array(text)) == edits)
    }

    @Test func plainOutput() {
        let sample = GateSample(word: "to do", isThere: true, place: nil, lines: ["To DO:", "x"])
        #expect(sample.isInOutput)
        #expect(sample.outputDistance == 0)
        #expect(SpottingModel.fitted.probability(sample.place) < 1e-6)
    }
}
