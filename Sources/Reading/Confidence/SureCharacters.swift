import DocumentModel

extension Sequence<Block> {
    /// How many characters of what was read are surely right: each counts by the square of its word's confidence.
    ///
    /// Of two classifiers' readings of one page, the one with more of them is to be trusted. Squares are taken because
    /// a classifier that is used to another hand is half sure of many words, few of which are right.
    public var sureCharacters: Double {
        lazy.flatMap(\.lines).flatMap(\.words).reduce(0) {
            $0 + $1.confidence * $1.confidence * Double($1.characters.count)
        }
    }
}
