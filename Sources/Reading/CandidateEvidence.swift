/// For each candidate the few classes worth following, with what their shape alone is worth.
struct CandidateEvidence: Sendable {
    struct Choice: Sendable {
        var classIndex: Int
        /// Weighted log-probability of the shape, with the bonus for a character.
        var score: Float
    }

    /// Choices per candidate, best first.
    let choices: [[Choice]]

    /// Classes followed per candidate, and how much worse than the best (in nats) one may be.
    private static let mostChoices = 8
    private static let greatestLag: Float = 6.5

    /// - Parameters:
    ///   - allowed: which classes may win; at least one.
    ///   - geometry: log-likelihoods of height and place, per candidate and class; may be empty.
    init(of line: ScoredLine, allowed: [Bool], weights: ReadingWeights, geometry: LineGeometry?) {
        let classes = line.characterSet.classCount
        let reject = line.characterSet.notACharacter
        choices = line.graph.candidates.indices.map { index in
            let base = index * classes
            let rejected = line.logProbabilities[base + reject]
            let factor = Float(Double(line.graph.candidates[index].primitiveCount)).power(weights.primitiveExponent)
            var found: [Choice] = []
            for classIndex in 0..<classes - 1 where allowed[classIndex] {
                let shape = max(weights.floor, line.logProbabilities[base + classIndex])
                var score = shape * factor - weights.rejection * max(weights.floor, rejected)
                if let geometry {
                    score += weights.geometry * geometry.logLikelihood(line.graph.candidates[index].box, classIndex)
                }
                found.append(Choice(classIndex: classIndex, score: score + weights.characterBonus))
            }
            found.sort { $0.score > $1.score }
            let best = found.first?.score ?? 0
            return Array(found.prefix(Self.mostChoices).prefix { $0.score > best - Self.greatestLag })
        }
    }
}
