import DocumentModel
import Glibc
import GlyphClassifier
import TestSupport

@testable import Reading
@testable import Segmentation

/// Lines whose columns say given things, as the line network would say them.
enum TestColumns {
    /// What is said somewhere on a line.
    struct Saying {
        /// In line pixels.
        var place: ClosedRange<Double>
        /// Natural-log probability of each character, then of a space; the rest is that of nothing.
        var logProbabilities: [Float]
    }

    /// The least probability of anything anywhere.
    private static let least: Float = 1e-5

    /// Columns that say things in the middle third of their places, and nothing elsewhere.
    static func columns(width: Int, characters: Int, _ sayings: [Saying]) -> ColumnProbabilities {
        let step = Double(ColumnProbabilities.width)
        let nothing = row([Float](repeating: -.infinity, count: characters + 1))
        var rows = [[Float]](repeating: nothing, count: Int((Double(width) / step).rounded(.up)))
        for saying in sayings {
            let third = (saying.place.upperBound - saying.place.lowerBound) / 3
            let first = Int(((saying.place.lowerBound + third) / step).rounded())
            let last = max(first, Int(((saying.place.upperBound - third) / step).rounded()) - 1)
            for column in first...last where rows.indices.contains(column) {
                rows[column] = row(saying.logProbabilities)
            }
        }
        return ColumnProbabilities(columns: rows.count, classes: characters + 2, logarithms: rows.flatMap(\.self))
    }

    /// The logarithms of a column of which nothing has the rest.
    private static func row(_ logProbabilities: [Float]) -> [Float] {
        let said = logProbabilities.map { max(least, exp($0)) }
        let all = said + [max(least, 1 - said.reduce(0, +))]
        let sum = all.reduce(0, +)
        return all.map { log($0 / sum) }
    }

    /// Columns of given probabilities: characters, a space, nothing.
    static func columns(_ rows: [[Float]]) -> ColumnProbabilities {
        ColumnProbabilities(
            columns: rows.count, classes: rows.first?.count ?? 3, logarithms: rows.flatMap { $0.map { log($0) } })
    }

    /// Columns of any probabilities.
    static func random(_ count: Int, characters: Int, seed: UInt64) -> ColumnProbabilities {
        var random = TestRandom(seed: seed)
        return columns(
            (0..<count).map { _ in
                let weights = (0..<characters + 2).map { _ in Float.random(in: 0.05...1, using: &random) }
                let sum = weights.reduce(0, +)
                return weights.map { $0 / sum }
            })
    }

    /// A line of filled boxes, each of which says characters by their natural-log probabilities; a gap of `space` line
    /// pixels says a space.
    static func boxes(
        _ boxes: [PixelBox], _ characters: String, _ logProbabilities: [[Float]], space: Int = 20
    ) -> SeenLine {
        let line = TestScoredLines.line(of: boxes)
        let said = zip(boxes, logProbabilities).map {
            Saying(place: Double($0.x)...Double($0.maxX), logProbabilities: $1 + [-.infinity])
        }
        let spaces = zip(boxes, boxes.dropFirst()).filter { $1.x - $0.maxX >= space }.map {
            Saying(
                place: Double($0.maxX)...Double($1.x),
                logProbabilities: characters.map { _ in -.infinity } + [log(0.97)])
        }
        return SeenLine(
            line: line, columns: columns(width: line.mask.width, characters: characters.count, said + spaces))
    }

    /// Calls for every way to give each column a class, with what that says and its probability.
    static func forEachWay(
        through columns: ColumnProbabilities, _ body: (_ way: [Int], _ said: [Int], _ probability: Double) -> Void
    ) {
        let (classes, logarithms) = (columns.classes, columns.logarithms)
        func visit(_ way: [Int], _ said: [Int], _ probability: Double) {
            guard way.count < columns.columns else { return body(way, said, probability) }
            for index in 0..<classes {
                let isNew = index != classes - 1 && index != way.last
                visit(
                    way + [index], isNew ? said + [index] : said,
                    probability * exp(Double(logarithms[way.count * classes + index])))
            }
        }
        visit([], [], 1)
    }
}

extension SeenLine {
    /// A text in the pixel font, and columns that say it, or say another text of as many characters.
    static func written(
        _ text: String, saying said: String? = nil, probability: Float = 0.97, characters: String = "HELOTX"
    ) -> SeenLine {
        let line = TextLine.written(text)
        let sayings = (said ?? text).enumerated().map { index, character in
            let left = Double(8 + 36 * index)
            return TestColumns.Saying(
                place: left...left + 30,
                logProbabilities: (characters + " ").map { $0 == character ? log(probability) : -.infinity })
        }
        return SeenLine(
            line: line,
            columns: TestColumns.columns(width: line.mask.width, characters: characters.count, sayings))
    }
}
