import Glibc
import GlyphClassifier

/// For each candidate the few classes worth following, with what their shape alone is worth.
struct CandidateEvidence: Sendable {
    struct Choice: Sendable {
        var classIndex: Int
        /// Weighted log-probability of the shape, with the bonus for a character.
        var score: Float
    }

    /// The choices of all candidates one after the other, each candidate's best first.
    private let choices: [Choice]
    /// Where each candidate's choices begin, and where the last one's end.
    private let firsts: [Int]

    /// Scores the classes of each candidate that are allowed, of which there must be at least one.
    ///
    /// The geometry is the line's baseline and x-height; `nil` in the first pass.
    init(
        of line: ScoredLine, allowed: [Bool], weights: ReadingWeights, geometry: LineGeometry?,
        breadth: SearchBreadth = SearchBreadth()
    ) {
        let classes = line.characterSet.classCount
        let reject = line.characterSet.notACharacter
        let permitted = (0..<classes - 1).filter { allowed[$0] }
        var choices: [Choice] = []
        var firsts = [0]
        for (index, candidate) in line.graph.candidates.enumerated() {
            let rejection = weights.rejection * max(weights.floor, line.logProbability(candidate: index, class: reject))
            let factor = Float(candidate.primitiveCount).power(weights.primitiveExponent)
            let place = geometry?.place(of: candidate.box)
            func choice(_ classIndex: Int, _ answer: Float) -> Choice {
                var score = max(weights.floor, answer) * factor - rejection + weights.characterBonus
                if let geometry, let place { score += weights.geometry * geometry.logLikelihood(place, classIndex) }
                return Choice(classIndex: classIndex, score: score)
            }
            var best = BestChoices(breadth)
            line.logProbabilities[index * classes..<(index + 1) * classes].withUnsafeBufferPointer { answers in
                guard let leader = permitted.max(by: { answers[$0] < answers[$1] }) else { return }
                let leading = choice(leader, answers[leader]).score
                // Geometry only costs: a class whose shape alone lags too far behind needs none.
                let least = (leading - breadth.choiceLag - weights.characterBonus + rejection) / factor
                for classIndex in permitted where max(weights.floor, answers[classIndex]) > least {
                    best.insert(choice(classIndex, answers[classIndex]))
                }
            }
            choices += best.choices
            firsts.append(choices.count)
        }
        self.choices = choices
        self.firsts = firsts
    }

    /// A candidate's choices, best first.
    subscript(candidate: Int) -> ArraySlice<Choice> { choices[firsts[candidate]..<firsts[candidate + 1]] }

    /// The best few, best first; of equals the one that came first.
    private struct BestChoices {
        private let breadth: SearchBreadth
        private var best: [Choice] = []

        init(_ breadth: SearchBreadth) {
            self.breadth = breadth
            best.reserveCapacity(breadth.choices + 1)
        }

        mutating func insert(_ choice: Choice) {
            if best.count == breadth.choices, choice.score <= best[best.count - 1].score { return }
            var place = best.count
            while place > 0, choice.score > best[place - 1].score { place -= 1 }
            best.insert(choice, at: place)
            if best.count > breadth.choices { best.removeLast() }
        }

        var choices: some Sequence<Choice> {
            let bound = (best.first?.score ?? 0) - breadth.choiceLag
            return best.prefix { $0.score > bound }
        }
    }
}

extension Float {
    /// This number, which must be positive, to the power of `exponent`.
    func power(_ exponent: Float) -> Float { Float(Glibc.pow(Double(self), Double(exponent))) }
}
