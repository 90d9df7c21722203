import DocumentModel
import GlyphClassifier
import Segmentation
import Testing

@testable import Reading

@Suite struct CandidateGraphTests {
    @Test func candidatesAreRunsOfPrimitives() {
        let graph = CandidateGraph(of: TestScoredLines.line(of: TestScoredLines.boxes(gaps: [3, 3])))
        #expect(graph.nodeCount == 4)
        #expect(graph.candidates.map { [$0.start, $0.end] } == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])
        #expect((0..<3).map(graph.candidates(from:)) == [0..<3, 3..<5, 5..<6])
        #expect(graph.candidates(from: 3).isEmpty)
        #expect(graph.candidates[1].box == PixelBox(x: 4, y: 4, width: 27, height: 40))
    }

    @Test func noneIsWiderThanACharacterOrOfTooManyPieces() {
        let boxes = (0..<4).map { PixelBox(x: 40 * $0, y: 0, width: 30, height: 40) }
        let wide = CandidateGraph(of: TestScoredLines.line(of: boxes))
        for candidate in wide.candidates { #expect(candidate.box.width <= 80) }
        #expect(wide.candidates.count == 4 + 3)
        let narrow = (0..<12).map { PixelBox(x: 5 * $0, y: 0, width: 4, height: 30) }
        #expect(CandidateGraph(of: TestScoredLines.line(of: narrow)).candidates.map(\.primitiveCount).max() == 9)
        // A single piece may be as wide as it is.
        let bar = CandidateGraph(of: TestScoredLines.line(of: [PixelBox(x: 0, y: 0, width: 300, height: 4)]))
        #expect(bar.candidates.count == 1)
    }

    @Test func noneReachesOverAWideGap() {
        let graph = CandidateGraph(of: TestScoredLines.line(of: TestScoredLines.boxes(gaps: [12, 13, 12])))
        #expect(graph.candidates.map { [$0.start, $0.end] } == [[0, 1], [0, 2], [1, 2], [2, 3], [2, 4], [3, 4]])
    }

    @Test func aTouchingWordIsNoCharacterButAnArrowIs() {
        // One component in seven pieces, wider than any letter: a shaft, or stems on a common baseline.
        func widest(_ boxes: [PixelBox]) -> Int {
            let line = TestScoredLines.line(of: boxes, component: 0)
            return CandidateGraph(of: line).candidates.map(\.box.width).max() ?? 0
        }
        let shaft = (0..<7).map { PixelBox(x: 20 * $0, y: 20, width: 20, height: 4) }
        #expect(widest(shaft) == 140)
        let stems = (0..<7).map { PixelBox(x: 20 * $0, y: 0, width: 4, height: 40) }
        #expect(widest(stems) <= 80)
    }

    @Test func anEmptyLineHasNone() {
        let graph = CandidateGraph(of: TestScoredLines.line(of: []))
        #expect(graph.nodeCount == 1 && graph.candidates.isEmpty && graph.candidates(from: 0).isEmpty)
    }

    @Test func someCandidatesOfALine() {
        let line = TestScoredLines.line(of: TestScoredLines.boxes(gaps: [3, 3, 3]))
        let graph = CandidateGraph([2..<4, 0..<1, 1..<2, 0..<1, 1..<4], of: line)
        #expect(graph.nodeCount == 5)
        #expect(graph.candidates.map(\.primitives) == [0..<1, 1..<2, 1..<4, 2..<4], "each once, in order")
        #expect((0..<5).map(graph.candidates(from:)) == [0..<1, 1..<3, 3..<4, 4..<4, 0..<0])
        #expect(graph.candidates[3].box == PixelBox(x: 34, y: 4, width: 27, height: 40))
        graph._checkInvariants()
    }

    @Test func candidatesAreFoundByTheirPieces() {
        let line = TestScoredLines.line(of: TestScoredLines.boxes(gaps: [3, 3, 3]))
        let graph = CandidateGraph([0..<1, 1..<2, 1..<4], of: line)
        #expect(graph.index(of: 1..<4) == 2 && graph.index(of: 0..<1) == 0)
        #expect(graph.index(of: 0..<2) == nil && graph.index(of: 3..<4) == nil)
        let all = CandidateGraph(of: line)
        for (index, candidate) in all.candidates.enumerated() { #expect(all.index(of: candidate.primitives) == index) }
    }

    @Test func noCandidatesOfALine() {
        let graph = CandidateGraph([], of: TestScoredLines.line(of: TestScoredLines.boxes(gaps: [3])))
        #expect(graph.nodeCount == 3 && graph.candidates.isEmpty && graph.index(of: 0..<1) == nil)
    }

    @Test func aGlyphHasTheInkOfItsPiecesAlone() {
        // The second piece overhangs the first.
        let line = TestScoredLines.line(of: [
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
