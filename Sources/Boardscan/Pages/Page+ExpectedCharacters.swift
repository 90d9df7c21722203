import DocumentModel

extension Page {
    /// How many characters are right, by the confidence of their words.
    var expectedCharacters: Double {
        blocks.lazy.flatMap(\.lines).flatMap(\.words).reduce(0) { $0 + $1.confidence * Double($1.characters.count) }
    }
}
