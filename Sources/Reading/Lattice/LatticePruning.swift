import Glibc
import Segmentation

/// Leaves out of a lattice the candidates that no likely path leads through, before they are classified.
///
/// The likelihood of a path is the probability, by the line network, that each of its candidates is one character,
/// whichever that is, and that the specks it passes over are none. A candidate remains if the best path through it is
/// not much less likely than the best of all (forward-backward pruning: Sixtus & Ortmanns 1999). So the best path
/// remains, and with it a way through every line.
struct LatticePruning {
    private let graph: CandidateGraph
    /// For each candidate, the log-probability that it is one character.
    private var single: [Float]
    /// For each node, the log-probability that the speck there is no character.
    private var skipped: [Float]

    /// How much less likely than the best path a path through a candidate may be, in nats.
    static let greatestLag: Float = 8
    /// The same on a page with more candidates than there may be, at least.
    static let leastLag: Float = 0.5
    /// Most candidates of a page, or one for each piece of ink where those are more.
    ///
    /// Boards of two thousand characters have fewer. Pages with more are print or notes in small letters, of which three
    /// or four candidates a character are likely.
    static let mostCandidates = 30_000
    private static let leastLogarithm = log(SpanProbabilities.floor)

    init(of graph: CandidateGraph, in line: TextLine, by spans: SpanProbabilities) {
        self.graph = graph
        single = [Float](repeating: Self.leastLogarithm, count: graph.candidates.count)
        var logarithms = single
        spans.forEach(in: graph) { candidate, characters in
            logarithms[candidate] = max(Self.leastLogarithm, log(characters.reduce(0, +)))
        }
        single = logarithms
        skipped = line.primitives.enumerated().map { node, primitive in
            guard BeamSearch.mayPass(primitive) else { return -.infinity }
            return max(Self.leastLogarithm, log(spans.nothing(in: node..<node + 1)))
        }
    }

    /// For each candidate, how much less likely the best path through it is than the best of all, in nats.
    var lags: [Float] {
        let passes = graph.bestPasses(candidates: single, skips: skipped)
        return graph.candidates.indices.map { index in
            let candidate = graph.candidates[index]
            let through = passes.before[candidate.start] + single[index] + passes.after[candidate.end]
            return through < passes.total ? passes.total - through : 0
        }
    }

    /// The greatest lag of candidates that remain, given all lags of a page, so that no more than `most` remain.
    static func limit(of lags: some Sequence<Float>, most: Int) -> Float {
        let near = lags.filter { $0 <= greatestLag }
        guard near.count > most else { return greatestLag }
        return max(leastLag, near.sorted()[max(0, most - 1)])
    }
}
