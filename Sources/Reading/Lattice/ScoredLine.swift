import GlyphClassifier
import Segmentation

/// A line's lattice with the classifier's answers.
public struct ScoredLine: Sendable {
    /// The line's ink and primitives.
    public let line: TextLine
    /// The candidates that were classified.
    public let graph: CandidateGraph
    /// The classes that there are answers for.
    public let characterSet: CharacterSet
    /// `graph.candidates.count * characterSet.classCount` natural-log probabilities.
    public let logProbabilities: [Float]

    /// A line with answers that are there already, one row of classes for each candidate.
    public init(line: TextLine, graph: CandidateGraph, characterSet: CharacterSet, logProbabilities: [Float]) {
        self.line = line
        self.graph = graph
        self.characterSet = characterSet
        self.logProbabilities = logProbabilities
    }

    /// Classifies every candidate of the lines.
    public static func score(_ lines: [TextLine], with classifier: some GlyphClassifying) -> [ScoredLine] {
        let graphs = lines.map(CandidateGraph.init(of:))
        let requests = graphs.enumerated().flatMap { line, graph in graph.candidates.map { (line, $0) } }
        let answers = GlyphBatches.logProbabilities(of: requests, in: lines, with: classifier)
        let classes = classifier.characterSet.classCount
        var first = 0
        return zip(lines, graphs).map { line, graph in
            let part = answers[first..<first + graph.candidates.count * classes]
            first = part.endIndex
            return ScoredLine(
                line: line, graph: graph, characterSet: classifier.characterSet, logProbabilities: Array(part))
        }
    }

    /// The log-probability of a class for a candidate.
    public func logProbability(candidate: Int, class index: Int) -> Float {
        logProbabilities[candidate * characterSet.classCount + index]
    }
}
