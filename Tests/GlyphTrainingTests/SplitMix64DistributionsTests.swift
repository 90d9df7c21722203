import Testing

@testable import GlyphTraining

@Suite struct SplitMix64DistributionsTests {
    @Test func normalNumbersHaveMeanZeroAndDeviationOne() {
        var random = SplitMix64(seed: 2)
        let values = (0..<20_000).map { _ in random.nextNormal() }
        let mean = values.reduce(0, +) / 20_000
        let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
        #expect(abs(mean) < 0.03)
        #expect(abs(variance - 1) < 0.05)
    }

    @Test func differentWordsGiveDifferentNumbers() {
        var seen: Set<UInt64> = []
        for first in 0..<20 {
            for second in 0..<20 {
                var random = SplitMix64(seed: 1, mixing: first, second)
                seen.insert(random.next())
            }
        }
        #expect(seen.count == 400)
    }
}
