/// Which lines belong to one label: they stand below each other, aligned, and no border is between them.
struct LabelBlocks {
    /// From the bottom of a line's letters to the tops of the next one's, in heights of capitals.
    private static let greatestGap: Float = 1.2
    /// How far lines may stand in each other, in heights of capitals: descenders and ascenders do.
    private static let greatestOverhang: Float = 0.8
    private static let greatestRatio: Float = 1.8
    /// How far the left edges or the centres may be apart, in heights of capitals: people's margins are not even.
    private static let greatestShift: Float = 1.5
    /// Cosine of 15°.
    private static let leastCosine: Float = 0.966
    /// Straight strokes as long as this, in heights of capitals, are no letters'.
    private static let borderLength: Float = 3
    /// The share of the lines' common width that a border runs along at least.
    private static let borderShare: Float = 0.6

    /// - Returns: a number for each line, from 0 on.
    static func numbers(of lines: [PlacedLine], strokes: DrawnStrokes) -> [Int] {
        var numbers = Array(lines.indices)
        for upper in lines.indices {
            for lower in lines.indices where numbers[upper] != numbers[lower] {
                guard follows(lines[lower], lines[upper], strokes) else { continue }
                let (old, new) = (numbers[lower], numbers[upper])
                for index in numbers.indices where numbers[index] == old { numbers[index] = new }
            }
        }
        return numbers
    }

    private static func follows(_ lower: PlacedLine, _ upper: PlacedLine, _ strokes: DrawnStrokes) -> Bool {
        let height = (lower.letterHeight + upper.letterHeight) / 2
        guard lower.words[0].direction == upper.words[0].direction,
            (lower.box.along * upper.box.along).sum() > leastCosine,
            max(lower.letterHeight, upper.letterHeight) < greatestRatio * min(lower.letterHeight, upper.letterHeight)
        else { return false }
        let way = upper.box.place(of: lower.box.centre)
        let gap = way.y - (upper.box.height + lower.box.height) / 2
        guard way.y > 0, gap > -greatestOverhang * height, gap < greatestGap * height else { return false }
        let (left, right) = (way.x - lower.box.length / 2, way.x + lower.box.length / 2)
        let half = upper.box.length / 2
        let start = max(left, -half)
        let end = min(right, half)
        let isAligned = min(abs(left + half), abs(way.x)) < greatestShift * height
        return isAligned && start < end
            && !isBorder(upper: upper, depth: way.y, columns: start...end, height: height, strokes)
    }

    /// Whether a long stroke runs between the middles of two lines.
    private static func isBorder(
        upper: PlacedLine, depth: Float, columns: ClosedRange<Float>, height: Float, _ strokes: DrawnStrokes
    ) -> Bool {
        let lengths = strokes.penStrokes(along: upper.box)
        let width = columns.upperBound - columns.lowerBound
        let samples = stride(from: columns.lowerBound, through: columns.upperBound, by: max(1, height / 4))
        let crossed = samples.map { column in
            stride(from: 0, through: depth, by: 1).contains { row in
                let point = upper.box.centre + upper.box.along * column + upper.box.across * row
                return lengths.at(point) >= max(width, Self.borderLength * height)
            }
        }
        return Float(crossed.count(where: \.self)) >= borderShare * Float(crossed.count)
    }
}
