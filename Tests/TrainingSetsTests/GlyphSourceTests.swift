import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct GlyphSourceTests {
    private func glyph(_ source: some GlyphSource, _ index: Int, seed: UInt64) -> (label: Int, pixels: [Float]) {
        var random = SplitMix64(seed: seed)
        var pixels = [Float](repeating: -1, count: 28 * 28)
        let label = pixels.withUnsafeMutableBufferPointer {
            source.render(index: index, using: &random, into: $0)
        }
        return (label, pixels)
    }

    private let samples = [
        PenSample(label: "L", strokes: [[[0, 0], [0, 40], [20, 40]]], writer: "w"),
        PenSample(label: "ab", strokes: [[[0, 0], [0, 40]]], writer: "w"),
        PenSample(label: ".", strokes: [[[3, 3]]], writer: "w"),
    ]

    @Test func leavesOutWhatTheSetDoesNotHold() throws {
        let source = StrokeGlyphSource(samples: samples, characterSet: .board)
        #expect(source.count == 2)
        #expect(glyph(source, 0, seed: 1).label == CharacterSet.board.index(of: "L"))
        #expect(StrokeGlyphSource(samples: samples, characterSet: CharacterSet(["x"])).count == 0)
    }

    @Test func drawsWhatIsAsked() {
        let source = StrokeGlyphSource(samples: samples, characterSet: .board, augmentation: .none)
        let l = glyph(source, 0, seed: 1).pixels
        // Upright bar at the left, foot at the bottom, nothing at the top right. The box is 22 by 42 pens wide.
        #expect(l[14 * 28 + 8] > 0.9 && l[25 * 28 + 14] > 0.9 && l[6 * 28 + 18] == 0)
    }

    @Test func variesWithTheSeedAlone() {
        let source = StrokeGlyphSource(samples: samples, characterSet: .board)
        #expect(glyph(source, 0, seed: 7).pixels == glyph(source, 0, seed: 7).pixels)
        #expect(glyph(source, 0, seed: 7).pixels != glyph(source, 0, seed: 8).pixels)
        for seed in 0..<200 {
            let pixels = glyph(source, Int(seed % 2), seed: UInt64(seed)).pixels
            #expect(pixels.allSatisfy { (0...1).contains($0) } && pixels.reduce(0, +) > 4)
        }
    }
}
