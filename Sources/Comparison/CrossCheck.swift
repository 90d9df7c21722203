import DocumentModel

/// Two engines' readings of the same page held against each other, where nobody knows the truth.
public struct CrossCheck: Sendable {
    /// The share of both engines' words that the other has as well, 0…1; 1 when neither has any.
    public let agreement: Double
    /// In the order of Boardscan's lines.
    public let disagreements: [Disagreement]

    /// Lines are paired at least cost, and the words within a pair aligned.
    public init(_ boardscan: EngineReading, _ tesseract: EngineReading) {
        let (first, second) = (ReadLine.all(boardscan.document), ReadLine.all(tesseract.document))
        var agreed = 0
        var found: [Disagreement] = []
        for pair in LinePairing(first.map(\.characters), second.map(\.characters)).pairs {
            let (mine, theirs) = (pair.first.map { first[$0] }, pair.second.map { second[$0] })
            let runs = Self.runs(mine?.words.map(\.text) ?? [], theirs?.words.map(\.text) ?? [])
            agreed += runs.agreed
            found += runs.differing.map { mineRange, theirRange in
                Disagreement(
                    pageIndex: mine?.pageIndex ?? theirs?.pageIndex ?? 0,
                    boardscan: mine?.words[mineRange] ?? [], tesseract: theirs?.words[theirRange] ?? [])
            }
        }
        disagreements = found
        let total = boardscan.words.count + tesseract.words.count
        agreement = total == 0 ? 1 : Double(2 * agreed) / Double(total)
    }

    private typealias Runs = (agreed: Int, differing: [(Range<Int>, Range<Int>)])

    /// Stretches of words that differ, as positions in both lines.
    private static func runs(_ mine: [String], _ theirs: [String]) -> Runs {
        var result: Runs = (0, [])
        var (i, j) = (0, 0)
        var start: (Int, Int)?
        func close() {
            if let start { result.differing.append((start.0..<i, start.1..<j)) }
            start = nil
        }
        for step in EditAlignment.steps(truth: mine, text: theirs) {
            if step.isMatch {
                close()
                result.agreed += 1
            } else if start == nil {
                start = (i, j)
            }
            if step.truth != nil { i += 1 }
            if step.text != nil { j += 1 }
        }
        close()
        return result
    }
}

/// A line of words on one of the pages.
private struct ReadLine {
    let pageIndex: Int
    let words: [Word]
    let characters: [Unicode.Scalar]

    static func all(_ document: Document) -> [ReadLine] {
        document.pages.flatMap { page in
            page.blocks.flatMap(\.lines).map { line in
                ReadLine(
                    pageIndex: page.index, words: line.words,
                    characters: TextFolding.fold(line.words.map(\.text).joined(separator: " ")))
            }
        }
    }
}
