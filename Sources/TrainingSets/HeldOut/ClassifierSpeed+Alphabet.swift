import GlyphClassifier
import GlyphTraining

extension ClassifierSpeed {
    /// Measures a model on 1,024 characters of the stroke alphabet: what is written does not matter to the speed.
    ///
    /// - Throws: `ModelFileError`.
    public init(modelBytes: [UInt8], characters: CharacterSet) throws {
        let source = AlphabetGlyphSource(
            characters: characters.characters, perCharacter: 1024 / max(1, characters.characters.count) + 1,
            characterSet: characters)
        let input = try ModelFile(bytes: modelBytes).header.architecture.input
        try self.init(modelBytes: modelBytes, glyphs: source.pixels(ofFirst: 1024, as: input))
    }
}
