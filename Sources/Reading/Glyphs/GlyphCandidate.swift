import DocumentModel
import GlyphClassifier
import Segmentation

/// A run of neighbouring primitives that might be one character.
public struct GlyphCandidate: Hashable, Sendable {
    /// First primitive.
    public var start: Int
    /// One past the last primitive.
    public var end: Int
    /// The smallest box around its ink, in line pixels.
    public var box: PixelBox

    /// How many primitives it holds.
    public var primitiveCount: Int { end - start }
    /// The indices of its primitives.
    public var primitives: Range<Int> { start..<end }
}

/// The character candidates of a line, in order.
///
/// The nodes are the places between primitives, 0…n; a candidate leads from `start` to `end`.
public struct CandidateGraph: Sendable {
    /// Places between primitives, both ends among them: one more than there are primitives.
    public let nodeCount: Int
    /// Sorted by start, then by end.
    public let candidates: [GlyphCandidate]
    /// Where the candidates that start at each node begin; `nodeCount` values.
    private let firsts: [Int]

    /// Most primitives in one candidate: a cut-up '#' or 'M' has as many.
    private static let mostPrimitives = 9
    /// Greatest width of a candidate of several primitives, in letter heights.
    private static let greatestWidth = 2.0
    /// Greatest width of a candidate that is a whole connected component, in letter heights: arrows and dashes are
    /// long.
    private static let greatestComponentWidth = 5.5
    /// Greatest mean number of strokes that the rows of such a component cross.
    private static let mostCrossings = 2.5
    /// Widest gap between two pieces of one candidate, in letter heights.
    private static let greatestGap = 0.3

    /// All candidates of a line: neighbours that are neither too many, nor too wide, nor too far apart for one
    /// character.
    ///
    /// The glyph network learns from all of them what is a character and what is none; reading asks it of those only
    /// that a text has.
    public init(of line: TextLine) {
        let primitives = line.primitives
        let widest = Self.greatestWidth * LineCropper.letterHeight
        let greatestGap = Int(Self.greatestGap * Double(LineCropper.letterHeight))
        let widestComponent = Self.greatestComponentWidth * LineCropper.letterHeight
        var candidates: [GlyphCandidate] = []
        var firsts: [Int] = []
        for start in primitives.indices {
            firsts.append(candidates.count)
            var box = primitives[start].box
            for end in (start + 1)...min(primitives.count, start + Self.mostPrimitives) {
                if primitives[end - 1].box.x - box.maxX > greatestGap { break }
                box = box.union(primitives[end - 1].box)
                if end > start + 1, Double(box.width) > widest {
                    if Double(box.width) > widestComponent { break }
                    guard Self.isComponent(primitives, start..<end), Self.isPlain(primitives[start..<end], box.height)
                    else { continue }
                }
                candidates.append(GlyphCandidate(start: start, end: end, box: box))
            }
        }
        firsts.append(candidates.count)
        nodeCount = primitives.count + 1
        self.candidates = candidates
        self.firsts = firsts
    }

    /// Some of a line's candidates, in any order.
    init(_ ranges: some Sequence<Range<Int>>, of line: TextLine) {
        let sorted = Set(ranges).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        let candidates = sorted.compactMap { range in
            line.primitives[range].map(\.box).union().map {
                GlyphCandidate(start: range.lowerBound, end: range.upperBound, box: $0)
            }
        }
        let nodeCount = line.primitives.count + 1
        var (firsts, next) = ([Int](), 0)
        for node in 0..<nodeCount {
            firsts.append(next)
            while next < candidates.count, candidates[next].start == node { next += 1 }
        }
        self.init(nodeCount: nodeCount, candidates: candidates, firsts: firsts)
    }

    /// The candidate of some pieces; `nil` where it is not among them.
    func index(of pieces: Range<Int>) -> Int? {
        candidates(from: pieces.lowerBound).first { candidates[$0].end == pieces.upperBound }
    }

    private init(nodeCount: Int, candidates: [GlyphCandidate], firsts: [Int]) {
        self.nodeCount = nodeCount
        self.candidates = candidates
        self.firsts = firsts
    }

    /// Tests call it: candidates are sorted, each stands where its node says, and a way leads from the first node to
    /// the last.
    func _checkInvariants() {
        precondition(firsts.count == nodeCount && (firsts.last ?? 0) == candidates.count)
        var isReached = [Bool](repeating: false, count: nodeCount)
        if nodeCount > 0 { isReached[0] = true }
        for node in 0..<nodeCount {
            let own = candidates(from: node)
            for (place, candidate) in zip(own, candidates[own]) {
                precondition(candidate.start == node && node < candidate.end && candidate.end < nodeCount)
                precondition(place == own.lowerBound || candidates[place - 1].end < candidate.end)
                if isReached[node] { isReached[candidate.end] = true }
            }
        }
        precondition(isReached.last ?? true)
    }

    /// Whether some primitives are all there is of one connected component.
    static func isComponent(_ primitives: [Primitive], _ range: Range<Int>) -> Bool {
        let component = primitives[range.lowerBound].component
        let isPure = primitives[range].allSatisfy { $0.component == component }
        let startsThere = range.lowerBound == 0 || primitives[range.lowerBound - 1].component != component
        let endsThere = range.upperBound == primitives.count || primitives[range.upperBound].component != component
        return isPure && startsThere && endsThere
    }

    /// Whether a row crosses few strokes: an arrow or a dash, not a word whose letters touch.
    private static func isPlain(_ primitives: ArraySlice<Primitive>, _ height: Int) -> Bool {
        let runs = primitives.flatMap(\.runs).sorted { ($0.y, $0.start) < ($1.y, $1.start) }
        // Cuts divide runs that belong together.
        let divided = zip(runs, runs.dropFirst()).count { $0.y == $1.y && $0.end >= $1.start }
        return Double(runs.count - divided) <= mostCrossings * Double(height)
    }

    /// Indices of the candidates that start at a node.
    public func candidates(from node: Int) -> Range<Int> {
        node + 1 < firsts.count ? firsts[node]..<firsts[node + 1] : 0..<0
    }
}

extension TextLine {
    /// Draws a candidate's ink alone, normalised for the classifier.
    ///
    /// All of `output`, 28×28 floats, is overwritten.
    public func normalizedGlyph(of candidate: GlyphCandidate, into output: UnsafeMutableBufferPointer<Float>) {
        let box = candidate.box
        var coverage = [UInt8](repeating: 0, count: max(0, box.area))
        coverage.withUnsafeMutableBufferPointer { coverage in
            for primitive in primitives[candidate.start..<candidate.end] {
                for run in primitive.runs {
                    let base = (Int(run.y) - box.y) * box.width - box.x
                    for x in Int(run.start)..<Int(run.end) { coverage[base + x] = 255 }
                }
            }
            GlyphNormalizer.normalize(
                coverage: UnsafeBufferPointer(coverage), width: box.width, height: box.height, into: output)
        }
    }
}
