/// A block's extent, seen so that most writing is level: x along it, y down across it, in pixels.
struct BlockBox {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    /// How high letters reach above the baseline, and tails below, in letter heights.
    private static let (rise, tail) = (1.1, 0.2)

    init(of rows: [Stretch], along direction: SIMD2<Double>) {
        for row in rows {
            for end in [row.start, row.end] {
                let (x, y) = (end.along(direction), end.across(direction))
                (left, right) = (min(left, x), max(right, x))
                top = min(top, y - Self.rise * row.height)
                bottom = max(bottom, y + Self.tail * row.height)
            }
        }
    }

    var midX: Double { (left + right) / 2 }
    var midY: Double { (top + bottom) / 2 }
    var width: Double { right - left }
    var height: Double { bottom - top }

    /// Whether another one lies within it, give or take a margin.
    func holds(_ other: BlockBox, margin: Double) -> Bool {
        left - margin <= other.left && top - margin <= other.top && right + margin >= other.right
            && bottom + margin >= other.bottom
    }

    /// Whether they stand over each other by more than slanted sides do.
    func isOver(_ other: BlockBox) -> Bool {
        min(right, other.right) - max(left, other.left) > Self.slant * min(width, other.width)
    }

    /// Share of the narrower one's width that boxes of columns may have in common.
    private static let slant = 0.15
}
