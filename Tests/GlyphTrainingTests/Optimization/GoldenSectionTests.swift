import Testing

@testable import GlyphTraining

@Suite struct GoldenSectionTests {
    @Test(arguments: [Float(0.3), 1, 2.7]) func findsTheMinimum(_ minimum: Float) {
        let found = GoldenSection.minimum(in: 0.25...4) { Double(($0 - minimum) * ($0 - minimum)) }
        #expect(abs(found - minimum) < 2e-3)
    }
}
