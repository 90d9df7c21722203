import Glibc
import GlyphTraining
import Reading
import Testing

@testable import TrainingSets

@Suite struct LatticeLossTests {
    private static let classCount = 4
    /// Three pieces of ink, and all ways of putting neighbours together.
    private static let candidates = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].map {
        LatticeLoss.Edge(start: $0, end: $1)
    }

    private static let low: ReadingWeights = {
        var weights = ReadingWeights()
        (weights.characterBonus, weights.floor) = (-0.5, -2.9)
        return weights
    }()

    private static func logits(seed: UInt64) -> [Float] {
        var random = SplitMix64(seed: seed)
        return (0..<candidates.count * classCount).map { _ in 2 * random.gaussian() }
    }

    private static func logProbabilities(_ logits: [Float]) -> [Float] {
        stride(from: 0, to: logits.count, by: classCount).flatMap { row -> [Float] in
            let values = logits[row..<row + classCount]
            let sum = log(values.reduce(0) { $0 + exp($1) })
            return values.map { $0 - sum }
        }
    }

    /// - Returns: the loss and its derivatives by the logits.
    private static func measured(
        _ classes: [Int], _ logits: [Float], _ weights: ReadingWeights = ReadingWeights()
    ) -> (loss: Float?, derivatives: [Float]) {
        var scores = logProbabilities(logits)
        let lattice = LatticeLoss(candidates: candidates, nodeCount: 4, classes: classes, weights: weights)
        let loss = scores.withUnsafeMutableBufferPointer { lattice.differentiate($0, classCount: classCount) }
        return (loss, scores)
    }

    /// All ways to cut and name the ink, each with its weight.
    private static func paths(
        _ scores: [Float], _ weights: ReadingWeights, from node: Int = 0
    ) -> [(text: [Int], weight: Double)] {
        guard node < 3 else { return [([], 1)] }
        return candidates.enumerated().filter { $1.start == node }.flatMap { index, edge in
            (0..<classCount - 1).flatMap { name -> [(text: [Int], weight: Double)] in
                let row = index * classCount
                let score =
                    pow(Float(edge.end - edge.start), weights.primitiveExponent)
                    * max(weights.floor, scores[row + name])
                    - weights.rejection * max(weights.floor, scores[row + classCount - 1]) + weights.characterBonus
                return paths(scores, weights, from: edge.end).map { ([name] + $0.text, $0.weight * exp(Double(score))) }
            }
        }
    }

    @Test(arguments: [[0], [2, 1], [0, 0], [1, 2, 0]])
    func isTheShareOfTheRightPaths(classes: [Int]) throws {
        for (seed, weights) in [(1, ReadingWeights()), (2, ReadingWeights()), (3, Self.low), (4, Self.low)] {
            let logits = Self.logits(seed: UInt64(seed))
            let all = Self.paths(Self.logProbabilities(logits), weights)
            let right = all.filter { $0.text == classes }.reduce(0) { $0 + $1.weight }
            let expected = -log(right / all.reduce(0) { $0 + $1.weight })
            let loss = try #require(Self.measured(classes, logits, weights).loss)
            #expect(abs(Double(loss) - expected) < 1e-3 * max(1, expected))
        }
    }

    @Test(arguments: [[0], [2, 1], [1, 2, 0]], [ReadingWeights(), low])
    func derivativesAreThoseOfDifferences(classes: [Int], weights: ReadingWeights) throws {
        let logits = Self.logits(seed: 9)
        let nearest = Self.logProbabilities(logits).map { abs($0 - weights.floor) }.min() ?? 0
        try #require(nearest > 0.02, "a step must not cross the floor, where the loss has a corner")
        let derivatives = Self.measured(classes, logits, weights).derivatives
        for index in logits.indices {
            let step: Float = 0.02
            let losses = try [step, -step].map { change in
                var moved = logits
                moved[index] += change
                return try #require(Self.measured(classes, moved, weights).loss)
            }
            #expect(abs((losses[0] - losses[1]) / (2 * step) - derivatives[index]) < 5e-3)
        }
    }

    @Test func moreCharactersThanInk() {
        let (loss, derivatives) = Self.measured([0, 1, 2, 0], Self.logits(seed: 1))
        #expect(loss == nil)
        #expect(derivatives.allSatisfy { $0 == 0 })
    }
}
