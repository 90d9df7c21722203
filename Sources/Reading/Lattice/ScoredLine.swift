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
    /// Natural-log probabilities: a row of `characterSet.classCount` for each candidate.
    public private(set) var logProbabilities: [Float]
    /// Where a network that sees the whole line sees spaces.
    public private(set) var spaces = SeenSpaces()

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

    /// Classifies all candidates of some lattices of the lines.
    static func score(
        _ lines: [TextLine], _ graphs: [CandidateGraph], with classifier: some GlyphClassifying, threads: Int = 1
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
    func answered(_ logProbabilities: [Float], spaces: SeenSpaces? = nil) -> ScoredLine {
        var line = self
        line.logProbabilities = logProbabilities
        if let spaces { line.spaces = spaces }
        return line
    }

    /// The log-probability of a class for a candidate.
    public func logProbability(candidate: Int, class index: Int) -> Float {
        logProbabilities[candidate * characterSet.classCount + index]
    }
}
