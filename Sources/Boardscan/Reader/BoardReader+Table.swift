import GlyphClassifier

extension BoardReader {
    /// What a person should know of a model whose classes are an older table of characters than those of the program's
    /// own; `nil` if there is nothing to tell.
    ///
    /// It is read by its own table, so that nothing is misread.
    ///
    /// - Throws: `ModelFileError` when the program's own model cannot be used.
    public func noteOnTable() throws -> String? {
        let current = CharacterTable.version(of: try BundledFiles.glyphModel().header.characters)
        guard let current, let own = CharacterTable.version(of: characterSet.characters), own < current else {
            return nil
        }
        return
            "the model knows version \(own) of the table of characters, this Boardscan's own version \(current): it cannot "
            + "read the characters that came later; learn again from the corrections"
    }
}
