import Layout
import TrainingSets

/// The order of a made-up board's lines, which is exact.
///
/// Cells of a table come one after the other, row by row, each with a block of its own. So do labels that happen to
/// stand side by side; of these alone nothing is learnt.
public struct MadeUpOrder: LayoutTruth {
    private let blocks: [Int]
    /// The board's lines where they were drawn.
    public let lines: [LayoutLine]

    /// The order of lines as they were drawn.
    public init(_ lines: [LabelledPicture.Line]) {
        blocks = lines.map(\.block)
        self.lines = lines.map(LayoutLine.init)
    }

    /// Whether they are two cells of one row.
    public func isOneRow(_ left: [LinePiece], _ right: [LinePiece], rungs: Int) -> Bool? {
        guard let first = left.last?.line, let second = right.first?.line else { return nil }
        guard first != second else { return true }
        guard second == first + 1 else { return false }
        return rungs > 1 ? true : nil
    }

    /// Whether they are neighbours of one block.
    public func follows(_ first: Int, _ second: Int, isFar: Bool) -> Bool? {
        second == first + 1 && blocks[first] == blocks[second]
    }
}

extension LayoutLine {
    /// Of a line's height from the tops of ascenders to the bottoms of descenders, the part below the baseline.
    private static let descent = 0.25
    /// Usual height of a letter, where that of a capital is 1.
    private static let usualLetters = 0.8
    private static let descenders: Set<Character> = [
        "g", "j", "p", "q", "y", ",", ";", "_", "Q", "(", ")", "{", "}", "[", "]",
    ]

    /// The place of a line that was drawn; its words are as long as their characters are many.
    init(_ line: LabelledPicture.Line) {
        let corners = line.corners.map { SIMD2<Double>(Double($0.x), Double($0.y)) }
        let hangs = line.text.contains(where: Self.descenders.contains)
        func base(_ top: SIMD2<Double>, _ bottom: SIMD2<Double>) -> SIMD2<Double> {
            bottom + (hangs ? Self.descent : 0) * (top - bottom)
        }
        let isWhole = corners.count == 4
        let (start, end) = isWhole ? (base(corners[0], corners[3]), base(corners[1], corners[2])) : (.zero, .zero)
        let words = line.text.split(separator: " ").map(String.init)
        let way = end - start
        self.init(
            start: start, end: end, letterHeight: Self.usualLetters * Double(line.letterHeight), isLight: line.isLight,
            words: Self.words(words, length: (way * way).sum().squareRoot()), texts: words)
    }

    private static func words(_ texts: [String], length: Double) -> [ClosedRange<Double>] {
        let total = Double(max(1, texts.reduce(texts.count - 1) { $0 + $1.count }))
        var place = 0
        return texts.map { text in
            defer { place += text.count + 1 }
            return length * Double(place) / total...length * Double(place + text.count) / total
        }
    }
}
