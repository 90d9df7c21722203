import Finding

/// Where the training of a finding network stands.
public typealias FindingState = MapState<FindingArchitecture>
/// Trains a finding network.
public typealias FindingTrainer = MapTrainer<FindingTask>

/// Finding writing on pieces of pictures.
public struct FindingTask: MapTask {
    /// The network that is trained.
    public typealias Architecture = FindingArchitecture

    private let sources: [any FindingSource]
    private let shares: [Float]
    private let side: Int

    /// `sources` go by the names that the recipe uses.
    ///
    /// - Throws: `TrainingError` when a source of the recipe is missing.
    public init(_ recipe: FindingRecipe, sources: [String: any FindingSource]) throws {
        side = recipe.width
        (self.sources, shares) = try recipe.sources(of: sources)
    }

    /// A piece of a picture from one of the sources, drawn by their shares.
    public func sample(using random: inout SplitMix64) -> FindingSample {
        sources[random.nextPlace(byShares: shares) ?? 0].sample(side: side, using: &random)
    }

    /// What the network sees of a piece: rows, columns, channels.
    public func input(of sample: FindingSample) -> [Float] { sample.input.values }

    /// Replaces the answers to a piece by the loss's derivatives by them.
    ///
    /// `weight` is that of the piece.
    public func differentiate(
        _ answers: UnsafeMutablePointer<Float>, _ sample: FindingSample, weight: Float
    ) -> FindingResult { FindingLoss().differentiate(answers, sample.targets, weight: weight) }
}
