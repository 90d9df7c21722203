import Testing

@testable import Finding

@Suite struct WeightedQuantileTests {
    @Test func valuesCountByTheirWeights() {
        #expect(WeightedQuantile.median(of: [(3, 1), (1, 1), (2, 1)]) == 2)
        #expect(WeightedQuantile.median(of: [(1, 1), (2, 1), (9, 5)]) == 9)
        #expect(WeightedQuantile.value(of: [(1, 1), (2, 1), (9, 8)], share: 0.2) == 2)
        #expect(WeightedQuantile.value(of: [(4, 1), (5, 1)], share: 0) == 4)
        #expect(WeightedQuantile.median(of: []) == nil)
    }
}
