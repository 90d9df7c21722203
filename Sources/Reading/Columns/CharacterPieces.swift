import DocumentModel
import Finding
import GlyphClassifier
import Segmentation

/// Which pieces of a line's ink belong to each character of a reading, by the columns that say them.
///
/// Between the columns of two neighbours lies the border of both; a piece belongs to the character within whose borders
/// its middle lies, or nearest to it, so that each character has at least one piece and all stand in writing order (a
/// shortest path, as in dynamic time warping: Sakoe & Chiba 1978, doi:10.1109/TASSP.1978.1163055).
struct CharacterPieces {
    /// For each character, its pieces.
    let ranges: [Range<Int>]

    /// Specks farther than this from the character they would belong to are none of it, in letter heights.
    private static let farSpeck = 0.5

    /// How far the first character of a line and the last one reach beyond the columns that say them, in letter heights.
    private static let reach = 0.75

    /// The borders of characters: where each begins and ends, in line pixels.
    ///
    /// Between two characters, or a character and a space, it is halfway from the columns of the one to those of the
    /// other.
    static func borders(of places: [ClosedRange<Int>], isSpace: [Bool]) -> [Range<Double>] {
        let (width, reach) = (Double(ColumnProbabilities.width), reach * Double(LineCropper.letterHeight))
        return places.indices.filter { !isSpace[$0] }.map { index in
            let own = places[index]
            let (start, end) = (Double(own.lowerBound) * width, Double(own.upperBound + 1) * width)
            let before = index > 0 ? (Double(places[index - 1].upperBound + 1) * width + start) / 2 : start - reach
            let after =
                index + 1 < places.count ? (end + Double(places[index + 1].lowerBound) * width) / 2 : end + reach
            return before..<max(before + width, after)
        }
    }

    /// Shares a line's pieces out; `nil` where there are fewer pieces than characters.
    init?(of borders: [Range<Double>], in line: TextLine) {
        let pieces = line.primitives
        guard !borders.isEmpty, pieces.count >= borders.count else { return nil }
        let count = borders.count
        let height = LineCropper.letterHeight
        // States: after piece i, the last character that has one (1…count), or none yet (0).
        var scores = [Double](repeating: .infinity, count: count + 1)
        scores[0] = 0
        // For each piece and state: 0 the piece belongs to that character as the one before, 1 it begins it, 2 it is
        // passed over.
        var moves = [UInt8](repeating: 2, count: pieces.count * (count + 1))
        for (index, piece) in pieces.enumerated() {
            let middle = piece.box.midX
            let isSpeck = Self.isSpeck(piece)
            var next = [Double](repeating: .infinity, count: count + 1)
            let left = pieces.count - index - 1
            for state in max(0, count - left)...count {
                if isSpeck || state == 0 {
                    next[state] = scores[state] + (isSpeck ? Self.farSpeck : 1000)
                }
                guard state > 0 else { continue }
                let border = borders[state - 1]
                let far = max(0, border.lowerBound - middle, middle - border.upperBound) / height
                let cost = far * (1 + Double(piece.area) / (height * height) * 4)
                if scores[state] + cost < next[state] {
                    (next[state], moves[index * (count + 1) + state]) = (scores[state] + cost, 0)
                }
                if scores[state - 1] + cost < next[state] {
                    (next[state], moves[index * (count + 1) + state]) = (scores[state - 1] + cost, 1)
                }
            }
            scores = next
        }
        guard scores[count] < .infinity else { return nil }
        var ranges = [Range<Int>](repeating: 0..<0, count: count)
        var state = count
        var end = -1
        for index in stride(from: pieces.count - 1, through: 0, by: -1) {
            let move = moves[index * (count + 1) + state]
            guard move != 2 else { continue }
            if end < 0 { end = index + 1 }
            if move == 1 {
                ranges[state - 1] = index..<end
                (state, end) = (state - 1, -1)
            }
        }
        guard state == 0 else { return nil }
        self.ranges = ranges
    }

    /// Ink of at most this much, in letter heights squared, may be nothing.
    private static let greatestSpeck = 0.06

    static func isSpeck(_ piece: Primitive) -> Bool {
        Double(piece.area) <= greatestSpeck * LineCropper.letterHeight * LineCropper.letterHeight
    }
}

extension TextLine {
    /// Least width of a piece that is cut off, in line pixels.
    private static let leastCut = 2.0

    /// The line with pieces cut at borders where a character has none of its own: its ink was not parted from its
    /// neighbour's.
    func cut(at borders: [Range<Double>]) -> TextLine {
        var cuts: [Int: [Double]] = [:]
        guard let ink = primitives.map(\.box).union() else { return self }
        for border in borders {
            // A dot over a stem that is joined to its neighbour is not all there is of an i.
            let bodies = primitives.lazy.filter { !CharacterPieces.isSpeck($0) }
            guard !bodies.contains(where: { border.contains($0.box.midX) }) else { continue }
            // The first border begins before the ink, the last one ends behind it.
            let middle = (max(border.lowerBound, Double(ink.x)) + min(border.upperBound, Double(ink.maxX))) / 2
            guard
                let index = primitives.indices.first(where: {
                    Double(primitives[$0].box.x) < middle && middle < Double(primitives[$0].box.maxX)
                })
            else { continue }
            cuts[index, default: []] += [border.lowerBound, border.upperBound]
        }
        guard !cuts.isEmpty else { return self }
        var line = self
        line.primitives = []
        line.inks = []
        for (index, piece) in primitives.enumerated() {
            let inside = (cuts[index] ?? []).filter {
                $0 >= Double(piece.box.x) + Self.leastCut && $0 <= Double(piece.box.maxX) - Self.leastCut
            }
            let parts = piece.cut(at: inside.sorted().map { Int($0.rounded()) })
            line.primitives += parts
            if inks.indices.contains(index) { line.inks += parts.map { _ in inks[index] } }
        }
        return line
    }
}

extension Primitive {
    /// The ink before, between and after upright cuts, from left to right; those without ink are left out.
    fileprivate func cut(at places: [Int]) -> [Primitive] {
        guard !places.isEmpty else { return [self] }
        let ends = places + [Int.max]
        var parts = [[InkRun]](repeating: [], count: ends.count)
        for run in runs {
            var start = Int(run.start)
            for (index, end) in ends.enumerated() where start < Int(run.end) && start < end {
                let stop = min(end, Int(run.end))
                var part = run
                part.start = numericCast(start)
                part.end = numericCast(stop)
                parts[index].append(part)
                start = stop
            }
        }
        return parts.filter { !$0.isEmpty }.map { Primitive(runs: $0, component: component) }
    }
}
