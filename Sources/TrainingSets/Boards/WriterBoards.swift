/// Boards in real handwriting: each by one writer of a data set.
public struct WriterBoards: Sendable {
    private let texts: [String]?
    private let writers: [(name: String, setter: WriterLineSetter, words: [String]?)]

    /// - Parameters:
    ///   - set: characters and words; writers of whom there is too little are left out.
    ///   - texts: the lines that they write; then those who wrote too few characters are left out. Made-up text by default.
    ///   - isIncluded: which writers; those held out by default.
    public init(set: UnipenSet, texts: [String]? = nil, isIncluded: (String) -> Bool = WriterSplit.isHeldOut) {
        self.texts = texts
        let samples = Dictionary(grouping: (set.characters + set.words).filter { isIncluded($0.writer) }, by: \.writer)
        writers = samples.sorted { $0.key < $1.key }.compactMap { name, samples in
            let setter = WriterLineSetter(samples: samples)
            if texts != nil { return setter.hasAlphabet ? (name, setter, nil) : nil }
            return Self.words(for: setter).map { (name, setter, $0) }
        }
    }

    /// Number of writers.
    public var count: Int { writers.count }
    /// The name of the writer of that number, counted round; there must be one.
    public func writer(of index: Int) -> String { writers[index % writers.count].name }

    /// The board of a recipe in the hand of the writer of that number, counted round.
    public func board(recipe: BoardRecipe, writer index: Int) -> SyntheticBoard {
        let writer = writers[index % writers.count]
        return SyntheticBoard(recipe: recipe, setter: writer.setter, words: writer.words, texts: texts)
    }

    /// What a writer can write: made-up text (`.some(nil)`) with all letters and digits at hand, else the words they
    /// wrote and those of the vocabulary their letters make; `nil` when that is too little.
    private static func words(for setter: WriterLineSetter) -> [String]?? {
        if setter.hasAlphabet { return .some(nil) }
        let written = setter.writtenWords
        if written.count >= 30 { return .some(written) }
        let spelled = BoardText.vocabulary.filter { $0.allSatisfy(setter.canSet) }
        return spelled.count >= 30 ? .some(spelled + written) : nil
    }
}
