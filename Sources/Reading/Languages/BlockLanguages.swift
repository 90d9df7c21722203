import Segmentation

/// Tells each line's language from what its block says.
///
/// All languages' priors share one alphabet, so the probabilities that they give the same words can be compared as they
/// are (Cavnar & Trenkle 1994 compare ranks of n-grams instead). Lines that stand together count together: one line is
/// often too short to tell.
struct BlockLanguages {
    private let usual: LanguagePrior
    private let choice: LanguageChoice

    /// Share of a block's words that the usual language's lexicon knows from which on no other language is thought of.
    private static let knownShare = 0.7
    /// How much likelier a language must make each word, in nats: unknown names are a little likelier in any.
    private static let leastGainPerWord: Float = 1.2
    /// From one line of a block to the next, in heights of letters.
    private static let greatestGap = 2.5

    init(usual: LanguagePrior, choice: LanguageChoice) { (self.usual, self.choice) = (usual, choice) }

    /// The prior of each line's language; `nil` for the usual one.
    func priors(of lines: [TextLine], saying evidence: [LanguageEvidence]) -> [LanguagePrior?] {
        var found = [LanguagePrior?](repeating: nil, count: lines.count)
        let open = Self.blocks(of: lines).filter { isOpen($0.map { evidence[$0] }) }
        guard !open.isEmpty else { return found }
        let others = choice.priors
        for block in open {
            let best = best(of: others, for: block.map { evidence[$0] })
            for line in block { found[line] = best }
        }
        return found
    }

    /// Whether a block's words may be of another language.
    private func isOpen(_ block: [LanguageEvidence]) -> Bool {
        let count = block.reduce(0) { $0 + $1.words.count }
        guard choice.usualLead > 0 else { return count > 0 }
        let known = block.reduce(0) { $0 + $1.known(by: usual.lexicon) }
        return Double(known) < Self.knownShare * Double(count)
    }

    private func best(of others: [LanguagePrior], for block: [LanguageEvidence]) -> LanguagePrior? {
        let count = block.reduce(0) { $0 + $1.words.count }
        let isNamed = choice.usualLead == 0
        let lead = isNamed ? 0 : max(choice.usualLead, Self.leastGainPerWord * Float(count))
        let own = Self.logProbability(of: block, by: usual) + lead
        let values = others.map { (prior: $0, value: Self.logProbability(of: block, by: $0)) }
        guard let best = values.max(by: { $0.value < $1.value }), best.value > own else { return nil }
        return best.prior
    }

    private static func logProbability(of block: [LanguageEvidence], by prior: LanguagePrior) -> Float {
        block.reduce(0) { $0 + $1.logProbability(by: prior) }
    }

    /// Lines below one another, by their numbers.
    static func blocks(of lines: [TextLine]) -> [[Int]] {
        var home = Array(lines.indices)
        for (index, line) in lines.enumerated() {
            for other in lines.indices.prefix(index) where areNeighbours(line, lines[other]) {
                let (old, new) = (home[index], home[other])
                for place in home.indices where home[place] == old { home[place] = new }
            }
        }
        return Dictionary(grouping: lines.indices) { home[$0] }.values.sorted { $0[0] < $1[0] }
    }

    private static func areNeighbours(_ first: TextLine, _ second: TextLine) -> Bool {
        let gap = max(first.box.y, second.box.y) - min(first.box.maxY, second.box.maxY)
        let overlap = min(first.box.maxX, second.box.maxX) - max(first.box.x, second.box.x)
        return overlap > 0 && Double(gap) <= greatestGap * max(first.height, second.height)
    }
}
