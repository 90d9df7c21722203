/// How the weights follow the gradients.
public struct MapOptimization: Hashable, Codable, Sendable {
    /// Minibatches in all.
    public var steps: Int
    /// Samples of a step; a multiple of `shardSize`.
    public var batchSize = 8
    /// Samples that a thread takes through the network together, and over which batch normalisation averages.
    public var shardSize = 2
    /// The greatest.
    public var learningRate: Float = 0.004
    /// Steps in which the learning rate rises.
    public var warmUpSteps = 200
    /// Share of all steps, at their end, in which the learning rate falls.
    public var coolDown: Float = 0.5
    /// Decoupled from the gradients (Loshchilov & Hutter 2019, arXiv:1711.05101).
    public var weightDecay: Float = 0.02
    /// Share that the averaged weights keep at each step.
    public var averaging: Float = 0.998
    /// Share that the weights it started from have in those that ship, from 0 to 1.
    public var startShare: Float = 0
    /// Of the first weights and of the samples.
    public var seed: UInt64 = 1
    /// Sources to draw from, by name, with their shares.
    public var shares: [String: Float]

    /// A training with everything else as usual.
    public init(steps: Int, shares: [String: Float]) {
        (self.steps, self.shares) = (steps, shares)
    }

    private enum CodingKeys: String, CodingKey {
        case steps, batchSize, shardSize, learningRate, warmUpSteps, coolDown, weightDecay, averaging, startShare, seed,
            shares
    }

    /// What a recipe leaves out is as above.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            steps: try values.decode(Int.self, forKey: .steps),
            shares: try values.decode([String: Float].self, forKey: .shares))
        func take<Value: Decodable>(_ path: WritableKeyPath<Self, Value>, _ key: CodingKeys) throws {
            if let value = try values.decodeIfPresent(Value.self, forKey: key) { self[keyPath: path] = value }
        }
        try take(\.batchSize, .batchSize)
        try take(\.shardSize, .shardSize)
        try take(\.learningRate, .learningRate)
        try take(\.warmUpSteps, .warmUpSteps)
        try take(\.coolDown, .coolDown)
        try take(\.weightDecay, .weightDecay)
        try take(\.averaging, .averaging)
        try take(\.startShare, .startShare)
        try take(\.seed, .seed)
    }

    /// - Throws: `TrainingError` naming the first value that makes no sense.
    func validate(_ name: String) throws {
        func require(_ condition: Bool, _ problem: String) throws {
            guard condition else { throw TrainingError("recipe \(name): \(problem)") }
        }
        try require((1...10_000_000).contains(steps), "steps must be from 1 to 10,000,000")
        try require((0...1).contains(startShare), "startShare must be from 0 to 1")
        try require((1...64).contains(shardSize), "shardSize must be from 1 to 64")
        try require(
            (1...1024).contains(batchSize) && batchSize % shardSize == 0, "batchSize must be a multiple of shardSize")
        try require(learningRate > 0 && learningRate.isFinite, "learningRate must be above 0")
        try require((0...1).contains(coolDown), "coolDown must be from 0 to 1")
        try require(weightDecay >= 0 && weightDecay.isFinite, "weightDecay must not be negative")
        try require(averaging >= 0 && averaging < 1, "averaging must be from 0 to below 1")
        try require(warmUpSteps >= 0, "warmUpSteps must not be negative")
        try require(
            shares.values.allSatisfy { $0 >= 0 && $0.isFinite } && shares.values.contains { $0 > 0 },
            "there is nothing to learn from")
    }
}
