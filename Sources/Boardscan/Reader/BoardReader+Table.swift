import GlyphClassifier

extension BoardReader {
    /// What a person should know of a model whose classes are an older table of characters than those of the program's
    /// own; `nil` if there is nothing to tell.
    ///
    /// It is read by its own table, so that nothing is misread. `builtIn` is a reader with the program's own model.
    public func noteOnTable(besides builtIn: BoardReader) -> String? {
        let current = CharacterTable.version(of: builtIn.characterSet.characters)
        guard let current, let own = CharacterTable.version(of: characterSet.characters), own < current else {
            return nil
        }
        return
            "the model knows version \(own) of the table of characters, this Boardscan's own version \(current): it cannot "
            + "read the characters that came later; learn again from the corrections"
    }
}
