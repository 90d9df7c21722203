import Reading

/// The training texts of the prior by kind, and in which shares they are mixed.
public struct PriorCorpus: Sendable {
    /// How many characters each kind counts as.
    public struct Mix: Hashable, Sendable {
        public var words = 3e6
        public var pairs = 1e6
        public var names = 0.3e6
        public var code = 4e6
        public var prose = 2e6
        public var patterns = 1.5e6
        public var figures = 4e6
        public var modern = 1e6
        public var written = 0.3e6
        public var sentences = 0.0

        public init() {}
    }

    public var words: [WeightedText] = []
    public var pairs: [WeightedText] = []
    public var names: [WeightedText] = []
    public var code: [WeightedText] = []
    public var prose: [WeightedText] = []
    public var patterns: [WeightedText] = []
    /// Figures and codes; they occur in any text, and lists of words lack them.
    public var figures: [WeightedText] = []
    /// Words of today's texts, names and technical ones among them.
    public var modern: [WeightedText] = []
    /// Lines as people write them by hand, notes and programs.
    public var written: [WeightedText] = []
    /// The words as they stand in sentences, where there is no prose.
    public var sentences: [WeightedText] = []

    public init() {}

    /// The texts in their shares.
    public func mixed(_ mix: Mix) -> [WeightedText] {
        words.scaled(toMass: mix.words) + pairs.scaled(toMass: mix.pairs) + names.scaled(toMass: mix.names)
            + code.scaled(toMass: mix.code) + prose.scaled(toMass: mix.prose) + patterns.scaled(toMass: mix.patterns)
            + figures.scaled(toMass: mix.figures) + modern.scaled(toMass: mix.modern)
            + written.scaled(toMass: mix.written) + sentences.scaled(toMass: mix.sentences)
    }

    /// Takes every `interval`th line of code and prose out, to measure with.
    public mutating func holdOut(interval: Int) -> (code: [String], prose: [String]) {
        (Self.holdOut(of: &code, interval: interval), Self.holdOut(of: &prose, interval: interval))
    }

    private static func holdOut(of texts: inout [WeightedText], interval: Int) -> [String] {
        let taken = texts.enumerated().filter { $0.offset % interval == 0 }.map(\.element.text)
        texts = texts.enumerated().filter { $0.offset % interval != 0 }.map(\.element)
        return taken
    }
}

extension PriorCorpus {
    /// The words and names of the lists, for deciding splits; or only so many words, the first ones.
    public func lexicon(commonest count: Int? = nil) -> WordFilter {
        let known = count.map { Array(words.prefix($0)) } ?? words + names
        return WordFilter(words: Set(known.map { $0.text.lowercased() }))
    }
}
