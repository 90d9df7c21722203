import DocumentModel
import Finding
import GlyphClassifier
import Preprocessing
import TestSupport

@testable import Reading
@testable import Segmentation

/// Lines with names of their glyphs of which every probability is given.
enum TestScoredLines {
    /// A line whose primitives are filled boxes, each a component of its own unless one is named.
    static func line(of boxes: [PixelBox], component: Int? = nil) -> TextLine {
        var mask = InkMask(width: (boxes.map(\.maxX).max() ?? 0) + 5, height: (boxes.map(\.maxY).max() ?? 0) + 5)
        for box in boxes { mask.fill(box) }
        let primitives = boxes.enumerated().map { index, box in
            Primitive(
                runs: (box.y..<box.maxY).map { InkRun(y: Int32($0), start: Int32(box.x), end: Int32(box.maxX)) },
                component: component ?? index)
        }
        return TextLine(
            mask: mask, primitives: primitives, frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: 1),
            box: PixelBox(x: 0, y: 0, width: mask.width, height: mask.height), height: 40)
    }

    /// Boxes 12 wide and 40 high with these gaps between them.
    static func boxes(gaps: [Int]) -> [PixelBox] {
        var left = 4
        return ([0] + gaps).map { gap in
            left += gap
            defer { left += 12 }
            return PixelBox(x: left, y: 4, width: 12, height: 40)
        }
    }

    static func scored(
        _ boxes: [PixelBox], _ characters: String, _ logProbability: (GlyphCandidate, Int) -> Float
    ) -> ScoredLine {
        let line = line(of: boxes)
        let graph = CandidateGraph(of: line)
        let set = CharacterSet(Array(characters))
        let values = graph.candidates.flatMap { candidate in
            (0..<set.classCount).map { logProbability(candidate, $0) }
        }
        return ScoredLine(line: line, graph: graph, characterSet: set, logProbabilities: values)
    }

    /// A line in which each primitive alone is a character; `probabilities[primitive][class]`.
    static func singles(_ boxes: [PixelBox], _ characters: String, _ probabilities: [[Float]]) -> ScoredLine {
        scored(boxes, characters) { candidate, index in
            let isReject = index == characters.count
            guard candidate.primitiveCount == 1 else { return isReject ? -0.01 : -9 }
            return isReject ? -6 : probabilities[candidate.start][index]
        }
    }

    /// A line of random log-probabilities.
    static func random(gaps: [Int], _ characters: String, seed: UInt64) -> ScoredLine {
        var random = TestRandom(seed: seed)
        return scored(boxes(gaps: gaps), characters) { _, _ in Float.random(in: -4...0, using: &random) }
    }

    /// The index of the candidate of a single primitive.
    static func single(_ primitive: Int, in line: ScoredLine) -> Int {
        line.graph.candidates(from: primitive).lowerBound
    }
}
