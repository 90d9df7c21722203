import Glibc

/// Tells lines of writing from lines of scribble, specks and drawings by how well they could be read.
///
/// A straight stroke, a corner or a speck always looks like some sign, so strokes, corners and dots prove nothing: a
/// line must show letters or digits of more shape, or read unusually well.
struct TextFilter: Sendable {
    /// Least mean log-probability of the characters of a line, more for short lines.
    private let leastMean: Float = -2.4
    private let leastMeanOfShort: Float = -1.8
    private let short = 3
    /// Least probability for a character to prove something.
    private let proof: Float = -0.9
    /// Share of such characters in a longer line.
    private let leastProven: Float = 0.12
    /// Least mean log-probability of a short line without proof.
    private let leastMeanWithoutProof: Float = -0.35

    /// Strokes, corners and dots.
    static let plain = Set(
        "-_|!iIl1/\\.,'`\":;~^tTLrfjJ+()[]<>\u{2022}\u{00B0}*\u{2190}\u{2192}\u{2191}\u{2193}")
    private static let specks = Set("-_.,'`\":;~^|*\u{2022}\u{00B0}")

    func isText(_ line: ScoredLine, path: ReadPath) -> Bool {
        guard !path.steps.isEmpty else { return false }
        let values = path.steps.map { line.logProbability(candidate: $0.candidate, class: $0.classIndex) }
        let mean = values.reduce(0) { $0 + max(-6, $1) } / Float(values.count)
        guard mean >= (values.count <= short ? leastMeanOfShort : leastMean) else { return false }
        let characters = path.steps.map { line.characterSet.characters[$0.classIndex] }
        let proven = zip(characters, values).count { !Self.plain.contains($0) && $1 >= proof }
        if Float(proven) >= max(1, leastProven * Float(values.count)) { return true }
        return proven == 0 && values.count <= short && mean >= leastMeanWithoutProof
            && !characters.allSatisfy(Self.specks.contains)
    }
}
