import GlyphClassifier

/// Glyphs that the reader's classifier brings along, known before any page is read: what its user corrected.
struct UserGlyphs: Sendable {
    let classIndices: [Int]
    /// The class values of each glyph in turn (``GlyphFeatures``).
    let classes: [Float]
    /// The shape values of each glyph in turn.
    let shapes: [Float]

    init(of classifier: some GlyphClassifying) {
        let exemplars = classifier.exemplars
        let set = classifier.characterSet
        let features = GlyphFeatures(classes: set.classCount)
        let pixels = exemplars.normalizedGlyphs
        let shown = classifier.input.values(ofGlyphsAlone: pixels)
        let answers = exemplars.isEmpty ? [] : classifier.logProbabilities(of: shown, count: exemplars.count)
        let size = GlyphNormalizer.pixelCount
        let known = exemplars.characters.enumerated().compactMap { place, character in
            set.index(of: character).map { (place: place, classIndex: $0) }
        }
        classIndices = known.map(\.classIndex)
        classes = known.flatMap { glyph in
            features.classes(of: answers[glyph.place * set.classCount..<(glyph.place + 1) * set.classCount])
        }
        shapes = known.flatMap { features.shape(of: Array(pixels[$0.place * size..<($0.place + 1) * size])) }
    }
}
