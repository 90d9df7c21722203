import DocumentModel

extension Page {
    /// A page is read surely when its characters have this confidence in the mean, each counted by its own, so that what is no
    /// writing has no say.
    private static let surePage = 0.9
    /// On such a page no line of writing is without a word of this confidence.
    private static let leastOfSurestWord = 0.2

    /// A page that is read surely, without lines that have no word at all that is half-way sure: what else stands on a
    /// picture of legible writing is furniture, scribble and drawing.
    ///
    /// A page that is read less surely keeps all its lines: there a doubtful one may be the same hand.
    var withoutDoubtfulLines: Page {
        let words = blocks.lazy.flatMap(\.lines).flatMap(\.words)
        let squares = words.reduce(0) { $0 + $1.confidence * $1.confidence * Double($1.characters.count) }
        guard squares >= Self.surePage * expectedCharacters else { return self }
        let doubtful = blocks.flatMap(\.lines).filter { line in
            line.words.allSatisfy { $0.confidence < Self.leastOfSurestWord }
        }
        guard !doubtful.isEmpty else { return self }
        let left = Set(doubtful.flatMap(\.words).map(\.index))
        return keepingWords { !left.contains($0.index) }
    }
}
