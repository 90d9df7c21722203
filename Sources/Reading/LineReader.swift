import DocumentModel
import GlyphClassifier
import Segmentation

/// Reads one scored line, first without geometry and then with it.
///
/// Each line is searched twice. On a page, the second search also uses what the page's other lines tell
/// (`PageKnowledge`).
public struct LineReader: Sendable {
    private var search: BeamSearch
    private let weights: ReadingWeights
    private let allowed: [Bool]
    private let userWords: UserWords
    private let proportions: [GlyphProportions]
    /// Whether bullets may win.
    private let hasBullets: Bool

    /// Reads characters of the charset only, or all if it is `nil`.
    ///
    /// Without a language prior, every character counts for itself; `user` is what is known of the user's writing.
    public init(
        characterSet: CharacterSet, prior: LanguagePrior?, charset: Set<Character>? = nil,
        weights: ReadingWeights = ReadingWeights(), user: UserWriting? = nil
    ) {
        search = BeamSearch(
            characterSet: characterSet, prior: prior, letterCase: user?.letterCase ?? .standard, weights: weights)
        self.weights = weights
        userWords = user?.words ?? UserWords()
        proportions = user?.proportions ?? characterSet.characters.map(GlyphProportions.init(of:))
        let allowed = characterSet.characters.map { charset?.contains($0) ?? true }
        // A charset without any known character cannot be obeyed.
        let permitted = allowed.contains(true) ? allowed : allowed.map { _ in true }
        self.allowed = permitted
        hasBullets = characterSet.index(of: PageBullets.character).map { permitted[$0] } ?? false
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
    func restricted(_ line: ScoredLine) -> ScoredLine { line.restricted(to: allowed) }

    /// The best path through a line, with what it was chosen by; `nil` where none leads through.
    public func read(_ line: ScoredLine) -> (path: ReadPath, evidence: LineEvidence)? {
        firstReading(line).map { laterReading(line, after: $0) }
    }

    /// A search by shape, without geometry.
    func firstReading(_ line: ScoredLine) -> (path: ReadPath, evidence: LineEvidence)? {
        let gaps = gapModel(of: line.line)
        let shape = CandidateEvidence(of: line, allowed: allowed, weights: weights, geometry: nil)
        return search.bestPath(through: line, evidence: shape, gaps: gaps, words: wordCosts()).map {
            ($0, LineEvidence(candidates: shape, geometry: nil))
        }
    }

    /// A search with the geometry that an earlier one found, and with what the other lines of a page tell.
    ///
    /// A line alone has no page; on a page, `index` is the line's number there.
    func laterReading(
        _ line: ScoredLine, after earlier: (path: ReadPath, evidence: LineEvidence), page: PageKnowledge? = nil,
        index: Int = 0
    ) -> (path: ReadPath, evidence: LineEvidence) {
        guard weights.geometry > 0, let geometry = LineGeometry(of: line, path: earlier.path, proportions: proportions)
        else { return earlier }
        let bullet = hasBullets ? page?.bullets[line: index] : nil
        var adapted = page?.glyphs.adapted(line, at: index) ?? line
        if let bullet { adapted = adapted.withBullet(at: bullet) }
        let placed = CandidateEvidence(of: adapted, allowed: allowed, weights: weights, geometry: geometry)
        let later = search.bestPath(
            through: adapted, evidence: placed, gaps: gapModel(of: line.line, spacing: page?.spacing ?? PageSpacing()),
            words: wordCosts(page: page?.words ?? PageWords(), line: index),
            page: page?.prior.map { PagePriorRows($0, besidesLine: index, strength: weights.pagePrior) },
            opening: bullet)
        return (later ?? earlier.path, LineEvidence(candidates: placed, geometry: geometry))
    }

    private func wordCosts(page: PageWords = PageWords(), line: Int = 0) -> WordCosts {
        WordCosts(
            cost: weights.unknownWord, lexicon: search.prior?.lexicon ?? WordFilter(), user: userWords, page: page,
            line: line)
    }

    /// The gap model of a line, given the spacing of its page.
    func gapModel(of line: TextLine, spacing: PageSpacing = PageSpacing()) -> GapModel {
        GapModel(weights: weights, cell: spacing.pitch.map { $0.width * line.frame.scale }, page: spacing.gaps)
    }
}

/// What a path was chosen by.
public struct LineEvidence: Sendable {
    let candidates: CandidateEvidence
    let geometry: LineGeometry?
}
