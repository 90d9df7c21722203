import DocumentModel
import GlyphClassifier
import Segmentation

/// The pitch of typed writing: typewriters, terminals and labels give each character, narrow or wide, a cell of one
/// width.
///
/// There the empty distance between two characters says little, it is wide on both sides of an i; the distance of
/// their middles tells whether a cell was left empty (compare Lu 1995, doi:10.1016/0031-3203(94)00072-9). A page is
/// taken for typed when nearly all middles of neighbouring characters stand whole multiples of one length apart, as no
/// handwriting does.
struct FixedPitch: Hashable, Sendable {
    /// Width of a cell in page pixels.
    let width: Double

    /// Distances needed for a pitch.
    private static let leastDistances = 10
    /// How far a distance may be from a whole number of cells, in cells, to be regular.
    private static let tolerance = 0.12
    /// Least share of many distances that must be regular; of only ``leastDistances``, half as many may be irregular as
    /// this share allows.
    private static let leastRegular = 0.8
    /// Only characters at least this sure (log-probability) tell where a cell is.
    private static let leastShape: Float = -1
    /// Widths of a cell that are tried, as multiples of the median distance: most characters have one in the next cell.
    private static let search = stride(from: 0.8, through: 1.25, by: 0.005)
    /// Distances of more cells than this do not count.
    private static let farthest = 4.0

    init(width: Double) { self.width = width }

    /// The pitch of a page's lines; `nil` when they are not typed.
    init?(of lines: some Sequence<(line: ScoredLine, path: ReadPath)>) {
        let distances = lines.flatMap { Self.distances(in: $0.line, along: $0.path) }
        guard distances.count >= Self.leastDistances, let median = distances.median else { return nil }
        let regular = Self.search.map { Self.regular(distances, width: $0 * median) }.max { $0.count < $1.count } ?? []
        let strictness = (1 - Self.leastRegular) * Double(Self.leastDistances) / 2
        guard Double(regular.count) >= Self.leastRegular * Double(distances.count) + strictness else { return nil }
        // The least-squares width of a cell.
        width =
            regular.reduce(0) { $0 + $1.distance * $1.cells } / regular.reduce(0) { $0 + $1.cells * $1.cells }
    }

    /// The distances that are whole numbers of cells, and how many.
    private static func regular(_ distances: [Double], width: Double) -> [(distance: Double, cells: Double)] {
        distances.compactMap { distance in
            let cells = (distance / width).rounded()
            guard cells >= 1, cells <= farthest, abs(distance / width - cells) <= tolerance else { return nil }
            return (distance, cells)
        }
    }

    /// Distances of the middles of neighbouring characters, in page pixels.
    private static func distances(in line: ScoredLine, along path: ReadPath) -> [Double] {
        zip(path.steps, path.steps.dropFirst()).compactMap { before, after in
            guard tells(before, in: line), tells(after, in: line),
                !isDigit(before, in: line) || !isDigit(after, in: line)
            else { return nil }
            let boxes = [before, after].map { line.graph.candidates[$0.candidate].box }
            return (boxes[1].midX - boxes[0].midX) / line.line.frame.scale
        }
    }

    /// Digits stand as far apart as one another in most fonts, and tell nothing.
    private static func isDigit(_ step: ReadPath.Step, in line: ScoredLine) -> Bool {
        line.characterSet.characters[step.classIndex].isNumber
    }

    private static func tells(_ step: ReadPath.Step, in line: ScoredLine) -> Bool {
        line.logProbability(candidate: step.candidate, class: step.classIndex) >= leastShape
    }
}
