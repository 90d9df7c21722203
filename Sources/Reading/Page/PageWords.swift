import GlyphClassifier

/// The words of a page that were read with confidence: a writer who uses `curr` once will use it again.
///
/// A cache model (Kuhn & De Mori 1990, doi:10.1109/34.56193) with a yes or no for each word.
public struct PageWords: Sendable {
    /// The line a word was read in; `nil` where there are several.
    private var lines: [WordHash: Int?] = [:]

    /// Least log-probability of each character of a word that is taken to be read right.
    private static let leastShape: Float = -1
    static let leastLength = 3

    /// No words.
    public init() {}

    /// Whether another line than this has the word.
    func contains(_ word: WordHash, besidesLine line: Int) -> Bool {
        guard let home = lines[word] else { return false }
        return home != line
    }

    /// Notes the words of a line.
    mutating func insert(_ path: ReadPath, of line: ScoredLine, at index: Int) {
        var run = LetterRun()
        var isSure = true
        func close() {
            if isSure, run.length >= Self.leastLength { note(run.hash, at: index) }
            (run, isSure) = (LetterRun(), true)
        }
        for step in path.steps {
            let character = line.characterSet.characters[step.classIndex]
            if run.ends(before: character, after: step.spaceBefore) { close() }
            guard character.isLetter else { continue }
            run.append(LanguagePrior.symbol(for: character), isCapital: character.isUppercase)
            isSure =
                isSure && line.logProbability(candidate: step.candidate, class: step.classIndex) >= Self.leastShape
        }
        close()
    }

    private mutating func note(_ word: WordHash, at line: Int) {
        if let home = lines[word] {
            if home != line { lines[word] = .some(nil) }
        } else {
            lines[word] = .some(line)
        }
    }
}

/// A run of letters, as far as it has come: a word, or a hump of a camelCase name.
struct LetterRun: Hashable, Sendable {
    private(set) var hash = WordHash()
    private(set) var length: UInt8 = 0
    private var endsInCapital = false

    mutating func append(_ symbol: LanguagePrior.Symbol, isCapital: Bool) {
        hash.append(symbol)
        length = min(length, 254) + 1
        endsInCapital = isCapital
    }

    /// Whether the run is over when a character of this kind follows.
    func ends(beforeCapital isCapital: Bool, isLetter: Bool, space: Bool) -> Bool {
        length > 0 && (space || !isLetter || (isCapital && !endsInCapital))
    }

    /// Goes on with a letter, which may begin another run; anything else ends it.
    mutating func take(_ character: Character) {
        if ends(before: character, after: false) { self = LetterRun() }
        if character.isLetter { append(LanguagePrior.symbol(for: character), isCapital: character.isUppercase) }
    }

    /// The runs of a text.
    static func runs(of text: some StringProtocol) -> [LetterRun] {
        var runs = [LetterRun()]
        for character in text {
            if runs[runs.count - 1].ends(before: character, after: false) { runs.append(LetterRun()) }
            runs[runs.count - 1].take(character)
        }
        return runs.filter { $0.length > 0 }
    }

    func ends(before character: Character, after space: Bool) -> Bool {
        ends(beforeCapital: character.isUppercase, isLetter: character.isLetter, space: space)
    }
}

extension WordFilter {
    /// Whether letters are a word of the lexicon, and not too few to tell.
    func contains(_ run: LetterRun) -> Bool { run.length >= PageWords.leastLength && contains(run.hash) }
}
