import Glibc
import GlyphClassifier

/// What the characters of a path may be, by shape and by height and place on the line.
struct CandidateEvidence: Sendable {
    struct Choice: Sendable {
        var classIndex: Int
        var score: Float
    }

    /// For each step of the path, its choices, best first.
    private let choices: [[Choice]]

    /// Most choices of a character, and how far the least one may be behind the best, in nats.
    private static let (most, greatestLag) = (8, Float(8))

    /// Scores the classes of each character that are allowed, of which there must be at least one.
    ///
    /// The geometry, which is `nil` where it is not known, counts by its weight.
    init(of line: ScoredLine, path: ReadPath, allowed: [Bool], weight: Float, _ geometry: LineGeometry?) {
        let classes = line.characterSet.classCount
        let permitted = (0..<classes - 1).filter { allowed[$0] }
        choices = path.steps.map { step in
            let place = geometry?.place(of: line.graph.candidates[step.candidate].box)
            let answers = line.logProbabilities[step.candidate * classes..<(step.candidate + 1) * classes]
            let best = permitted.lazy.map { answers[answers.startIndex + $0] }.max() ?? 0
            let near = permitted.filter { answers[answers.startIndex + $0] > best - Self.greatestLag }
            let scored = near.map { index -> Choice in
                var score = answers[answers.startIndex + index]
                if let geometry, let place { score += weight * geometry.logLikelihood(place, index) }
                return Choice(classIndex: index, score: score)
            }
            return Array(scored.sorted { ($0.score, $1.classIndex) > ($1.score, $0.classIndex) }.prefix(Self.most))
        }
    }

    /// The choices of a path's step, best first.
    subscript(step: Int) -> [Choice] { choices[step] }
}
