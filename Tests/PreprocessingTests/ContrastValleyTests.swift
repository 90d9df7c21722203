import Testing

@testable import Preprocessing

@Suite struct ContrastValleyTests {
    private func isBottom(_ row: [Float], at place: Int = 2) -> Bool {
        ContrastValley.isBottom(of: row, at: place, reach: 2, strength: 100)
    }

    @Test func bothSidesAreDarker() {
        #expect(isBottom([70, 55, 50, 60, 50]))
        #expect(!isBottom([70, 60, 50, 59, 55]))
        #expect(!isBottom([40, 50, 50, 90, 90]))
        #expect(!isBottom([90, 40, 40, 50, 40, 40, 90], at: 3))
    }
}
