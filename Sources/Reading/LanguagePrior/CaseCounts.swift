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
