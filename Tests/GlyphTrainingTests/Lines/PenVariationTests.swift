import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct PenVariationTests {
    private static let width = 40

    /// An upright stroke three columns wide.
    private var stroke: [Float] {
        (0..<Self.width * LineInput.height).map { (19...21).contains($0 % Self.width) ? 1 : 0 }
    }

    @Test func strokesGrowAndShrinkByLessThanAPixel() {
        var random = SplitMix64(seed: 2)
        var sums: [Float] = []
        for _ in 0..<60 {
            let varied = PenVariation(using: &random).varied(stroke, width: Self.width)
            #expect(varied.allSatisfy { (0...1).contains($0) })
            let row = varied[24 * Self.width..<25 * Self.width]
            sums.append(row.reduce(0, +))
        }
        #expect(sums.allSatisfy { (1.9...4.7).contains($0) })
        #expect(sums.contains { $0 < 2.6 } && sums.contains { $0 > 3.4 } && sums.contains(3))
    }

    @Test func dryPensLeaveSpotsOut() {
        var random = SplitMix64(seed: 3)
        var dried = 0
        for _ in 0..<200 {
            var ink = stroke
            PenVariation(using: &random).dry(&ink, width: Self.width, using: &random)
            #expect(zip(ink, stroke).allSatisfy { $0 <= $1 && $0 >= 0 })
            dried += ink == stroke ? 0 : 1
        }
        #expect((2..<60).contains(dried))
    }
}
