import GlyphClassifier

extension ForcedAlignment {
    /// Where each character stands, by the baseline and x-height that all of them together give the line.
    ///
    /// - Parameters:
    ///   - text: what was aligned.
    ///   - line: what it was aligned to.
    /// - Returns: `nil` when too few of the characters have a usual height.
    public func places(of text: String, in line: ScoredLine) -> [GlyphPlace]? {
        let classes = text.filter { !$0.isWhitespace }.compactMap { line.characterSet.index(of: $0) }
        let characters = zip(candidates, classes).map { (candidate: $0, classIndex: $1) }
        return LineGeometry(of: line, characters: characters).map { geometry in
            candidates.map { geometry.place(of: line.graph.candidates[$0].box) }
        }
    }
}
