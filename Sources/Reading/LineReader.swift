import DocumentModel
import GlyphClassifier
import Segmentation

/// Reads one line: the best text by its columns, its glyphs and the language.
///
/// On a page, a second reading also uses what the page's other lines tell (`PageKnowledge`).
struct LineReader: Sendable {
    private var search: PrefixBeamSearch
    private let weights: ReadingWeights
    let characterSet: CharacterSet
    private let allowed: [Bool]
    private let user: UserWriting?
    private let proportions: [GlyphProportions]

    /// Reads characters of the charset only, or all if it is `nil`.
    ///
    /// Without a language prior, every character counts for itself; `user` is what is known of the user's writing.
    init(
        characterSet: CharacterSet, prior: LanguagePrior?, charset: Set<Character>? = nil,
        weights: ReadingWeights = ReadingWeights(), user: UserWriting? = nil
    ) {
        var searchWeights = weights
        // Without language there is nothing that a character costs.
        if prior == nil { searchWeights = weights.ofFigures }
        search = PrefixBeamSearch(
            characterSet: characterSet, prior: prior, letterCase: user?.letterCase ?? .standard, weights: searchWeights)
        (self.weights, self.characterSet, self.user) = (weights, characterSet, user)
        proportions = user?.proportions ?? characterSet.characters.map(GlyphProportions.init(of:))
        let allowed = characterSet.characters.map { charset?.contains($0) ?? true }
        // A charset without any known character cannot be obeyed.
        self.allowed = allowed.contains(true) ? allowed : allowed.map { _ in true }
    }

    /// The language prior it reads with.
    var prior: LanguagePrior? { search.prior }

    /// This reader with another language's prior.
    func expecting(_ prior: LanguagePrior) -> LineReader {
        var reader = self
        reader.search.prior = prior
        return reader
    }

    /// The line, given that only the charset's characters may stand on it.
    func restricted(_ line: SeenLine) -> SeenLine { line.restricted(to: allowed, of: characterSet) }

    /// How many texts of a line the glyphs decide between.
    static let texts = 6
    /// Least log-probability that a glyph counts as.
    private static let floor: Float = -9

    /// The best texts of a line, and where their characters stand.
    ///
    /// A line alone has no page; on a page, `index` is the line's number there.
    func texts(of line: SeenLine, count: Int = 1, page: PageKnowledge? = nil, index: Int = 0) -> LineTexts {
        let words = WordCosts(
            cost: search.weights.unknownWord, lexicon: search.prior?.lexicon ?? WordFilter(),
            user: user?.words ?? UserWords(),
            page: page?.words ?? PageWords(), line: index)
        let found = search.texts(
            of: line.columns, count: count, words: words,
            page: page?.prior.map { PagePriorRows($0, besidesLine: index, strength: weights.pagePrior) })
        return LineTexts(line, found, space: search.space)
    }

    /// A line with what the glyph network says of a text's glyphs.
    func named(_ line: SeenLine, _ texts: LineTexts, _ names: ScoredLine) -> SeenLine {
        line.saying(
            texts.texts.first, names, share: user == nil ? weights.glyphs : weights.learntGlyphs, allowed: allowed)
    }

    /// The text that columns, language and glyphs together make the best, with what its characters may be besides; `nil`
    /// where there is none.
    ///
    /// `names` are those of the texts' glyphs, `seen` is what the line network alone says.
    func reading(_ texts: LineTexts, _ names: ScoredLine, in seen: SeenLine) -> LineReading? {
        guard let best = chosen(of: texts, names) else { return nil }
        var line = names
        let steps = best.steps.compactMap { step -> ReadPath.Step? in
            guard let candidate = names.graph.index(of: step.pieces) else { return nil }
            line.combine(candidate, with: seen.columns.answer(in: step.columns))
            return ReadPath.Step(
                candidate: candidate, classIndex: step.classIndex, spaceBefore: step.spaceBefore,
                seenSpace: step.seenSpace, columns: step.columns)
        }
        return lineReading(line, ReadPath(steps: steps, score: best.score))
    }

    private func chosen(of texts: LineTexts, _ names: ScoredLine) -> LineTexts.Text? {
        func score(_ text: LineTexts.Text) -> Float {
            text.steps.reduce(text.score) { sum, step in
                let answer = names.graph.index(of: step.pieces).map {
                    names.logProbability(candidate: $0, class: step.classIndex)
                }
                return sum + weights.choice * (weights.choiceBonus + max(Self.floor, answer ?? Self.floor))
            }
        }
        return texts.texts.map { (text: $0, score: score($0)) }.max { $0.score < $1.score }?.text
    }

    /// All ink of a line as one character, by what the glyph network alone says of it; `nil` for a line without ink.
    ///
    /// `named` has one candidate.
    func characterReading(_ named: ScoredLine) -> LineReading? {
        let classes = allowed.indices.filter { allowed[$0] }
        func answer(_ index: Int) -> Float { named.logProbability(candidate: 0, class: index) }
        guard named.graph.candidates.count == 1, let best = classes.max(by: { answer($0) < answer($1) }) else {
            return nil
        }
        let step = ReadPath.Step(candidate: 0, classIndex: best, spaceBefore: false)
        return lineReading(named, ReadPath(steps: [step], score: answer(best)))
    }

    private func lineReading(_ line: ScoredLine, _ path: ReadPath) -> LineReading {
        let geometry = LineGeometry(of: line, path: path, proportions: proportions)
        let choices = CandidateEvidence(of: line, path: path, allowed: allowed, weight: weights.geometry, geometry)
        return LineReading(line: line, path: path, evidence: LineEvidence(choices: choices, geometry: geometry))
    }
}

/// A line as it was read.
struct LineReading: Sendable {
    /// The line with what columns and glyphs together say of the path's characters.
    var line: ScoredLine
    var path: ReadPath
    var evidence: LineEvidence
}

/// What the characters of a path may be besides, and where the line's letters stand.
public struct LineEvidence: Sendable {
    let choices: CandidateEvidence
    let geometry: LineGeometry?
}
