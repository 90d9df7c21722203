import Reading
import Testing

@testable import ReadingTraining

@Suite struct GateSampleTests {
    @Test func plainOutput() {
        let sample = GateSample(word: "to do", isThere: true, place: nil, lines: ["To DO:", "x"])
        #expect(sample.isInOutput)
        #expect(sample.outputDistance == 0)
        #expect(SpottingModel.fitted.probability(sample.place) < 1e-6)
    }
}
