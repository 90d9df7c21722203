extension ForcedAlignment {
    /// A piece of a character with less than this share of its ink is none.
    private static let fragment = 0.65

    /// Candidates that are no characters if the alignment is right: those that reach across the border of two aligned
    /// characters, and those that lack a third of the ink of theirs.
    public func negatives(in line: ScoredLine) -> [Int] {
        let owners = candidates.enumerated().flatMap { index, candidate in
            [Int](repeating: index, count: line.graph.candidates[candidate].primitiveCount)
        }
        func ink(_ candidate: GlyphCandidate) -> Int {
            line.line.primitives[candidate.start..<candidate.end].reduce(0) { $0 + $1.area }
        }
        return line.graph.candidates.indices.filter { index in
            let candidate = line.graph.candidates[index]
            guard owners[candidate.start] == owners[candidate.end - 1] else { return true }
            let whole = line.graph.candidates[candidates[owners[candidate.start]]]
            return Double(ink(candidate)) < Self.fragment * Double(ink(whole))
        }
    }
}
