import Preprocessing

/// How long the strokes are that lead through each pixel of ink, downwards or across.
///
/// Path openings (Talbot & Appleton 2007, doi:10.1016/j.imavis.2006.07.021): a path goes on by one row to one of the
/// three pixels next to it, so it may bend and lean by up to 45°. A border of a box is long in one of both directions,
/// and letters in none but joined-up ones across: straight strokes are those that go on by ``straightStep`` pixels to
/// one of three, and lean by 14° at most.
struct StrokeLengths: Sendable {
    enum Direction: Sendable {
        case down
        case across
    }

    private static let straightStep = 4
    /// Of the pixels that a straight stroke goes on by, so many are ink at least.
    private static let straightInk = 3

    private let width: Int
    private let height: Int
    /// Row by row, in pixels; 0 where there is no ink.
    private var values: [UInt16]

    /// `straight` tells whether the strokes are straight.
    init(_ mask: InkMask, _ direction: Direction, straight: Bool = false) {
        width = mask.width
        height = mask.height
        values = [UInt16](repeating: 0, count: mask.pixels.count)
        let (depth, breadth) = direction == .down ? (mask.height, mask.width) : (mask.width, mask.height)
        let (step, side) = direction == .down ? (mask.width, 1) : (1, mask.width)
        let size = straight ? Self.straightStep : 1
        // Each row as the pixels that stand for one of a path, and whether they are ink.
        let rows = stride(from: 0, to: depth, by: size).map { first in
            (0..<breadth).map { position in
                let ink = (first..<min(depth, first + size)).count { mask.pixels[$0 * step + position * side] != 0 }
                return ink >= (straight ? Self.straightInk : 1)
            }
        }
        let before = Self.lengths(rows)
        let behind = Array(Self.lengths(rows.reversed()).reversed())
        for first in rows.indices {
            for position in 0..<breadth where rows[first][position] {
                let length = (before[first][position] &+ behind[first][position] &- 1) &* UInt16(size)
                for place in first * size..<min(depth, (first + 1) * size) {
                    let index = place * step + position * side
                    if mask.pixels[index] != 0 { values[index] = length }
                }
            }
        }
    }

    /// Pixels of the longest path that ends at each pixel, from the first row on.
    private static func lengths(_ rows: [[Bool]]) -> [[UInt16]] {
        var last = [UInt16](repeating: 0, count: rows.first?.count ?? 0)
        return rows.map { row in
            var lengths = [UInt16](repeating: 0, count: row.count)
            for position in row.indices where row[position] {
                var longest = last[position]
                if position > 0 { longest = max(longest, last[position - 1]) }
                if position + 1 < row.count { longest = max(longest, last[position + 1]) }
                lengths[position] = min(longest, greatest) + 1
            }
            last = lengths
            return lengths
        }
    }

    /// Twice that, by four, is a number yet.
    private static let greatest = UInt16.max / 8 - 1

    /// 0 outside of the picture.
    func at(_ point: SIMD2<Float>) -> Float {
        let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        return self[x, y]
    }

    subscript(x: Int, y: Int) -> Float { Float(values[y * width + x]) }
}
