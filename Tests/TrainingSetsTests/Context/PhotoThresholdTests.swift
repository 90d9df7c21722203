import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct PhotoThresholdTests {
    @Test(arguments: 0..<20) func fullInkIsInkAndTheBoardIsNot(seed: UInt64) {
        var coverage = InkCoverage(width: 40, height: 30)
        for y in 8..<22 {
            for x in 10..<30 { coverage.pixels[y * 40 + x] = 255 }
        }
        var random = SplitMix64(seed: seed)
        let mask = PhotoThreshold(using: &random).mask(of: coverage, using: &random)
        #expect(mask.width == 40 && mask.height == 30)
        // Blurred twice, the edge may move by two pixels, no more.
        for y in 0..<30 {
            for x in 0..<40 {
                let isInside = (12..<28).contains(x) && (10..<20).contains(y)
                let isOutside = !(8..<32).contains(x) || !(6..<24).contains(y)
                if isInside { #expect(mask[x, y]) }
                if isOutside { #expect(!mask[x, y]) }
            }
        }
    }

    @Test(arguments: [(1, 1), (2, 5), (5, 2)]) func tinyPictures(width: Int, height: Int) {
        var random = SplitMix64(seed: 3)
        let coverage = InkCoverage(width: width, height: height)
        let mask = PhotoThreshold(using: &random).mask(of: coverage, using: &random)
        #expect(mask.pixels.allSatisfy { $0 == 0 })
    }
}
