import DocumentModel
import Reading

extension Page {
    /// A page is read surely when its characters have this confidence in the mean, each counted by its own, so that what is no
    /// writing has no say.
    private static let surePage = 0.9
    /// On such a page no line of writing is without a word of this confidence.
    private static let leastOfSurestWord = 0.2

    /// A page that is read surely, without lines that have no word of any confidence: what else stands on a picture of legible
    /// writing is furniture, scribble and drawing.
    ///
    /// A page that is read less surely keeps all its lines: there a doubtful one may be the same hand.
    func withoutDoubtfulLines() -> Page {
        guard blocks.sureCharacters >= Self.surePage * expectedCharacters else { return self }
        let doubtful = blocks.flatMap(\.lines).filter { line in
            line.words.allSatisfy { $0.confidence < Self.leastOfSurestWord }
        }
        guard !doubtful.isEmpty else { return self }
        let left = Set(doubtful.flatMap(\.words).map(\.index))
        return keepingWords { !left.contains($0.index) }
    }
}
