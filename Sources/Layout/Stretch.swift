import Algorithms
import DocumentModel
import Glibc

/// A straight stretch of writing on one baseline: a line, words of one, or what was joined of several.
struct Stretch {
    var pieces: [LinePiece]
    /// Where the baseline begins.
    var start: SIMD2<Double>
    /// The way of reading; one pixel long.
    var direction: SIMD2<Double>
    var length: Double
    var height: Double
    var isLight: Bool
    var isItem: Bool
    var isOpen: Bool
    /// Their extents are from `start`.
    var words: [LayoutLine.Word]
    /// The colour of what it stands on; `nil` where there is no photo.
    var ground: SIMD3<Float>?

    var end: SIMD2<Double> { start + length * direction }

    /// Between neighbouring words.
    var gaps: [Double] { words.adjacentPairs().map { $1.extent.lowerBound - $0.extent.upperBound } }

    /// Whether most of its characters, word by word, are figures.
    var isFigure: Bool { 2 * words.count(where: \.isFigure) > words.count }
}

extension Stretch {
    /// Gaps wider than this may divide two columns: in letter heights, and in usual gaps of the line.
    ///
    /// Found lines on boards run across columns at wider gaps alone; hands that write loosely have them between words.
    private static let columnGap = (heights: 2.0, gaps: 1.5)
    /// Of so many words on, a line's usual gap is known.
    private static let leastWords = 4

    /// The stretches of a line between gaps wide enough for columns.
    static func stretches(of line: LayoutLine, index: Int, on ground: LayoutGround? = nil) -> [Stretch] {
        guard let whole = Stretch(line, index: index) else { return [] }
        let usual = line.words.count >= leastWords ? whole.gaps.median ?? 0 : 0
        let least = max(columnGap.heights * line.letterHeight, columnGap.gaps * usual)
        let parts = line.words.indices.chunked {
            line.words[$1].extent.lowerBound - line.words[$0].extent.upperBound <= least
        }
        return parts.map {
            whole.part($0.startIndex..<$0.endIndex, isFirst: $0.startIndex == 0, of: line).standing(on: ground)
        }
    }

    /// A whole line; `nil` without a word.
    ///
    /// What has no place stands at the origin, what has no direction is level.
    init?(_ line: LayoutLine, index: Int) {
        guard !line.words.isEmpty else { return nil }
        let way = line.end - line.start
        let length = way.length
        let isStraight = length > 0 && length.isFinite
        self.init(
            pieces: [LinePiece(line: index, words: line.words.indices)],
            start: line.start.length.isFinite ? line.start : .zero,
            direction: isStraight ? way / length : SIMD2(1, 0), length: isStraight ? length : 1,
            height: line.letterHeight > 0 && line.letterHeight.isFinite ? line.letterHeight : 1,
            isLight: line.isLight, isItem: line.isItem, isOpen: line.isOpen, words: line.words)
    }

    private func part(_ range: Range<Int>, isFirst: Bool, of line: LayoutLine) -> Stretch {
        let words = line.words[range]
        let from = words.map(\.extent.lowerBound).min() ?? 0
        let to = words.map(\.extent.upperBound).max() ?? from
        var part = self
        part.pieces = pieces.map { LinePiece(line: $0.line, words: range) }
        part.start = start + from * direction
        part.length = max(to - from, 1)
        part.isItem = isItem && isFirst
        part.isOpen = isOpen && range.upperBound == line.words.count
        part.words = words.map { $0.moved(by: -from) }
        return part
    }

    /// The stretch with the colour of what it stands on.
    func standing(on ground: LayoutGround?) -> Stretch {
        var stretch = self
        stretch.ground = ground?.color(under: self)
        return stretch
    }

    /// Stretches that stand beside one another, from the left, as one; the baseline runs from the first to the last.
    static func joining(_ parts: [Stretch]) -> Stretch? {
        guard let first = parts.first, let last = parts.last else { return nil }
        guard parts.count > 1 else { return first }
        let way = last.end - first.start
        guard way.length > 0 else { return first }
        var whole = first
        whole.pieces = parts.flatMap(\.pieces)
        (whole.direction, whole.length) = (way / way.length, way.length)
        let shares = parts.map { max($0.length, $0.height) }
        whole.height = zip(parts, shares).reduce(0) { $0 + $1.0.height * $1.1 } / shares.reduce(0, +)
        whole.isOpen = last.isOpen
        whole.words = parts.flatMap { part in
            let shift = (part.start - first.start).along(whole.direction)
            return part.words.map { $0.moved(by: shift) }
        }
        return whole
    }
}

extension LayoutLine.Word {
    fileprivate func moved(by shift: Double) -> LayoutLine.Word {
        LayoutLine.Word(extent: extent.lowerBound + shift...extent.upperBound + shift, isFigure: isFigure)
    }
}

extension SIMD2<Double> {
    var length: Double { hypot(x, y) }
    /// How far it goes in a direction.
    func along(_ direction: SIMD2) -> Double { (self * direction).sum() }
    /// How far it goes to the right of a direction, which is down for one that goes to the right.
    func across(_ direction: SIMD2) -> Double { y * direction.x - x * direction.y }
}
