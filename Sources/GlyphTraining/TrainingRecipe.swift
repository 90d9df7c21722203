import GlyphClassifier

/// Everything that decides what a training makes, but the data itself; JSON on disk.
///
/// The same recipe on the same glyphs gives the same weights on the same machine.
public struct TrainingRecipe: Hashable, Codable, Sendable {
    /// What messages and finished models call it.
    public var name: String
    /// The network's layers.
    public var architecture: NetworkArchitecture
    /// Passes of `samplesPerEpoch` glyphs from each source.
    public var epochs: Int
    /// Glyphs per step; a multiple of `shardSize`.
    public var batchSize: Int = 256
    /// Glyphs that one thread takes through the network together, and over which batch normalisation averages.
    public var shardSize: Int = 64
    /// Highest learning rate, reached after the warm-up.
    public var learningRate: Float = 0.003
    /// Share of all steps in which the learning rate rises.
    public var warmUp: Float = 0.05
    /// Share of all steps, the last ones, in which it falls; at most those after the warm-up.
    public var coolDown: Float = 1
    /// Share of a weight that a step takes away, per learning rate; biases are left alone.
    public var weightDecay: Float = 0.02
    /// Share of what is wanted of each glyph that is spread evenly over all classes.
    public var labelSmoothing: Float = 0.05
    /// Share of values dropped before the last layer.
    public var dropout: Float = 0.3
    /// Share that the averaged weights keep at each step; 0 switches averaging off.
    public var averaging: Float = 0.999
    /// Where all random numbers start from.
    public var seed: UInt64 = 1
    /// Sources to draw from, by name, with the glyphs drawn per epoch.
    public var samplesPerEpoch: [String: Int]

    /// A recipe of the usual values, but for those that are told.
    public init(
        name: String, architecture: NetworkArchitecture, epochs: Int, samplesPerEpoch: [String: Int]
    ) {
        self.name = name
        self.architecture = architecture
        self.epochs = epochs
        self.samplesPerEpoch = samplesPerEpoch
    }
}

/// Why a training cannot start or go on.
public struct TrainingError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in one line.
    public let description: String

    package init(_ description: String) { self.description = description }
}

extension TrainingRecipe {
    /// More is a slip of the pen, and would overflow sums or memory.
    private static let mostEpochs = 100_000
    private static let mostSamples = 1_000_000_000
    private static let largestBatch = 65_536

    /// - Throws: `TrainingError` naming the first value that makes no sense, `ArchitectureError`.
    func validate(classCount: Int) throws {
        func require(_ condition: Bool, _ problem: String) throws {
            guard condition else { throw TrainingError("recipe \(name): \(problem)") }
        }
        let outputs = try architecture.classCount()
        try require(outputs == classCount, "the network has \(outputs) outputs for \(classCount) classes")
        try require((1...Self.mostEpochs).contains(epochs), "epochs must be from 1 to \(Self.mostEpochs)")
        try require(shardSize > 1, "shardSize must be at least 2")
        try require(batchSize <= Self.largestBatch, "batchSize must be at most \(Self.largestBatch)")
        try require(
            batchSize > 0 && batchSize % shardSize == 0, "batchSize must be a multiple of shardSize")
        try require(learningRate > 0 && learningRate.isFinite, "learningRate must be above 0")
        try require((0...1).contains(warmUp), "warmUp must be from 0 to 1")
        try require((0...1).contains(coolDown), "coolDown must be from 0 to 1")
        try require(weightDecay >= 0 && weightDecay.isFinite, "weightDecay must not be negative")
        for (label, share) in [
            ("labelSmoothing", labelSmoothing), ("dropout", dropout), ("averaging", averaging),
        ] {
            try require(share >= 0 && share < 1, "\(label) must be from 0 to below 1")
        }
        try require(
            samplesPerEpoch.values.allSatisfy { (0...Self.mostSamples).contains($0) },
            "samplesPerEpoch must be from 0 to \(Self.mostSamples)")
        try require(samplesPerEpoch.values.contains { $0 > 0 }, "there is nothing to learn from")
    }

    /// Steps in one epoch; the last batch is filled up from the epoch's beginning.
    var stepsPerEpoch: Int {
        (samplesPerEpoch.values.reduce(0, +) + batchSize - 1) / batchSize
    }
}
