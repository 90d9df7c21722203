import Glibc

/// Whether somebody has drawn a rule down an empty lane, as between the columns of a kanban board.
///
/// The lane is looked at in parts from the top, for rules on photos lean. In each part a rule is what is unlike both its
/// sides, which are alike: the edge of a note is not.
struct LaneRule {
    let ground: LayoutGround
    /// The way of reading.
    let direction: SIMD2<Double>
    /// Usual letter height of the page, in pixels.
    let unit: Double

    /// Parts that a lane is looked at in, and the share of them that a rule must run through.
    private static let (parts, share) = (12, 0.75)
    /// Rows of samples in a part.
    private static let rows = 5
    /// Samples for each letter height, and how many at most: rules are as thick as strokes.
    private static let (fineness, mostSteps) = (12.0, 600)
    /// Least difference of a rule from both its sides, 0…1; these differ by less than half of it.
    private static let leastContrast: Float = 0.12

    /// A lane from left to right, from the top to the bottom, seen so that writing is level.
    func isRuled(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> Bool {
        let height = rows.width / Double(Self.parts)
        let ruled = (0..<Self.parts).count { part in
            let lanes = (0..<Self.rows).map { row in
                let y = rows.lowerBound + (Double(part) + (Double(row) + 0.5) / Double(Self.rows)) * height
                return (from: place(columns.lowerBound, y), to: place(columns.upperBound, y))
            }
            let steps = min(Self.mostSteps, max(3, Int(columns.width / unit * Self.fineness)))
            return Self.hasRule(ground.colors(along: lanes, steps: steps))
        }
        return Double(ruled) >= Self.share * Double(Self.parts)
    }

    private func place(_ x: Double, _ y: Double) -> SIMD2<Double> { x * direction + y * direction.turnedDown }

    /// Whether one of the colours is unlike those half a letter height before and after it.
    private static func hasRule(_ colors: [SIMD3<Float>]) -> Bool {
        let side = Int(fineness / 2)
        return colors.indices.dropFirst(side).dropLast(side).contains { index in
            let (before, own, after) = (colors[index - side], colors[index], colors[index + side])
            let contrast = min((own - before).contrast, (own - after).contrast)
            return contrast > leastContrast && 2 * (after - before).contrast < contrast
        }
    }
}
