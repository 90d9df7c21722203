import GlyphClassifier

/// What the reader's classifier brings along of its user's writing, known before any page is read.
public struct UserWriting: Sendable {
    /// The user's glyphs; `nil` when there are none.
    let glyphs: UserGlyphs?
    /// How they use capitals.
    let letterCase: CaseModel
    let words: UserWords
    /// Height and place of each class.
    let proportions: [GlyphProportions]

    /// The writing of a classifier's user; the lexicon says which letters are a word.
    ///
    /// It is `nil` for a classifier that has learnt nothing from its user.
    public init?(of classifier: some GlyphClassifying, lexicon: WordFilter = WordFilter()) {
        guard !classifier.exemplars.isEmpty || !classifier.texts.isEmpty else { return nil }
        glyphs = classifier.exemplars.isEmpty ? nil : UserGlyphs(of: classifier)
        var cases = CaseCounts()
        for known in classifier.texts {
            cases.add(word: known.text, beginsLine: known.beginsLine, lexicon: lexicon)
        }
        letterCase = CaseModel.standard.adapted(to: cases)
        words = UserWords(classifier.texts.map(\.text))
        var places: [Character: [GlyphPlace]] = [:]
        for (character, place) in zip(classifier.exemplars.characters, classifier.exemplars.places) {
            if let place { places[character, default: []].append(place) }
        }
        proportions = classifier.characterSet.characters.map {
            GlyphProportions(of: $0).adapted(to: places[$0] ?? [])
        }
    }
}
