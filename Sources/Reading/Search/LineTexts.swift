import Glibc
import DocumentModel
import GlyphClassifier
import Segmentation

/// The best texts of a line, each with the pieces of ink that its characters are.
struct LineTexts: Sendable {
    /// One text.
    struct Text: Sendable {
        var steps: [Step]
        /// What columns and language say.
        var score: Float
    }

    /// A character of a text.
    struct Step: Sendable {
        var classIndex: Int
        /// Its pieces of the line's ink.
        var pieces: Range<Int>
        /// The columns that say it.
        var columns: ClosedRange<Int>
        /// The columns that are its own: to halfway to its neighbours.
        var borders: Range<Int>
        var spaceBefore: Bool
        /// The probability of a space before it, 0…1.
        var seenSpace: Float
    }

    /// The line, its ink cut where the best text has a character that was not parted from its neighbour.
    let line: TextLine
    /// Best first.
    let texts: [Text]

    /// Finds where the characters of some texts stand.
    init(_ seen: SeenLine, _ found: [PrefixBeamSearch.Text], space: Int) {
        let aligned = found.compactMap { text -> (PrefixBeamSearch.Text, ColumnAlignment)? in
            guard !text.classes.isEmpty else { return nil }
            return ColumnAlignment(of: text.classes, in: seen.columns).map { (text, $0) }
        }
        func borders(_ text: (PrefixBeamSearch.Text, ColumnAlignment)) -> [Range<Double>] {
            CharacterPieces.borders(of: text.1.places, isSpace: text.0.classes.map { $0 == space })
        }
        let line = aligned.first.map { seen.line.cut(at: borders($0)) } ?? seen.line
        self.line = line
        texts = aligned.compactMap { text in
            guard let pieces = CharacterPieces(of: borders(text), in: line) else { return nil }
            return Text(steps: Self.steps(text.0.classes, text.1, pieces, seen.columns, space), score: text.0.score)
        }
    }

    private static func borders(of index: Int, in places: [ClosedRange<Int>], _ columns: Int) -> Range<Int> {
        let own = places[index]
        let before = index > 0 ? (places[index - 1].upperBound + own.lowerBound + 1) / 2 : 0
        let after = index + 1 < places.count ? (own.upperBound + places[index + 1].lowerBound + 1) / 2 : columns
        return min(before, own.lowerBound)..<max(after, own.upperBound + 1)
    }

    private static func steps(
        _ classes: [Int], _ alignment: ColumnAlignment, _ pieces: CharacterPieces, _ columns: ColumnProbabilities,
        _ space: Int
    ) -> [Step] {
        var steps: [Step] = []
        for (index, classIndex) in classes.enumerated() where classIndex != space {
            let isSpaced = index > 0 && classes[index - 1] == space
            let place = alignment.places[index]
            let before = steps.last?.columns.upperBound
            steps.append(
                Step(
                    classIndex: classIndex, pieces: pieces.ranges[steps.count], columns: place,
                    borders: Self.borders(of: index, in: alignment.places, columns.columns), spaceBefore: isSpaced,
                    seenSpace: before.map { columns.probabilityOfSpace(between: $0, and: place.lowerBound) } ?? 0))
        }
        return steps
    }
}

extension ColumnProbabilities {
    /// The probability that any of the columns between two others is part of a space, 0…1.
    func probabilityOfSpace(between before: Int, and after: Int) -> Float {
        guard before + 1 < after else { return 0 }
        return 1 - (before + 1..<after).reduce(Float(1)) { $0 * (1 - exp(space[$1])) }
    }

    /// For each character, how probable it is that a character which some columns say is that one, in natural
    /// logarithms; then that it is none.
    ///
    /// The most probable column counts: the others say less of what all of them say.
    func answer(in columns: ClosedRange<Int>) -> [Float] {
        let characters = classes - 2
        var answer = [Float](repeating: Self.floor, count: characters + 1)
        var said: Set<Int> = []
        for column in columns {
            for entry in self[column] {
                let label = Int(entry.label)
                answer[label] = max(answer[label], entry.logarithm)
                said.insert(label)
            }
        }
        // In an order of their own: the same line has the same answer on every run.
        let sum = said.sorted().reduce(Float(0)) { $0 + exp(answer[$1]) }
        if sum > 1 {
            let excess = log(sum)
            for label in said { answer[label] -= excess }
        }
        answer[characters] = log(max(1e-6, 1 - sum))
        return answer
    }
}
