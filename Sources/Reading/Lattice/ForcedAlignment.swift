/// Finds where each character of a known text lies in a line: the best path whose characters are that text.
///
/// A Viterbi search over lattice nodes and positions in the text (Viterbi 1967, doi:10.1109/TIT.1967.1054010), as in
/// training a graph transformer network (LeCun et al. 1998, doi:10.1109/5.726791).
public struct ForcedAlignment: Sendable {
    /// One candidate per character of the text, left to right.
    public let candidates: [Int]
    /// Natural-log probability of each character at its place.
    public let logProbabilities: [Float]

    /// Exponent of a candidate's number of primitives.
    ///
    /// It is not that of `ReadingWeights`, which is tuned together with the prior.
    private static let primitiveExponent: Float = 0.5
    private static let floor: Float = -9

    /// Aligns a text to a line; blanks in the text are skipped.
    ///
    /// It fails when the text has a character the set lacks, or more characters than the line has primitives.
    public init?(of text: String, in line: ScoredLine) {
        let wanted = text.filter { !$0.isWhitespace }.map { line.characterSet.index(of: $0) }
        let classes = wanted.compactMap(\.self)
        guard !classes.isEmpty, classes.count == wanted.count, classes.count < line.graph.nodeCount else { return nil }
        let columns = classes.count + 1
        var best = [Float](repeating: -.infinity, count: line.graph.nodeCount * columns)
        var from = [Int32](repeating: -1, count: best.count)
        best[0] = 0
        for node in 0..<line.graph.nodeCount - 1 {
            for candidate in line.graph.candidates(from: node) {
                let end = line.graph.candidates[candidate].end
                let factor = Float(line.graph.candidates[candidate].primitiveCount).power(Self.primitiveExponent)
                for position in 0..<classes.count where best[node * columns + position] > -.infinity {
                    let shape = max(Self.floor, line.logProbability(candidate: candidate, class: classes[position]))
                    let score = best[node * columns + position] + factor * shape
                    if score > best[end * columns + position + 1] {
                        best[end * columns + position + 1] = score
                        from[end * columns + position + 1] = Int32(candidate)
                    }
                }
            }
        }
        guard best[best.count - 1] > -.infinity else { return nil }
        var found: [Int] = []
        var node = line.graph.nodeCount - 1
        for position in stride(from: classes.count, to: 0, by: -1) {
            let candidate = Int(from[node * columns + position])
            found.append(candidate)
            node = line.graph.candidates[candidate].start
        }
        candidates = found.reversed()
        logProbabilities = zip(candidates, classes).map { line.logProbability(candidate: $0, class: $1) }
    }

    /// Mean natural-log probability of the characters.
    public var meanLogProbability: Float {
        logProbabilities.reduce(0) { $0 + max(Self.floor, $1) } / Float(logProbabilities.count)
    }
}
