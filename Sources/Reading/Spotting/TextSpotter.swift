import DocumentModel
import GlyphClassifier
import Segmentation

/// Looks for an expected text in a line's columns, among all that they may be and not only in what was read.
///
/// A word spotter with a filler model (Fischer et al. 2012, doi:10.1016/j.patrec.2011.09.009) over the columns of
/// connectionist temporal classification: the best path that goes through the wanted characters somewhere is held
/// against the best unconstrained path, and against the one that was read. All are scored by what columns say alone, so
/// that the difference says how much worse the ink looks when it has to be that text.
public struct TextSpotter: Sendable {
    private let line: ScoredLine
    private let path: ReadPath
    private let columns: ColumnProbabilities
    /// For each column the value of its best class, and of the class that was read.
    private let free: [Float]
    private let read: [Float]

    /// Least log-probability of a class in a column: a character that is not seen at all, or one too many.
    private static let floor: Float = -8

    /// Prepares a line for searches, given how it was read.
    public init(_ seen: SeenLine, _ reading: PageReader.Reading) {
        (line, path, columns) = (reading.line, reading.path, seen.columns)
        let columns = seen.columns
        free = (0..<columns.columns).map { columns.best(in: $0).logarithm }
        var said = [Int?](repeating: nil, count: columns.columns)
        for step in path.steps { for column in step.columns { said[column] = step.classIndex } }
        read = said.enumerated().map { column, label in
            // Between characters there is a space or nothing.
            let value = label.map { columns.logarithm(of: $0, in: column) }
            return max(Self.floor, value ?? max(columns.space[column], columns.nothing[column]))
        }
    }

    /// The best place for a text; `nil` where there is none at all, as on a line without ink.
    public func find(_ wanted: WantedText) -> SpottedText? {
        let classes = wanted.classes(in: line.characterSet)
        guard !classes.isEmpty, let best = search(classes, free), let againstRead = search(classes, read) else {
            return nil
        }
        let steps = path.steps.indices.filter { path.steps[$0].columns.overlaps(best.columns) }
        let nearest = path.steps.indices.min { far(path.steps[$0], best.columns) < far(path.steps[$1], best.columns) }
        guard let first = steps.first ?? nearest, let last = steps.last ?? nearest,
            let box = path.steps[first...last].map({
                line.line.pageBox(of: line.graph.candidates[$0.candidate].primitives)
            }).union()
        else { return nil }
        return SpottedText(
            freeLag: best.score / Float(classes.count), readLag: againstRead.score / Float(classes.count),
            length: classes.count, box: box, goesOnBefore: goesOn(before: first), goesOnAfter: goesOn(before: last + 1))
    }

    private func far(_ step: ReadPath.Step, _ columns: ClosedRange<Int>) -> Int {
        abs(step.columns.lowerBound + step.columns.upperBound - columns.lowerBound - columns.upperBound)
    }

    /// How probable it is that no space parts a character from the one before it; 0 at the ends of the line.
    private func goesOn(before step: Int) -> Float {
        step > 0 && step < path.steps.count ? 1 - path.steps[step].seenSpace : 0
    }

    /// The best path through the text less the path beside it, and the columns from its first character to its last.
    private func search(_ classes: [[Int]], _ filler: [Float]) -> (score: Float, columns: ClosedRange<Int>)? {
        // States: 0 before the first character, then a character and what may be between it and the next, in turn.
        let states = 2 * classes.count
        var cells = [Cell](repeating: Cell(), count: states)
        var best: (score: Float, columns: ClosedRange<Int>)?
        for column in 0..<columns.columns {
            func value(_ label: Int) -> Float {
                max(Self.floor, columns.logarithm(of: label, in: column)) - filler[column]
            }
            let between = max(Self.floor, columns.nothing[column], columns.space[column]) - filler[column]
            var next = [Cell](repeating: Cell(), count: states)
            for state in 1..<states {
                // From itself, from what is before it, and from the character before that.
                var cell = cells[state]
                if state == 1 {
                    if cell.score < 0 { cell = Cell(score: 0, start: column) }
                } else if cells[state - 1].score > cell.score {
                    cell = cells[state - 1]
                }
                if state & 1 == 1, state > 2, classes[state / 2] != classes[state / 2 - 1],
                    cells[state - 2].score > cell.score
                {
                    cell = cells[state - 2]
                }
                guard cell.score > -.infinity else { continue }
                cell.score += state & 1 == 1 ? classes[state / 2].lazy.map(value).max() ?? Self.floor : between
                next[state] = cell
            }
            cells = next
            if let end = cells.last, end.score > best?.score ?? -.infinity {
                best = (end.score, end.start...max(end.start, column))
            }
        }
        return best.flatMap { $0.score > -.infinity ? $0 : nil }
    }

    private struct Cell {
        var score = -Float.infinity
        /// The column of the first character.
        var start = 0
    }
}
