import GlyphClassifier
import GlyphTraining

extension ClassifierSpeed {
    /// Measures a model on 4,000 characters of the stroke alphabet: what is written does not matter to the speed.
    ///
    /// - Throws: `ModelFileError`.
    public init(modelBytes: [UInt8], characters: CharacterSet) throws {
        let source = AlphabetGlyphSource(
            characters: characters.characters, perCharacter: 4000 / max(1, characters.characters.count) + 1,
            characterSet: characters)
        try self.init(modelBytes: modelBytes, glyphs: source.pixels(ofFirst: 4000))
    }
}
