import Glibc
import GlyphClassifier

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
        let permitted = (0..<classes - 1).filter { allowed[$0] }
        var scores = [Float](repeating: 0, count: classes)
        choices = line.graph.candidates.indices.map { index in
            let candidate = line.graph.candidates[index]
            let base = index * classes
            let rejection = weights.rejection * max(weights.floor, line.logProbabilities[base + reject])
            let factor = Float(Double(candidate.primitiveCount)).power(weights.primitiveExponent)
            var leader = permitted.first ?? 0
            line.logProbabilities.withUnsafeBufferPointer { answers in
                for classIndex in permitted {
                    scores[classIndex] = max(weights.floor, answers[base + classIndex]) * factor - rejection
                    if scores[classIndex] > scores[leader] { leader = classIndex }
                }
            }
            let place = geometry?.place(of: candidate.box)
            // Geometry only costs: a class whose shape alone lags too far behind needs none.
            func placing(_ classIndex: Int) -> Float {
                guard let geometry, let place else { return 0 }
                return weights.geometry * geometry.logLikelihood(place, classIndex)
            }
            let leading = scores[leader] + placing(leader) + weights.characterBonus
            let hopeful = permitted.filter { scores[$0] + weights.characterBonus > leading - Self.greatestLag }
            return Self.best(of: hopeful, bonus: weights.characterBonus) {
                scores[$0] + placing($0)
            }
        }
    }

    /// The best few, best first; of equals the lower class first.
    private static func best(of classes: [Int], bonus: Float, score: (Int) -> Float) -> [Choice] {
        var best: [Choice] = []
        best.reserveCapacity(mostChoices + 1)
        for classIndex in classes {
            let choice = Choice(classIndex: classIndex, score: score(classIndex) + bonus)
            if best.count == mostChoices, choice.score <= best[mostChoices - 1].score { continue }
            var place = best.count
            while place > 0, choice.score > best[place - 1].score { place -= 1 }
            best.insert(choice, at: place)
            if best.count > mostChoices { best.removeLast() }
        }
        let bound = (best.first?.score ?? 0) - greatestLag
        return Array(best.prefix { $0.score > bound })
    }
}

extension Float {
    /// `self` to the power of `exponent`, for positive `self`.
    func power(_ exponent: Float) -> Float { Float(Glibc.pow(Double(self), Double(exponent))) }
}
