import GlyphClassifier
import TrainingSets

extension BoardRecipe {
    /// The recipe's board, printed if it names a font; `texts` are the lines on it.
    ///
    /// - Throws: ``FontDirectories/MissingFont`` or ``FontOutlines/LoadingError``.
    public func board(texts: [String]? = nil) throws -> SyntheticBoard {
        guard let font else { return SyntheticBoard(recipe: self, texts: texts) }
        let outlines = try FontOutlines(
            path: FontDirectories.path(of: font), characters: CharacterSet.board.characters)
        return SyntheticBoard(recipe: self, setter: FontLineSetter(outlines: outlines), texts: texts)
    }
}
