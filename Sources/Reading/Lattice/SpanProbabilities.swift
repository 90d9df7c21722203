import Glibc
import GlyphClassifier
import Segmentation

/// What the line network says of a candidate: the probability that the columns it takes hold just one character, and
/// which.
///
/// A candidate takes the columns from halfway to the ink before it to halfway to the ink after it, so that every path
/// through a lattice takes each column once.
struct SpanProbabilities: Sendable {
    private let columns: Int
    private let characters: Int
    /// For each column, the probability of each character.
    private let probabilities: [Float]
    /// For each column, the probability that it is part of no character.
    private let nothing: [Float]
    /// For each column, the probability that it is part of a space.
    private let space: [Float]
    /// The gap at each node, or the overlap of the ink about it, in line pixels.
    private let gaps: [ClosedRange<Int>]
    /// Where each node stands, in line pixels.
    private let nodes: [Double]
    /// Least probability of a class in a column, and of a character in a span.
    static let floor: Float = 1e-6
    /// Columns beside a gap in which the network may see its space.
    private static let besideGap = 1

    /// `known` are the classes of the characters that matter, by default all; other characters are none.
    init(_ columns: ColumnProbabilities, classes known: [Int]? = nil, of line: TextLine) {
        let classes = columns.classes
        let known = known ?? Array(0..<classes - 2)
        (self.columns, characters) = (columns.columns, known.count)
        let all = columns.logarithms.map { max(Self.floor, exp($0)) }
        let starts = stride(from: 0, to: all.count, by: classes)
        probabilities = starts.flatMap { start in known.map { all[start + $0] } }
        space = starts.map { all[$0 + classes - 2] }
        nothing = starts.map { min(1, all[$0 + classes - 2] + all[$0 + classes - 1]) }
        var reaches: [Int] = []
        for primitive in line.primitives { reaches.append(max(reaches.last ?? Int.min, primitive.box.maxX)) }
        var lefts: [Int] = []
        for primitive in line.primitives.reversed() { lefts.append(min(lefts.last ?? Int.max, primitive.box.x)) }
        lefts.reverse()
        gaps =
            [0...0] + zip(reaches, lefts.dropFirst()).map { min($0, $1)...max($0, $1) }
            + [line.mask.width...line.mask.width]
        nodes =
            [0] + gaps.dropFirst().dropLast().map { Double($0.lowerBound + $0.upperBound) / 2 }
            + [Double(columns.columns * ColumnProbabilities.width)]
    }

    /// Whether there is a space at each node: whether any column about the gap there says so.
    var spaces: SeenSpaces {
        SeenSpaces(
            gaps.map { gap in
                let first = max(0, gap.lowerBound / ColumnProbabilities.width - Self.besideGap)
                let last = min(columns - 1, gap.upperBound / ColumnProbabilities.width + Self.besideGap)
                guard first <= last else { return 0 }
                return 1 - space[first...last].reduce(1) { $0 * (1 - $1) }
            })
    }

    /// The probability that the columns between two nodes hold no character.
    func nothing(in nodes: Range<Int>) -> Float { span(nodes).reduce(1) { $0 * nothing[$1] } }

    /// Calls `body` for each candidate with the probability, for each character, that the candidate's columns hold that
    /// one and no other.
    ///
    /// Sums over all alignments in which one character takes one or more consecutive columns and no character takes the
    /// rest, as in connectionist temporal classification (CTC). Candidates that start at one node have their first
    /// columns in common.
    ///
    /// The first argument of `body` is the candidate's index in the graph.
    func forEach(in graph: CandidateGraph, _ body: (_ candidate: Int, UnsafeMutableBufferPointer<Float>) -> Void) {
        guard columns > 0, graph.nodeCount > 0 else { return }
        var (within, after, both) = (
            [Float](repeating: 0, count: characters), [Float](repeating: 0, count: characters),
            [Float](repeating: 0, count: characters)
        )
        for start in 0..<graph.nodeCount {
            var before: Float = 1
            for index in 0..<characters { (within[index], after[index]) = (0, 0) }
            var column = -1
            for candidate in graph.candidates(from: start) {
                let span = span(start..<graph.candidates[candidate].end)
                if column < 0 { column = span.lowerBound }
                while column < span.upperBound {
                    advance(column, &before, &within, &after)
                    column += 1
                }
                both.withUnsafeMutableBufferPointer { both in
                    for index in 0..<characters { both[index] = within[index] + after[index] }
                    body(candidate, both)
                }
            }
        }
    }

    private func advance(_ column: Int, _ before: inout Float, _ within: inout [Float], _ after: inout [Float]) {
        let (nothing, first) = (nothing[column], before)
        within.withUnsafeMutableBufferPointer { within in
            after.withUnsafeMutableBufferPointer { after in
                probabilities.withUnsafeBufferPointer { probabilities in
                    guard let within = within.baseAddress, let after = after.baseAddress,
                        let row = probabilities.baseAddress.map({ $0 + column * characters })
                    else { return }
                    for index in 0..<characters {
                        after[index] = (after[index] + within[index]) * nothing
                        within[index] = (first + within[index]) * row[index]
                    }
                }
            }
        }
        before *= nothing
    }

    /// The columns whose middles lie between two nodes; the nearest one where none does.
    private func span(_ nodes: Range<Int>) -> Range<Int> {
        let width = Double(ColumnProbabilities.width)
        func column(_ node: Int) -> Int { Int((self.nodes[node] / width + 0.5).rounded(.down)) }
        let start = max(0, min(columns - 1, column(nodes.lowerBound)))
        return start..<max(start + 1, min(columns, column(nodes.upperBound)))
    }
}

extension ScoredLine {
    /// The line with the glyph classifier's answers and the line network's put together: the product of both, each to
    /// the power of its share (Hinton 2002, doi:10.1162/089976602760128018).
    func combined(with spans: SpanProbabilities) -> ScoredLine {
        let classes = characterSet.classCount
        var answers = logProbabilities
        answers.withUnsafeMutableBufferPointer { answers in
            spans.forEach(in: graph) { candidate, characters in
                guard let row = answers.baseAddress.map({ $0 + candidate * classes }) else { return }
                let rest = 1 - characters.reduce(0, +)
                for place in 0..<classes {
                    let other = log(max(SpanProbabilities.floor, place < classes - 1 ? characters[place] : rest))
                    row[place] += Self.columnShare * (other - row[place])
                }
                ConvolutionalClassifier.logSoftmax(row, classes: classes, temperature: 1)
            }
        }
        return answered(answers, spaces: spans.spaces)
    }

    /// How much the line network's answer counts; the glyph network's has the rest.
    static let columnShare: Float = 0.55
}
