import DocumentModel

extension Sequence<Block> {
    /// How many characters of what was read are surely right: each counts by the square of its word's confidence.
    ///
    /// Of two classifiers' readings of one page that with more is the one to trust. Squares, because a classifier that
    /// is used to another hand is half sure of many words, of which few are right.
    public var sureCharacters: Double {
        lazy.flatMap(\.lines).flatMap(\.words).reduce(0) {
            $0 + $1.confidence * $1.confidence * Double($1.characters.count)
        }
    }
}
