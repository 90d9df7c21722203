import Glibc
import GlyphClassifier

/// How far the answers for a line's columns are from its text.
///
/// It is minus the logarithm of the share that all ways to spread the text over the columns have (connectionist
/// temporal classification: Graves et al. 2006, doi:10.1145/1143844.1143891).
///
/// By that alone a network says a character anywhere near its ink. Reading asks it where a character stands. So ways that
/// say a character beside the middle of its ink, where that is known, count less.
struct CTCLoss {
    /// The text with the blank before, after and between its characters.
    private let states: [Int]
    /// Where each state's character is; the blank may be anywhere.
    private let places: [ClosedRange<Int>?]
    private let classes: Int
    /// Nats by which a way counts less, for each column that a character is said beside its place.
    private static let besideCost: Float = 1

    /// - Parameters:
    ///   - text: classes of its characters.
    ///   - places: the columns in which each may be said; `nil` for one that may be said anywhere.
    ///   - classes: their number, with the blank, which is the last.
    init(text: [Int], places: [ClosedRange<Int>?]? = nil, classes: Int) {
        self.classes = classes
        states = [classes - 1] + text.flatMap { [$0, classes - 1] }
        self.places = [nil] + (places ?? text.map { _ in nil }).flatMap { [$0, nil] }
    }

    /// Replaces the logits of all columns by the loss's derivatives by them.
    ///
    /// `weight` is a factor on the derivatives.
    ///
    /// - Returns: the loss in nats; `nil`, and zeros, when there are too few columns for the text.
    func differentiate(_ logits: UnsafeMutablePointer<Float>, columns: Int, weight: Float) -> Float? {
        for column in 0..<columns {
            ConvolutionalClassifier.logSoftmax(logits + column * classes, classes: classes, temperature: 1)
        }
        let (forward, backward) = (forward(logits, columns), backward(logits, columns))
        let count = states.count
        let last = forward.suffix(count)
        let total = Self.sum(last.last ?? -.infinity, count > 1 ? last[last.endIndex - 2] : -.infinity)
        guard total > -.infinity else {
            for index in 0..<columns * classes { logits[index] = 0 }
            return nil
        }
        for column in 0..<columns {
            let row = logits + column * classes
            for index in 0..<classes { row[index] = weight * exp(row[index]) }
            for (state, index) in states.enumerated() {
                let place = column * count + state
                row[index] -= weight * exp(forward[place] + backward[place] - total)
            }
        }
        return -total
    }

    /// Whether a state may follow the one two before it, with nothing between them.
    private func mayJump(to state: Int) -> Bool {
        state > 1 && states[state] != classes - 1 && states[state] != states[state - 2]
    }

    /// What saying a state's class in a column is worth.
    private func score(_ state: Int, _ column: Int, _ row: UnsafePointer<Float>) -> Float {
        let score = row[states[state]]
        if states[state] == classes - 1 { return score }
        let distance = places[state].map { max(0, $0.lowerBound - column, column - $0.upperBound) } ?? 0
        return score - Self.besideCost * Float(distance)
    }

    /// The logarithm of all ways up to a column that end in a state there, that column's answer with them.
    private func forward(_ scores: UnsafePointer<Float>, _ columns: Int) -> [Float] {
        let count = states.count
        var ways = [Float](repeating: -.infinity, count: columns * count)
        for column in 0..<columns {
            let row = scores + column * classes
            for state in 0..<count {
                var sum: Float
                if column == 0 {
                    sum = state < 2 ? 0 : -.infinity
                } else {
                    let before = (column - 1) * count + state
                    sum = ways[before]
                    if state > 0 { sum = Self.sum(sum, ways[before - 1]) }
                    if mayJump(to: state) { sum = Self.sum(sum, ways[before - 2]) }
                }
                ways[column * count + state] = sum + score(state, column, row)
            }
        }
        return ways
    }

    /// The logarithm of all ways from a state in a column on, that column's answer left out.
    private func backward(_ scores: UnsafePointer<Float>, _ columns: Int) -> [Float] {
        let count = states.count
        var ways = [Float](repeating: -.infinity, count: columns * count)
        for column in (0..<columns).reversed() {
            let row = scores + (column + 1) * classes
            for state in 0..<count {
                if column == columns - 1 {
                    ways[column * count + state] = state >= count - 2 ? 0 : -.infinity
                    continue
                }
                let after = (column + 1) * count + state
                var sum = ways[after] + score(state, column + 1, row)
                if state + 1 < count { sum = Self.sum(sum, ways[after + 1] + score(state + 1, column + 1, row)) }
                if state + 2 < count, mayJump(to: state + 2) {
                    sum = Self.sum(sum, ways[after + 2] + score(state + 2, column + 1, row))
                }
                ways[column * count + state] = sum
            }
        }
        return ways
    }

    /// log(eᵃ + eᵇ).
    private static func sum(_ a: Float, _ b: Float) -> Float {
        let (high, low) = a > b ? (a, b) : (b, a)
        return low > high - 20 ? high + log1p(exp(low - high)) : high
    }
}
