import DocumentModel

extension Page {
    /// A trace's ink has less than this share of the strength that the page's has.
    private static let greatestTraceShare: Float = 0.25
    /// So many of a page's characters may be traces: what was wiped off can be more than what was written since.
    private static let mostTraces = 0.8

    /// The page without words so much fainter than its writing that they are traces: of a ruled sheet's lines, of what
    /// was wiped off, of what stands on the back.
    ///
    /// - Parameter strengths: of each word's ink, by the word's index.
    func withoutTraces(strengths: [Int: Float]) -> Page {
        let characters = blocks.flatMap(\.lines).flatMap(\.words).flatMap { word in
            word.characters.map { _ in strengths[word.index] ?? 0 }
        }.sorted()
        guard !characters.isEmpty else { return self }
        let traces = Int(Self.mostTraces * Double(characters.count - 1))
        return keepingWords { strengths[$0.index] ?? 0 >= Self.greatestTraceShare * characters[traces] }
    }
}
