import GlyphClassifier

/// A set of isolated characters to measure a classifier on.
public struct EvaluationSet: Sendable {
    /// What reports call the set.
    public var name: String
    /// The glyphs; what class `render` gives does not matter.
    public var glyphs: any GlyphSource
    /// What each glyph shows.
    public var labels: [Character]
    /// For each glyph, whether its label leaves the case open; empty when none does.
    public var isCaseUnknown: [Bool]
    /// What may be shown, and nothing else may win; `nil` for any character.
    public var characters: Set<Character>?
    /// What a glyph's height and place in its line say of a character, as a log-likelihood.
    ///
    /// Where the line is may depend on what the pictures of the glyphs show. `nil` where nothing is known.
    public var placing: (@Sendable (NamedGlyphs) -> Placing)?

    /// The log-likelihood, in nats, that a character stands where the glyph of this number does.
    public typealias Placing = @Sendable (_ glyph: Int, _ character: Character) -> Float

    /// - Precondition: as many labels as glyphs.
    public init(
        name: String, glyphs: any GlyphSource, labels: [Character], isCaseUnknown: [Bool] = [],
        characters: Set<Character>? = nil
    ) {
        precondition(glyphs.count == labels.count)
        self.name = name
        self.glyphs = glyphs
        self.labels = labels
        self.isCaseUnknown = isCaseUnknown
        self.characters = characters
    }
}

extension EvaluationSet {
    /// Which glyphs count: those of some characters, all for nil.
    func indices(of charset: Set<Character>?) -> [Int] {
        labels.indices.filter { charset?.contains(labels[$0]) ?? true }
    }

    /// The class of a glyph in a model, and what is right for it.
    func truth(of index: Int, in characterSet: CharacterSet) -> (label: Int, rule: LabelRule) {
        let label = labels[index]
        if let found = characterSet.index(of: label) {
            return (found, !isCaseUnknown.isEmpty && isCaseUnknown[index] ? .eitherCase : .label)
        }
        guard let found = characterSet.caseFoldedIndex(of: label) else {
            return (characterSet.notACharacter, .nothing)
        }
        return (found, .otherCase)
    }
}
