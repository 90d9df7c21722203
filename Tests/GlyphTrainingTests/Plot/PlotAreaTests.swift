import Testing

@testable import GlyphTraining

@Suite struct PlotAreaTests {
    @Test func ticksAreRoundFigures() {
        #expect(PlotArea.ticks(0...9, about: 10) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(PlotArea.ticks(0...23, about: 10) == [0, 5, 10, 15, 20])
        let shares = PlotArea.ticks(0.73...1, about: 6).map { ($0 * 100).rounded() }
        #expect(shares == [75, 80, 85, 90, 95, 100])
    }
}
