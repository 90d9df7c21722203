import Glibc
import Reading

/// How far a line's lattice is from reading the line's text: minus the logarithm of the share that the paths which say
/// the text have of all paths' weight.
///
/// Learning by this loss raises the right paths above those that compete with them, cuts and classes at once, and needs
/// no alignment (maximum mutual information: Bahl et al. 1986, doi:10.1109/ICASSP.1986.1169179; graph transformer
/// networks: LeCun et al. 1998, doi:10.1109/5.726791). Shapes are weighed as reading weighs them; prior and geometry
/// have no say.
struct LatticeLoss: Sendable {
    struct Edge: Hashable, Sendable {
        let start: Int
        let end: Int
    }

    /// The lattice's candidates, sorted by start.
    let candidates: [Edge]
    private let nodeCount: Int
    /// The text.
    private let classes: [Int]
    private let weights: ReadingWeights
    /// How often each candidate's log-probabilities count.
    private let factors: [Float]

    /// `candidates` are sorted by start, from node 0 to node `nodeCount - 1`.
    ///
    /// `classes` are the text's, none "not a character".
    init(candidates: [Edge], nodeCount: Int, classes: [Int], weights: ReadingWeights) {
        self.candidates = candidates
        self.nodeCount = nodeCount
        self.classes = classes
        self.weights = weights
        factors = candidates.map { pow(Float($0.end - $0.start), weights.primitiveExponent) }
    }

    /// Replaces natural-log probabilities by the loss's derivatives by the logits.
    ///
    /// There are `candidates.count * classCount` scores; the last class is "not a character". `weight` is a factor on
    /// the derivatives.
    ///
    /// - Returns: the loss in nats; `nil`, and zeros, when no path says the text.
    @discardableResult
    func differentiate(
        _ scores: UnsafeMutableBufferPointer<Float>, classCount: Int, weight: Float = 1
    ) -> Float? {
        let (all, right) = (allPaths(scores, classCount), rightPaths(scores, classCount))
        guard right.total > -.infinity else {
            scores.update(repeating: 0)
            return nil
        }
        let reject = classCount - 1
        let columns = classes.count + 1
        for (index, edge) in candidates.enumerated() {
            // Shares that the candidate's classes have of all paths, less those they have of the right ones.
            var shares = (0..<reject).map { classIndex in
                exp(all.around(edge.start, edge.end) + score(index, classIndex, scores, classCount))
            }
            for (position, classIndex) in classes.enumerated() {
                let around = right.around(edge.start * columns + position, edge.end * columns + position + 1)
                shares[classIndex] -= exp(around + score(index, classIndex, scores, classCount))
            }
            // By the log-probabilities, then through the softmax: dlogit = d − probability · Σ d.
            // Below the floor nothing counts any more.
            let row = index * classCount
            let total = shares.reduce(0, +)
            var derivatives = zip(row..., shares).map { scores[$0] > weights.floor ? factors[index] * $1 : 0 }
            derivatives.append(scores[row + reject] > weights.floor ? -weights.rejection * total : 0)
            let sum = derivatives.reduce(0, +)
            for (place, derivative) in zip(index * classCount..<(index + 1) * classCount, derivatives) {
                scores[place] = weight * (derivative - exp(scores[place]) * sum)
            }
        }
        return all.total - right.total
    }

    /// What a candidate is worth as a character.
    private func score(
        _ candidate: Int, _ classIndex: Int, _ scores: UnsafeMutableBufferPointer<Float>, _ classCount: Int
    ) -> Float {
        let row = candidate * classCount
        return factors[candidate] * max(weights.floor, scores[row + classIndex])
            - weights.rejection * max(weights.floor, scores[row + classCount - 1])
            + weights.characterBonus
    }

    /// Log-weights of the paths to and from each state.
    private struct Paths {
        var forward: [Float]
        var backward: [Float]

        init(states: Int) {
            forward = [Float](repeating: -.infinity, count: states)
            backward = forward
            forward[0] = 0
            backward[states - 1] = 0
        }

        var total: Float { forward[forward.count - 1] }

        /// The share of the paths that an edge of weight 1 would carry.
        func around(_ start: Int, _ end: Int) -> Float { forward[start] + backward[end] - total }

        /// log(eᵃ + eᵇ).
        static func add(_ a: Float, _ b: Float) -> Float {
            let (high, low) = a > b ? (a, b) : (b, a)
            return low == -.infinity ? high : high + log1p(exp(low - high))
        }
    }

    /// States are nodes.
    private func allPaths(_ scores: UnsafeMutableBufferPointer<Float>, _ classCount: Int) -> Paths {
        let values = candidates.indices.map { candidate in
            (0..<classCount - 1).reduce(-Float.infinity) {
                Paths.add($0, score(candidate, $1, scores, classCount))
            }
        }
        var paths = Paths(states: nodeCount)
        for (edge, value) in zip(candidates, values) {
            paths.forward[edge.end] = Paths.add(paths.forward[edge.end], paths.forward[edge.start] + value)
        }
        for (edge, value) in zip(candidates, values).reversed() {
            paths.backward[edge.start] = Paths.add(paths.backward[edge.start], paths.backward[edge.end] + value)
        }
        return paths
    }

    /// States are nodes and characters said so far.
    private func rightPaths(_ scores: UnsafeMutableBufferPointer<Float>, _ classCount: Int) -> Paths {
        let columns = classes.count + 1
        var paths = Paths(states: nodeCount * columns)
        for (index, edge) in candidates.enumerated() {
            for (position, classIndex) in classes.enumerated() {
                let (start, end) = (edge.start * columns + position, edge.end * columns + position + 1)
                let value = score(index, classIndex, scores, classCount)
                paths.forward[end] = Paths.add(paths.forward[end], paths.forward[start] + value)
            }
        }
        for (index, edge) in candidates.enumerated().reversed() {
            for (position, classIndex) in classes.enumerated() {
                let (start, end) = (edge.start * columns + position, edge.end * columns + position + 1)
                let value = score(index, classIndex, scores, classCount)
                paths.backward[start] = Paths.add(paths.backward[start], paths.backward[end] + value)
            }
        }
        return paths
    }
}
