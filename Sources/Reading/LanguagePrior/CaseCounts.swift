/// Counts letters and capitals in each of ``CaseModel``'s contexts.
public struct CaseCounts: Hashable, Sendable {
    /// How many letters were counted in each context.
    package private(set) var letters: [CaseModel.Context: Int] = [:]
    /// How many of the letters counted in each context were capitals.
    package private(set) var capitals: [CaseModel.Context: Int] = [:]

    /// Counts of nothing so far.
    public init() {}

    /// Adds one line; the lexicon says which letters are a word.
    public mutating func add(line: some StringProtocol, lexicon: WordFilter = WordFilter()) {
        add(word: line, beginsLine: true, lexicon: lexicon)
    }

    /// Adds a word, or several, of a line.
    public mutating func add(word: some StringProtocol, beginsLine: Bool, lexicon: WordFilter = WordFilter()) {
        var context = beginsLine ? CaseModel.Context.lineStart : .wordStart
        var run = LetterRun()
        for character in word {
            let kind = CaseModel.Kind(character)
            if kind == .capital || kind == .small {
                let known = context.afterLetters(areWord: lexicon.contains(run))
                letters[known, default: 0] += 1
                if kind == .capital { capitals[known, default: 0] += 1 }
            }
            context = CaseModel.next(after: context, kind)
            run.take(character)
        }
    }
}
