import Testing

@testable import Preprocessing

@Suite struct CounterRegionsTests {
    /// A bright plane with a dark panel and strokes on both.
    private func plane(panel: UInt8 = 40, letters: UInt8? = 230) -> Plane {
        var plane = Plane(width: 400, height: 300, samples: [UInt8](repeating: 220, count: 400 * 300))
        func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ value: UInt8) {
            for y in rows { for x in columns { plane.samples[y * 400 + x] = value } }
        }
        for stem in 0..<8 { fill(20 + 16 * stem..<24 + 16 * stem, 20..<50, 30) }
        fill(200..<400, 150..<300, panel)
        if let letters {
            for stem in 0..<8 { fill(240 + 16 * stem..<244 + 16 * stem, 200..<230, letters) }
        }
        return plane
    }

    @Test func lightStrokesOnADarkPanelAreFound() throws {
        let regions = try #require(CounterRegions(in: plane()))
        #expect(regions.plane.samples[107 * 200 + 125] == 1)
        #expect(regions.plane.samples[17 * 200 + 30] == 0, "dark strokes on the page are the page's own")
    }

    @Test func panelsWithoutStrokesAndPagesWithoutPanelsHaveNone() {
        #expect(CounterRegions(in: plane(letters: nil)) == nil)
        #expect(CounterRegions(in: plane(panel: 200)) == nil)
        #expect(CounterRegions(in: plane(letters: 60)) == nil, "hardly brighter than the panel")
    }

    @Test func inkIsDivided() throws {
        let regions = try #require(CounterRegions(in: plane()))
        let mask = InkMask(width: 800, height: 600, pixels: [UInt8](repeating: 1, count: 800 * 600))
        let outside = regions.outside(mask, reduction: 2)
        #expect(!outside[500, 430] && outside[120, 70])
        // The ink is one component that lies outside for the most part.
        #expect(regions.within(mask, reduction: 2).pixels.allSatisfy { $0 == 0 })
    }

    @Test func componentsStayWhole() throws {
        let regions = try #require(CounterRegions(in: plane()))
        var mask = InkMask(width: 800, height: 600)
        // One from within to beyond a region's edge, and one far away.
        for y in 400..<520 { mask[500, y] = true }
        for y in 20..<60 { mask[60, y] = true }
        let within = regions.within(mask, reduction: 2)
        #expect((400..<520).allSatisfy { within[500, $0] } && !within[60, 40])
        let outside = regions.outside(mask, reduction: 2)
        #expect(!outside[500, 430] && outside[500, 519] && outside[60, 40])
    }
}
