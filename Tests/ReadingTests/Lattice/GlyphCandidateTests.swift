import DocumentModel
import GlyphClassifier
import Segmentation
import Testing

@testable import Reading

@Suite struct CandidateGraphTests {
    @Test func candidatesAreRunsOfPrimitives() {
        let graph = CandidateGraph(of: TestLattice.line(of: TestLattice.boxes(gaps: [3, 3])))
        #expect(graph.nodeCount == 4)
        #expect(graph.candidates.map { [$0.start, $0.end] } == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])
        #expect((0..<3).map(graph.candidates(from:)) == [0..<3, 3..<5, 5..<6])
        #expect(graph.candidates(from: 3).isEmpty)
        #expect(graph.candidates[1].box == PixelBox(x: 4, y: 4, width: 27, height: 40))
    }

    @Test func noneIsWiderThanACharacterOrOfTooManyPieces() {
        let boxes = (0..<4).map { PixelBox(x: 40 * $0, y: 0, width: 30, height: 40) }
        let wide = CandidateGraph(of: TestLattice.line(of: boxes))
        for candidate in wide.candidates { #expect(candidate.box.width <= 80) }
        #expect(wide.candidates.count == 4 + 3)
        let narrow = (0..<12).map { PixelBox(x: 5 * $0, y: 0, width: 4, height: 30) }
        #expect(CandidateGraph(of: TestLattice.line(of: narrow)).candidates.map(\.primitiveCount).max() == 9)
        // A single piece may be as wide as it is.
        let bar = CandidateGraph(of: TestLattice.line(of: [PixelBox(x: 0, y: 0, width: 300, height: 4)]))
        #expect(bar.candidates.count == 1)
    }

    @Test func noneReachesOverAWideGap() {
        let graph = CandidateGraph(of: TestLattice.line(of: TestLattice.boxes(gaps: [12, 13, 12])))
        #expect(graph.candidates.map { [$0.start, $0.end] } == [[0, 1], [0, 2], [1, 2], [2, 3], [2, 4], [3, 4]])
    }

    @Test func aTouchingWordIsNoCharacterButAnArrowIs() {
        // One component in seven pieces, wider than any letter: a shaft, or stems on a common baseline.
        func widest(_ boxes: [PixelBox]) -> Int {
            let line = TestLattice.line(of: boxes, component: 0)
            return CandidateGraph(of: line).candidates.map(\.box.width).max() ?? 0
        }
        let shaft = (0..<7).map { PixelBox(x: 20 * $0, y: 20, width: 20, height: 4) }
        #expect(widest(shaft) == 140)
        let stems = (0..<7).map { PixelBox(x: 20 * $0, y: 0, width: 4, height: 40) }
        #expect(widest(stems) <= 80)
    }

    @Test func anEmptyLineHasNone() {
        let graph = CandidateGraph(of: TestLattice.line(of: []))
        #expect(graph.nodeCount == 1 && graph.candidates.isEmpty && graph.candidates(from: 0).isEmpty)
    }

    @Test func aGlyphHasTheInkOfItsPiecesAlone() {
        // The second piece overhangs the first.
        let line = TestLattice.line(of: [
            PixelBox(x: 0, y: 20, width: 20, height: 20), PixelBox(x: 0, y: 0, width: 40, height: 5),
        ])
        func ink(_ candidate: GlyphCandidate) -> Float {
            var pixels = [Float](repeating: -1, count: GlyphNormalizer.side * GlyphNormalizer.side)
            pixels.withUnsafeMutableBufferPointer { line.normalizedGlyph(of: candidate, into: $0) }
            return pixels.reduce(0, +)
        }
        let graph = CandidateGraph(of: line)
        #expect(graph.candidates.count == 3)
        #expect(abs(ink(graph.candidates[0]) - 24 * 24) < 0.01)
        // Both in their common box of 40 by 40, brought to 24 by 24.
        #expect(abs(ink(graph.candidates[1]) - 600 * 0.36) < 0.01)
    }
}
