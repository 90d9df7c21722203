import GlyphClassifier
import NetworkKernels
import Segmentation

extension ScoredLine {
    /// Classifies the candidates that may win, and leaves the others out of the lattice (see ``LatticePruning``).
    ///
    /// The line network decides which may win, and has a share in what they are, if it knows all characters of the
    /// classifier; without it all candidates are classified.
    public static func scoreLikely(
        _ lines: [TextLine], with classifier: some GlyphClassifying, lineNetwork network: LineNetwork? = nil,
        threads: Int = 1
    ) -> [ScoredLine] {
        guard let network, let classes = classifier.characterSet.classes(in: network.architecture.characterSet) else {
            return score(lines, lines.map(CandidateGraph.init(of:)), with: classifier, threads: threads)
        }
        let likely = ParallelMap.map(lines.count, threads: threads) { index in
            let line = lines[index]
            let input = LineInput(line.mask, contrast: line.contrast)
            let spans = SpanProbabilities(network.probabilities(of: input).blurred, classes: classes, of: line)
            let graph = CandidateGraph(of: line)
            return (spans: spans, graph: graph, lags: LatticePruning(of: graph, in: line, by: spans).lags)
        }
        let pieces = lines.reduce(0) { $0 + $1.primitives.count }
        let greatest = LatticePruning.limit(
            of: likely.lazy.flatMap(\.lags), most: max(LatticePruning.mostCandidates, pieces))
        let graphs = likely.map { line in line.graph.filtered { line.lags[$0] <= greatest } }
        let named = score(lines, graphs, with: classifier, threads: threads)
        return ParallelMap.map(lines.count, threads: threads) { named[$0].combined(with: likely[$0].spans) }
    }
}

extension CharacterSet {
    /// The class of each character in a set that has them all.
    fileprivate func classes(in other: CharacterSet) -> [Int]? {
        let classes = characters.compactMap(other.index)
        return classes.count == characters.count ? classes : nil
    }
}
