import Glibc
import GlyphClassifier
import NetworkKernels
import Segmentation

extension ScoredLine {
    /// Classifies the candidates that may win, and leaves the others out of the lattice (see `CandidateScreening`).
    ///
    /// - Parameter network: has its say where it knows the same characters.
    public static func scoreLikely(
        _ lines: [TextLine], with classifier: some GlyphClassifying, and network: LineNetwork? = nil,
        charset: Set<Character>? = nil, threads: Int = 1
    ) -> [ScoredLine] {
        var screenings = lines.map {
            CandidateScreening(of: $0, characterSet: classifier.characterSet, charset: charset)
        }
        for pass in [CandidateScreening.components, CandidateScreening.rest] {
            var requests = screenings.map { pass($0)() }
            if requests.reduce(0, { $0 + $1.count }) > CandidateScreening.mostCandidates {
                for index in requests.indices where !screenings[index].looksLikeText { requests[index] = [] }
            }
            let glyphs = requests.enumerated().flatMap { line, candidates in candidates.map { (line, $0) } }
            var answers = GlyphBatches.logProbabilities(
                of: glyphs, in: lines, with: classifier, threads: threads)[...]
            for (index, candidates) in requests.enumerated() {
                let count = candidates.count * classifier.characterSet.classCount
                screenings[index].learn(candidates, answers.prefix(count))
                answers = answers.dropFirst(count)
            }
        }
        guard let network, network.architecture.characterSet == classifier.characterSet else {
            return screenings.map { $0.scoredLine() }
        }
        let finished = screenings
        return ParallelMap.map(lines.count, threads: threads) { index in
            let columns = network.probabilities(of: LineInput(lines[index].mask))
            return finished[index].scoredLine().combined(with: SpanProbabilities(columns, of: lines[index]))
        }
    }
}
