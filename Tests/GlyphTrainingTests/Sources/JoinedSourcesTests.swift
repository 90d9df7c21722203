import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct JoinedSourcesTests {
    private func glyph(_ source: some GlyphSource, _ index: Int) -> (label: Int, pixels: [Float]) {
        var random = SplitMix64(seed: 3)
        var pixels = [Float](repeating: 0, count: 784)
        let label = pixels.withUnsafeMutableBufferPointer { source.render(index: index, using: &random, into: $0) }
        return (label, pixels)
    }

    @Test func theGlyphsOfAllFollowOneAnother() throws {
        let parts = [SyntheticGlyphs(count: 4, classes: 2), SyntheticGlyphs(count: 2, classes: 3, isCaseOpen: true)]
        let joined = try JoinedSources(parts)
        #expect(joined.count == 6)
        #expect((0..<6).map { glyph(joined, $0).label } == [0, 1, 0, 1, 0, 1])
        #expect(glyph(joined, 5).pixels == glyph(parts[1], 1).pixels)
        #expect(!joined.leavesCaseOpen(index: 3) && joined.leavesCaseOpen(index: 4))
    }

    @Test func nothingIsNoSource() {
        #expect(throws: TrainingError.self) { try JoinedSources([]) }
    }
}
