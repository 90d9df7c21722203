import GlyphClassifier
import Segmentation

/// A line's candidates with the classifier's answers.
public struct ScoredLine: Sendable {
    /// The line's ink and primitives.
    public let line: TextLine
    /// The candidates that were classified.
    public let graph: CandidateGraph
    /// The classes that there are answers for.
    public let characterSet: CharacterSet
    /// Natural-log probabilities: a row of `characterSet.classCount` for each candidate.
    public private(set) var logProbabilities: [Float]

    /// A line with known answers, one row of classes for each candidate.
    public init(line: TextLine, graph: CandidateGraph, characterSet: CharacterSet, logProbabilities: [Float]) {
        self.line = line
        self.graph = graph
        self.characterSet = characterSet
        self.logProbabilities = logProbabilities
    }

    /// Classifies every candidate of the lines.
    public static func score(_ lines: [TextLine], with classifier: some GlyphClassifying) -> [ScoredLine] {
        score(lines, lines.map(CandidateGraph.init(of:)), with: classifier)
    }

    /// Classifies all candidates of the lines.
    static func score(
        _ lines: [TextLine], _ graphs: [CandidateGraph], with classifier: any GlyphClassifying, threads: Int = 1
    ) -> [ScoredLine] {
        let requests = graphs.enumerated().flatMap { line, graph in graph.candidates.map { (line, $0) } }
        let answers = GlyphBatches.logProbabilities(of: requests, in: lines, with: classifier, threads: threads)
        let classes = classifier.characterSet.classCount
        var first = 0
        return zip(lines, graphs).map { line, graph in
            let part = answers[first..<first + graph.candidates.count * classes]
            first = part.endIndex
            return ScoredLine(
                line: line, graph: graph, characterSet: classifier.characterSet, logProbabilities: Array(part))
        }
    }

    /// This line with other answers of the classifier.
    func answered(_ logProbabilities: [Float]) -> ScoredLine {
        var line = self
        line.logProbabilities = logProbabilities
        return line
    }

    /// Puts another answer in a candidate's place.
    mutating func replace(_ candidate: Int, by row: [Float]) {
        logProbabilities.replaceSubrange(candidate * row.count..<(candidate + 1) * row.count, with: row)
    }

    /// The log-probability of a class for a candidate.
    public func logProbability(candidate: Int, class index: Int) -> Float {
        logProbabilities[candidate * characterSet.classCount + index]
    }
}
