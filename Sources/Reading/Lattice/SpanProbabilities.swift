import Glibc
import GlyphClassifier
import Segmentation

/// What the line network says of a candidate: the probability that the columns it takes hold just one character, and which.
///
/// A candidate takes the columns from halfway to the ink before it to halfway to the ink after it, so that every path through a
/// lattice takes each column once.
struct SpanProbabilities {
    private let columns: ColumnProbabilities
    /// Where each node stands, in line pixels.
    private let nodes: [Double]
    /// No class of a column, nor of a span, is less probable.
    private static let least = 1e-6

    init(_ columns: ColumnProbabilities, of line: TextLine) {
        self.columns = columns
        var reaches: [Int] = []
        for primitive in line.primitives { reaches.append(max(reaches.last ?? Int.min, primitive.box.maxX)) }
        var starts: [Int] = []
        for primitive in line.primitives.reversed() { starts.append(min(starts.last ?? Int.max, primitive.box.x)) }
        starts.reverse()
        nodes =
            [0] + zip(reaches, starts.dropFirst()).map { Double($0 + $1) / 2 }
            + [Double(columns.columns * ColumnProbabilities.width)]
    }

    /// The columns whose middles lie between two nodes; the nearest one where none does.
    private func span(_ nodes: Range<Int>) -> Range<Int> {
        let width = Double(ColumnProbabilities.width)
        func column(_ node: Int) -> Int { Int((self.nodes[node] / width + 0.5).rounded(.down)) }
        let start = max(0, min(columns.columns - 1, column(nodes.lowerBound)))
        return start..<max(start + 1, min(columns.columns, column(nodes.upperBound)))
    }

    /// Natural logarithms for all classes, the last "not a character".
    ///
    /// All ways count on which one class takes one or more columns that follow one another, and nothing the others.
    ///
    /// - Parameter nodes: where the candidate begins and where it ends.
    func logProbabilities(in nodes: Range<Int>) -> [Float] {
        let probabilities = probabilities(in: nodes)
        let rest = 1 - probabilities.reduce(0, +)
        return probabilities.map { Float(log(max(Self.least, $0))) } + [Float(log(max(Self.least, rest)))]
    }

    private func probabilities(in nodes: Range<Int>) -> [Double] {
        let classes = columns.classes
        var within = [Double](repeating: 0, count: classes - 1)
        guard columns.columns > 0 else { return within }
        var before = 1.0
        var after = within
        for column in span(nodes) {
            let row = column * classes
            let nothing = max(Self.least, Double(exp(columns.logarithms[row + classes - 1])))
            for index in 0..<classes - 1 {
                let probability = max(Self.least, Double(exp(columns.logarithms[row + index])))
                after[index] = (after[index] + within[index]) * nothing
                within[index] = (before + within[index]) * probability
            }
            before *= nothing
        }
        return zip(within, after).map { $0 + $1 }
    }
}

extension ScoredLine {
    /// The line with the glyph classifier's answers and the line network's put together: the product of both, each to the power
    /// of its share (Hinton 2002, doi:10.1162/089976602760128018).
    func combined(with spans: SpanProbabilities) -> ScoredLine {
        let classes = characterSet.classCount
        var answers = logProbabilities
        for (index, candidate) in graph.candidates.enumerated() {
            let other = spans.logProbabilities(in: candidate.start..<candidate.end)
            answers.withUnsafeMutableBufferPointer { answers in
                guard let row = answers.baseAddress.map({ $0 + index * classes }) else { return }
                for place in 0..<classes {
                    row[place] += Self.columnShare * (other[place] - row[place])
                }
                ConvolutionalClassifier.logSoftmax(row, classes: classes, temperature: 1)
            }
        }
        return ScoredLine(line: line, graph: graph, characterSet: characterSet, logProbabilities: answers)
    }

    /// How much the line network's answer counts; the glyph network's has the rest.
    static let columnShare: Float = 0.35
}
