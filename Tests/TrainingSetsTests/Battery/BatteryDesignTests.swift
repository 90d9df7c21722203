import Testing

@testable import TrainingSets

@Suite struct BatteryDesignTests {
    @Test func hasAllKindsInAllConditions() {
        let items = BatteryDesign(seed: 1, count: 4, fonts: 20).items
        #expect(items.count == 11 * 4 * 4)
        #expect(Set(items.map(\.name)).count == items.count)
        for (kind, chosen) in Dictionary(grouping: items, by: \.kind) {
            #expect(Set(chosen.map(\.ground)).count == 5, "\(kind)")
            #expect(Set(chosen.map(\.condition)).count == 4, "\(kind)")
        }
    }

    @Test func fontsComeAsOftenAsOneAnother() {
        let items = BatteryDesign(seed: 3, count: 5, fonts: 20).items
        #expect(Set(Dictionary(grouping: items, by: \.font).values.map(\.count)) == [11])
    }

    @Test func heightsAreSpread() {
        let items = BatteryDesign(seed: 1, count: 6, fonts: 20).items
        #expect(items.allSatisfy { (10...120).contains($0.height) })
        // Each cell has low letters and high ones.
        for chosen in Dictionary(grouping: items, by: { [$0.kind.rawValue, $0.condition.rawValue] }).values {
            let heights = chosen.map(\.height)
            #expect(heights.contains { $0 < 16 } && heights.contains { $0 > 75 })
        }
    }

    @Test func sameSeedSameDesign() {
        #expect(
            BatteryDesign(seed: 5, count: 2, fonts: 3).items == BatteryDesign(seed: 5, count: 2, fonts: 3).items)
        #expect(
            BatteryDesign(seed: 5, count: 2, fonts: 3).items != BatteryDesign(seed: 6, count: 2, fonts: 3).items)
        #expect(BatteryDesign(seed: 5, count: 2, fonts: 0).items.isEmpty)
    }
}
