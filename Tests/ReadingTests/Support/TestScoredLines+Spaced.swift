import DocumentModel

@testable import Reading

extension TestScoredLines {
    /// A line of letters with these gaps before them, and the path that takes those from `space` on for spaces.
    static func spaced(_ gaps: [Int], letters: Character = "a", space: Int = 20) -> (
        line: ScoredLine, path: ReadPath
    ) {
        var x = 4
        let placed = ([0] + gaps).map { gap in
            x += gap
            defer { x += 20 }
            return PixelBox(x: x, y: 4, width: 20, height: 40)
        }
        let line = singles(placed, String(letters), placed.map { _ in [-0.1] })
        let steps = placed.indices.map {
            ReadPath.Step(
                candidate: single($0, in: line), classIndex: 0, spaceBefore: $0 > 0 && gaps[$0 - 1] >= space
            )
        }
        return (line, ReadPath(steps: steps, score: 0))
    }
}
