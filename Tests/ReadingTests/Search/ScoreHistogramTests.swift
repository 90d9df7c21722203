import TestSupport
import Testing

@testable import Reading

@Suite struct ScoreHistogramTests {
    /// Sorting is the oracle.
    @Test(arguments: 1...5 as ClosedRange<UInt64>) func theBoundIsJustBelowTheBestFew(seed: UInt64) throws {
        var random = TestRandom(seed: seed)
        var histogram = ScoreHistogram(range: 8)
        var scores: [Float] = []
        // The best score rises far beyond where it began.
        for step in 0..<400 {
            let score = Float(step) / 10 - Float.random(in: 0...12, using: &random)
            histogram.insert(score)
            scores.append(score)
            if step % 3 == 0 {
                let index = Int.random(in: scores.indices, using: &random)
                histogram.remove(scores.remove(at: index))
            }
        }
        let sorted = scores.sorted(by: >)
        let best = try #require(sorted.first)
        for number in 1...40 where sorted[number - 1] > best - 7.5 {
            let bound = try #require(histogram.bound(ofBest: number))
            #expect(bound <= sorted[number - 1] && bound > sorted[number - 1] - 8.0 / 64 - 1e-3)
        }
    }

    @Test func fewerThanAskedForHaveNoBound() {
        var histogram = ScoreHistogram(range: 8)
        #expect(histogram.bound(ofBest: 1) == nil)
        for score in [0, -1, -20, -.infinity] as [Float] { histogram.insert(score) }
        #expect(histogram.bound(ofBest: 2) != nil && histogram.bound(ofBest: 3) == nil)
        histogram.removeAll()
        #expect(histogram.bound(ofBest: 1) == nil)
    }
}
