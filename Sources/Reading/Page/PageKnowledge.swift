import GlyphClassifier

/// What the lines of a page tell about one another, from readings of all of them: how the writer shapes letters, which
/// words and characters follow which.
struct PageKnowledge: Sendable {
    var glyphs: PageGlyphs
    var words = PageWords()
    /// What follows what on the page; `nil` where text is read without a language prior.
    var prior: PagePrior?

    /// Gathers what the lines of a page tell about one another, from their readings where they have one.
    ///
    /// The glyphs are what is known of the writer's letters before the page is read; `language` is the language prior.
    init(
        _ readings: [LineReading?], glyphs: PageGlyphs, prior language: LanguagePrior?,
        weights: ReadingWeights
    ) {
        self.glyphs = glyphs
        for case (let index, let read?) in readings.enumerated() {
            words.insert(read.path, of: read.line, at: index)
            if weights.pageGlyphs > 0, let language {
                self.glyphs.insert(read.path, of: read.line, at: index, lexicon: language.lexicon)
            }
        }
        if weights.pagePrior > 0, language != nil {
            prior = PagePrior(lines: readings.map { $0.map { $0.path.observed(in: $0.line) } ?? [] })
        }
    }
}
