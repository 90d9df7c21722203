/// Leaves out ink that cannot be what its label says, or that says nothing.
public enum InkFilter {
    /// Why ink is left out.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The writer or the labeller called it bad.
        case bad
        /// Not one printable character of ASCII, or `kai`'s `@`, which stands for "unknown" there.
        case label
        /// No points.
        case empty
        /// One point that is not meant to be a dot.
        case dot
        /// Much too wide or too tall for any writing of the label.
        case aspect
        /// One straight line as a character that is more than that: what was left when its other strokes were lost,
        /// as often in `ibm`.
        case fragment
    }

    private static let dots: Set<Character> = [".", ",", "'", "`", ":", ";", "-", "i", "j", "!", "?", "\"", "*"]
    private static let flat: Set<Character> = ["-", "_", "~", "=", "."]
    private static let upright: Set<Character> = Set("|lI1i!j/\\()[]{}'`,:;ft.")
    private static let straight: Set<Character> = Set("lI1|/\\-_'`,.i")

    /// Why a character should be left out; `nil` when it may stay.
    public static func reason(toLeaveOut sample: PenSample, quality: String = "?") -> Reason? {
        guard quality != "BAD" else { return .bad }
        guard let label = character(of: sample) else { return .label }
        let points = sample.strokes.reduce(0) { $0 + $1.count }
        guard points > 0 else { return .empty }
        let bounds = sample.bounds
        let side = max(bounds.width, bounds.height)
        guard points > 1, side > 0 else { return dots.contains(label) ? nil : .dot }
        if bounds.width > 6 * bounds.height, !flat.contains(label) { return .aspect }
        if bounds.height > 8 * bounds.width, !upright.contains(label) { return .aspect }
        if sample.strokes.count == 1, !straight.contains(label), isStraight(sample.strokes[0]) { return .fragment }
        return nil
    }

    /// Why a word or a text should be left out: only what says nothing.
    public static func reason(toLeaveOutText sample: PenSample, quality: String = "?") -> Reason? {
        guard quality != "BAD" else { return .bad }
        let isPrintable = sample.label.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value < 127 }
        guard isPrintable, sample.label.contains(where: { $0 != " " }) else { return .label }
        guard !(sample.source == "kai" && sample.label.contains("@")) else { return .label }
        let points = sample.strokes.reduce(0) { $0 + $1.count }
        return points < 2 ? .empty : nil
    }

    private static func character(of sample: PenSample) -> Character? {
        guard sample.label.count == 1, let label = sample.label.first, let ascii = label.asciiValue,
            (33...126).contains(ascii), !(sample.source == "kai" && label == "@")
        else { return nil }
        return label
    }

    /// The way along the stroke is at most 6 % longer than the straight way between its ends.
    private static func isStraight(_ stroke: [SIMD2<Float>]) -> Bool {
        guard let first = stroke.first, let last = stroke.last else { return false }
        let length = zip(stroke, stroke.dropFirst()).reduce(Float(0)) { $0 + distance($1.0, $1.1) }
        return length > 0 && distance(first, last) > 0.94 * length
    }

    private static func distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
        let d = a - b
        return (d * d).sum().squareRoot()
    }
}
