import DocumentModel

extension Page {
    /// A trace's ink has less than this share of the strength that the page's has.
    private static let greatestTraceShare: Float = 0.25

    /// The page without words so much fainter than its writing that they are traces: of a ruled sheet's lines, of what
    /// was wiped off, of what stands on the back.
    ///
    /// - Parameter strengths: of each word's ink, by the word's index.
    func withoutTraces(strengths: [Int: Float]) -> Page {
        let characters = blocks.flatMap(\.lines).flatMap(\.words).flatMap { word in
            word.characters.map { _ in strengths[word.index] ?? 0 }
        }.sorted()
        guard let median = characters.dropFirst(characters.count / 2).first else { return self }
        return keepingWords { strengths[$0.index] ?? 0 >= Self.greatestTraceShare * median }
    }
}
