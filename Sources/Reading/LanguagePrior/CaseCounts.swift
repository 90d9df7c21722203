/// Counts letters and capitals in each of ``CaseModel``'s contexts.
public struct CaseCounts: Hashable, Sendable {
    /// By context.
    package private(set) var letters: [CaseModel.Context: Int] = [:]
    package private(set) var capitals: [CaseModel.Context: Int] = [:]

    public init() {}

    /// Adds one line.
    public mutating func add(line: some StringProtocol) { add(word: line, beginsLine: true) }

    /// Adds a word, or several, of a line.
    public mutating func add(word: some StringProtocol, beginsLine: Bool) {
        var context = beginsLine ? CaseModel.Context.lineStart : .wordStart
        for character in word {
            let kind = CaseModel.Kind(character)
            if kind == .capital { capitals[context, default: 0] += 1 }
            if kind == .capital || kind == .small { letters[context, default: 0] += 1 }
            context = CaseModel.next(after: context, kind)
        }
    }
}

extension CaseModel {
    /// The letters of a context that this model counts for where somebody's own are counted.
    private static let ownWeight: Float = 3

    /// The case model of somebody who writes like this, as far as there is enough to tell: in each context the mean of a
    /// beta distribution over the probability of a capital, which begins at this model's.
    public func adapted(to counts: CaseCounts) -> CaseModel {
        CaseModel { context in
            let letters = Float(counts.letters[context, default: 0])
            let capitals = Float(counts.capitals[context, default: 0])
            return (capitals + Self.ownWeight * capitalProbability(after: context)) / (letters + Self.ownWeight)
        }
    }
}
