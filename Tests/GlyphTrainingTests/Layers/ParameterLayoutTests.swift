import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct ParameterLayoutTests {
    @Test func tensorsCoverTheArrayWithoutGaps() {
        let layout = ParameterLayout(.tiny)
        var end = 0
        for segment in layout.segments {
            #expect(segment.range.lowerBound == end)
            end = segment.range.upperBound
        }
        #expect(end == layout.parameterCount)
        #expect(layout.ranges.count == NetworkArchitecture.tiny.layers.count)
        #expect(layout.ranges.flatMap { Array($0) } == Array(0..<layout.parameterCount))
        // A scale and a shift instead of a bias in the normalised layer of four channels.
        #expect(layout.parameterCount == NetworkArchitecture.tiny.parameterCount + 4)
        #expect(layout.statisticsCount == 8)
    }

    @Test func startsAtScaleOneAndVarianceOne() {
        let layout = ParameterLayout(.tiny)
        let parameters = layout.initialParameters(seed: 1)
        #expect(Array(parameters[36..<44]) == [1, 1, 1, 1, 0, 0, 0, 0])
        #expect(layout.initialStatistics() == [0, 0, 0, 0, 1, 1, 1, 1])
        #expect(parameters[0] != 0)
    }
}
