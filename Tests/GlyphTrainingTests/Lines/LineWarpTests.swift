import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct LineWarpTests {
    @Test func itIsSmoothAndSmall() {
        var random = SplitMix64(seed: 5)
        var changed = 0
        for _ in 0..<40 {
            let warp = LineWarp(width: 200, using: &random)
            for curve in [warp.rise, warp.size, warp.slant, warp.along] {
                #expect(curve.count == 200)
                #expect(zip(curve, curve.dropFirst()).allSatisfy { abs($1 - $0) < 0.7 })
            }
            #expect(warp.rise.allSatisfy { abs($0) <= 2.2 } && warp.size.allSatisfy { (0.85...1.16).contains($0) })
            // Columns keep their order.
            #expect(zip(warp.along, warp.along.dropFirst()).allSatisfy { $1 - $0 > -1 })
            changed += warp.rise.contains { $0 != 0 } ? 1 : 0
        }
        #expect((15..<40).contains(changed))
    }
}
