import Testing

@testable import GlyphTraining

@Suite struct SplitMix64DistributionsTests {
    @Test func normalNumbersHaveMeanZeroAndDeviationOne() {
        var random = SplitMix64(seed: 2)
        let values = (0..<20_000).map { _ in random.gaussian() }
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

    @Test func placesComeByTheirShares() {
        var random = SplitMix64(seed: 3)
        let counts = (0..<4000).reduce(into: [0, 0, 0]) { counts, _ in
            if let place = random.nextPlace(byShares: [3, 0, 1]) { counts[place] += 1 }
        }
        #expect(counts[1] == 0)
        #expect(counts[0] + counts[2] == 4000)
        #expect((2850...3150).contains(counts[0]))
        #expect(random.nextPlace(byShares: []) == nil)
        #expect(random.nextPlace(byShares: [0, 0]) == nil)
    }
}
