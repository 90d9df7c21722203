import GlyphClassifier

/// Ink beside a line that is not its own, as the finder may leave it: bits of a neighbouring line, the border of a box,
/// a rule under the words, specks.
enum StrayInk {
    /// The line above or below, this many rows of the strip lower.
    case neighbour(Float)
    case stroke(Stroke)

    /// A straight stroke, longer than letters are high, or beside the letters.
    struct Stroke {
        /// Rows of the strip, at its left and at its right end.
        let rows: (Float, Float)
        /// From the line's left end, as a share of its width; negative values lie before it.
        let columns: (Float, Float)
        /// Rows or columns.
        let thickness: Float
    }

    /// Rows from one line to the next.
    private static let pitch: ClosedRange<Float> = 30...42

    /// One or two kinds.
    static func some(using random: inout SplitMix64) -> [StrayInk] {
        (0..<(random.chance(0.3) ? 2 : 1)).map { _ in
            switch random.uniform(0, 1) {
            case ..<0.4:
                let distance = random.uniform(pitch.lowerBound, pitch.upperBound)
                return .neighbour(random.chance(0.5) ? distance : -distance)
            case ..<0.65: return .stroke(.rule(using: &random))
            case ..<0.8: return .stroke(.speck(using: &random))
            default: return .stroke(.border(using: &random))
            }
        }
    }
}

extension StrayInk.Stroke {
    private static var height: Float { Float(LineInput.height) }
    /// Rows about the middle that letters take.
    private static var letters: Float { 10 }

    /// A rule above or below the letters.
    fileprivate static func rule(using random: inout SplitMix64) -> Self {
        let distance = random.uniform(letters, height / 2)
        let row = height / 2 + (random.chance(0.75) ? distance : -distance)
        let from = random.uniform(-0.1, 0.6)
        return Self(
            rows: (row, row + 1.5 * random.normal()), columns: (from, from + random.uniform(0.4, 1.2)),
            thickness: random.logUniform(0.7, 3))
    }

    /// A speck smaller than a stop, anywhere.
    fileprivate static func speck(using random: inout SplitMix64) -> Self {
        let (row, column) = (random.uniform(0, height), random.uniform(-0.05, 1.05))
        return Self(rows: (row, row), columns: (column, column), thickness: random.logUniform(0.6, 1.8))
    }

    /// An upright border beside the letters, higher than they are.
    fileprivate static func border(using random: inout SplitMix64) -> Self {
        let column: Float = random.chance(0.5) ? -0.02 : 1.02
        let cut = random.uniform(0, height / 4)
        return Self(
            rows: random.chance(0.5) ? (0, height - cut) : (cut, height), columns: (column, column),
            thickness: random.logUniform(0.7, 3))
    }

    /// - Parameters:
    ///   - start: column of the strip where the line begins.
    ///   - end: column where it ends.
    ///   - add: gets a column, a row and how much of the pixel the stroke covers; a pixel may come more than once.
    func draw(from start: Int, to end: Int, add: (_ x: Int, _ y: Int, _ coverage: Float) -> Void) {
        let width = Float(end - start)
        // A border keeps its distance from letters, whatever the line's length.
        let margin: Float = columns.0 == columns.1 ? 4 : 0
        let left = Float(start) + columns.0 * width - (columns.0 < 0 ? margin : 0)
        let right = Float(start) + columns.1 * width + (columns.1 > 1 ? margin : 0)
        let count = Int(max(abs(rows.1 - rows.0), right - left).rounded(.up))
        for step in 0...max(1, count) {
            let share = Float(step) / Float(max(1, count))
            let (x, y) = (left + share * (right - left), rows.0 + share * (rows.1 - rows.0))
            for row in Int((y - thickness).rounded(.down))...Int((y + thickness).rounded(.up)) {
                for column in Int((x - thickness).rounded(.down))...Int((x + thickness).rounded(.up)) {
                    let (dx, dy) = (Float(column) + 0.5 - x, Float(row) + 0.5 - y)
                    add(column, row, min(1, max(0, thickness / 2 + 0.5 - (dx * dx + dy * dy).squareRoot())))
                }
            }
        }
    }
}
