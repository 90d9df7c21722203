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
            let kept = LatticePruning(of: graph, in: line, by: spans).kept
            return (spans: spans, graph: graph.filtered { kept[$0] })
        }
        let named = score(lines, likely.map(\.graph), with: classifier, threads: threads)
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
