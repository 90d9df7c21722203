import GlyphClassifier

/// What the lines of a page tell about one another, from readings of all of them: how the writer shapes letters, which
/// words and characters follow which, how far apart they stand.
struct PageKnowledge: Sendable {
    var glyphs: PageGlyphs
    var words = PageWords()
    var spacing = PageSpacing()
    var bullets = PageBullets()
    /// What follows what on the page; `nil` where text is read without a language prior.
    var prior: PagePrior?

    /// Gathers what the lines of a page tell about one another, from their readings where they have one.
    ///
    /// The glyphs are what is known of the writer's letters before the page is read; `language` is the language prior.
    init(
        _ readings: [(line: ScoredLine, path: ReadPath?)], glyphs: PageGlyphs, prior language: LanguagePrior?,
        weights: ReadingWeights
    ) {
        self.glyphs = glyphs
        for case (let index, (let line, let path?)) in readings.enumerated() {
            words.insert(path, of: line, at: index)
            if weights.pageGlyphs > 0, let language {
                self.glyphs.insert(path, of: line, at: index, lexicon: language.lexicon)
            }
        }
        spacing = PageSpacing(of: readings.compactMap { line, path in path.map { (line, $0) } }, weights: weights)
        bullets = PageBullets(readings)
        if weights.pagePrior > 0, language != nil {
            prior = PagePrior(lines: readings.map { line, path in path?.observed(in: line) ?? [] })
        }
    }
}
