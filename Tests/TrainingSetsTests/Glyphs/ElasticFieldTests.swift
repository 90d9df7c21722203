import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct ElasticFieldTests {
    private let bounds = InkBounds([[SIMD2(10, 20), SIMD2(40, 30)]])

    private func field(_ elasticity: Float, seed: UInt64) -> ElasticField {
        var random = SplitMix64(seed: seed)
        return ElasticField(over: bounds, elasticity: elasticity, using: &random)
    }

    @Test func withoutElasticityNothingMoves() {
        let field = field(0, seed: 1)
        for point in [SIMD2<Float>(10, 20), SIMD2(25, 24), SIMD2(90, -5)] { #expect(field(point) == point) }
    }

    @Test func displacementsAreAsLargeAsAskedAndSmooth() {
        var squares: Float = 0
        for seed in 0..<200 {
            let field = field(0.1, seed: UInt64(seed))
            let corner = field(bounds.minimum) - bounds.minimum
            squares += (corner * corner).sum() / 2
            // Neighbouring points move alike, on either side of a node too.
            for x in stride(from: Float(10), to: 40, by: 0.5) {
                let (here, next) = (SIMD2(x, 25), SIMD2(x + 0.01, 25))
                let step = field(next) - field(here)
                #expect(abs(step.x - 0.01) < 0.05 && abs(step.y) < 0.05)
            }
        }
        // A tenth of the longer side, 30.
        let deviation = (squares / 200).squareRoot()
        #expect(deviation > 2.6 && deviation < 3.4)
    }

    @Test func aPointOfNoSizeIsMovedAsAWhole() {
        var random = SplitMix64(seed: 3)
        let dot = ElasticField(over: InkBounds([[SIMD2(5, 5)]]), elasticity: 0.1, using: &random)
        #expect(dot(SIMD2(5, 5)) == SIMD2(5, 5))
    }

    @Test func singleGlyphsAreBentDifferentlyEachTime() {
        let shape = GlyphShape.strokes([[SIMD2(0, 0), SIMD2(0.3, 0.5), SIMD2(0.6, 1)]])
        func pixels(_ augmentation: GlyphAugmentation, seed: UInt64) -> [UInt8] {
            var random = SplitMix64(seed: seed)
            return augmentation.coverage(of: shape, using: &random).pixels
        }
        #expect(pixels(.single, seed: 1) != pixels(.single, seed: 2))
        #expect(pixels(.single, seed: 1) == pixels(.single, seed: 1))
        #expect(pixels(.none, seed: 1) == pixels(.none, seed: 2))
    }
}
