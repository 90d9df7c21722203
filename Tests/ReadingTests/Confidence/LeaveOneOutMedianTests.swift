import GlyphTraining
import Testing

@testable import Reading

@Suite struct LeaveOneOutMedianTests {
    private func naive(_ items: [(value: Float, weight: Float)], without index: Int) -> Float? {
        let rest = items.indices.filter { $0 != index }.map { items[$0] }.sorted { $0.value < $1.value }
        let half = rest.reduce(0) { $0 + $1.weight } / 2
        guard half > 0 else { return nil }
        var sum: Float = 0
        return rest.first { item in
            sum += item.weight
            return sum >= half
        }?.value
    }

    @Test func isThatOfTheOthers() {
        var random = SplitMix64(seed: 3)
        for count in 0..<12 {
            let items = (0..<count).map { _ in
                (Float(Int.random(in: 0...9, using: &random)), Float(Int.random(in: 0...4, using: &random)))
            }
            let medians = LeaveOneOutMedian(items)
            for index in items.indices { #expect(medians.median(without: index) == naive(items, without: index)) }
        }
    }

    @Test func aloneThereIsNone() {
        #expect(LeaveOneOutMedian([(-1, 4)]).median(without: 0) == nil)
        #expect(LeaveOneOutMedian([(-1, 4), (-2, 0)]).median(without: 0) == nil)
    }
}
