import Segmentation

/// What the candidates of a line score by shape alone, and the scores of paths through all of it.
struct LineScores: Sendable {
    private let line: ScoredLine
    private let weights: ReadingWeights
    /// The factor of each candidate's log-probability.
    private let factors: [Float]
    /// What is added to each candidate's score for being a character.
    private let bonuses: [Float]
    /// Score of each candidate when it may be any character.
    let free: [Float]

    /// Cost in nats of passing over ink that is no speck.
    private static let gap: Float = 16

    init(_ line: ScoredLine, weights: ReadingWeights) {
        self.line = line
        self.weights = weights
        let reject = line.characterSet.notACharacter
        factors = line.graph.candidates.map { Float($0.primitiveCount).power(weights.primitiveExponent) }
        bonuses = line.graph.candidates.indices.map {
            let rejection = line.logProbability(candidate: $0, class: reject)
            return weights.characterBonus - weights.rejection * max(weights.floor, rejection)
        }
        free = zip(factors, bonuses).enumerated().map { candidate, base in
            let start = candidate * line.characterSet.classCount
            let best = line.logProbabilities[start..<start + reject].max() ?? weights.floor
            return base.0 * max(weights.floor, best) + base.1
        }
    }

    /// A candidate's score as the best of some classes; `nil` for none.
    func score(_ candidate: Int, as classes: [Int]) -> Float? {
        let shape = classes.lazy.map { line.logProbability(candidate: candidate, class: $0) }.max()
        return shape.map { factors[candidate] * max(weights.floor, $0) + bonuses[candidate] }
    }

    /// The cost of passing over a primitive that is a speck; `nil` for more ink.
    func skip(_ primitive: Int) -> Float? {
        let primitive = line.line.primitives[primitive]
        return BeamSearch.mayPass(primitive) ? weights.skip + weights.skipPerInk * BeamSearch.ink(of: primitive) : nil
    }

    /// The cost of passing over any primitive: ink that is in no candidate, as after pruning, must not break a line.
    private func bridge(_ primitive: Int) -> Float { skip(primitive) ?? Self.gap }

    /// The best path when every candidate may be any character.
    func freePasses() -> LatticePasses {
        line.graph.bestPasses(candidates: free, skips: line.line.primitives.indices.map { -bridge($0) })
    }

    /// The path that was read; between the ends of a candidate its score is shared out evenly.
    func passes(along path: ReadPath) -> LatticePasses {
        let nodes = max(1, line.graph.nodeCount)
        var before = [Float](repeating: 0, count: nodes)
        var reached = 0
        func pass(to node: Int) {
            while reached < node {
                before[reached + 1] = before[reached] - bridge(reached)
                reached += 1
            }
        }
        for step in path.steps {
            let candidate = line.graph.candidates[step.candidate]
            pass(to: candidate.start)
            let score = score(step.candidate, as: [step.classIndex]) ?? 0
            for node in candidate.start + 1...candidate.end {
                let share = Float(node - candidate.start) / Float(candidate.primitiveCount)
                before[node] = before[candidate.start] + score * share
            }
            reached = candidate.end
        }
        pass(to: nodes - 1)
        let total = before[nodes - 1]
        return LatticePasses(before: before, after: before.map { total - $0 })
    }
}
