import DocumentModel
import GlyphClassifier
import Segmentation

extension PageReader {
    /// A line and how well it can be read.
    private struct ReadLine {
        var line: ScoredLine
        var block: Int
        var quality: Quality?
        var isNew = true
    }

    private struct Quality {
        /// Of the best path.
        var score: Float
        var isDoubtful: Bool
    }

    /// Rounds in which lines that are new are asked about.
    private static let mostRounds = 2
    /// What a line costs, in nats: the same text is more probably on few.
    private static let lineCost: Float = 6
    /// Nats a character below which it is worth looking for a better reading.
    private static let leastSure: Float = 1.8

    /// Puts the ink of a page on other lines where it can be read better so.
    ///
    /// The same ink is read on both; what the paths' scores differ by tells how much more probable the other lines are. Any
    /// character may win there: what is no digit is writing all the same.
    ///
    /// - Parameters:
    ///   - scored: block by block.
    ///   - segmenter: what found the lines, and knows others.
    public func regrouped(
        _ scored: [[ScoredLine]], by segmenter: Segmenter, with classifier: some GlyphClassifying,
        charset: Set<Character>? = nil, threads: Int = 1
    ) -> [[ScoredLine]] {
        var lines = scored.enumerated().flatMap { block, lines in lines.map { ReadLine(line: $0, block: block) } }
        for _ in 0..<Self.mostRounds {
            let possible = segmenter.regroupings(of: lines.map(\.line.line), isNew: lines.map(\.isNew))
            judge(&lines, Set(possible.flatMap(\.causes)), threads: threads)
            let regroupings = possible.filter { $0.causes.contains { lines[$0].quality?.isDoubtful ?? false } }
            guard !regroupings.isEmpty else { break }
            judge(&lines, Set(regroupings.flatMap(\.replaced)), threads: threads)
            let others = ScoredLine.scoreLikely(
                regroupings.flatMap(\.lines), with: classifier, charset: charset, threads: threads)
            let qualities = qualities(of: others, threads: threads)
            lines = chosen(regroupings, others: Array(zip(others, qualities)), insteadOf: lines)
        }
        return scored.indices.map { block in lines.filter { $0.block == block }.map(\.line) }
    }

    /// Reads some of the lines, unless they were read before.
    private func judge(_ lines: inout [ReadLine], _ indices: Set<Int>, threads: Int) {
        let asked = indices.filter { lines[$0].quality == nil }.sorted()
        for (index, quality) in zip(asked, qualities(of: asked.map { lines[$0].line }, threads: threads)) {
            lines[index].quality = quality
        }
    }

    /// - Parameter others: the lines of all regroupings.
    private func chosen(
        _ regroupings: [LineRegrouping], others: [(line: ScoredLine, quality: Quality)], insteadOf lines: [ReadLine]
    ) -> [ReadLine] {
        var rest = others[...]
        let proposals = regroupings.map { regrouping in
            let old = regrouping.replaced.map { lines[$0] }
            let new = rest.prefix(regrouping.lines.count).map {
                ReadLine(line: $0.line, block: old[0].block, quality: $0.quality)
            }
            rest = rest.dropFirst(regrouping.lines.count)
            return (replaced: regrouping.replaced, new: new, gain: Self.value(of: new) - Self.value(of: old))
        }
        var replaced: Set<Int> = []
        var added: [ReadLine] = []
        for proposal in proposals.sorted(by: { $0.gain > $1.gain })
        where proposal.gain > 0 && replaced.isDisjoint(with: proposal.replaced) {
            replaced.formUnion(proposal.replaced)
            added += proposal.new
        }
        let kept = lines.indices.filter { !replaced.contains($0) }.map { index in
            var line = lines[index]
            line.isNew = false
            return line
        }
        return kept + added
    }

    /// The log-probability of some lines, but for what all ways to put their ink on lines have in common.
    private static func value(of lines: [ReadLine]) -> Float {
        lines.reduce(0) { $0 + ($1.quality?.score ?? 0) - lineCost }
    }

    private func qualities(of lines: [ScoredLine], threads: Int) -> [Quality] {
        let reader = unrestricted.lineReader
        return ParallelMap.map(lines.count, threads: threads) { index in
            guard let path = reader.read(reader.given(lines[index]))?.path else {
                return Quality(score: 0, isDoubtful: true)
            }
            return Quality(score: path.score, isDoubtful: path.score < Self.leastSure * Float(path.steps.count))
        }
    }
}
