import GlyphClassifier
import TrainingSets

extension BoardRecipe {
    /// The recipe's board, printed if it names a font.
    ///
    /// - Throws: ``FontDirectories/MissingFont`` or ``FontOutlines/LoadingError``.
    public func board() throws -> SyntheticBoard {
        guard let font else { return SyntheticBoard(recipe: self) }
        let outlines = try FontOutlines(
            path: FontDirectories.path(of: font), characters: CharacterSet.board.characters)
        return SyntheticBoard(recipe: self, setter: FontLineSetter(outlines: outlines))
    }
}
