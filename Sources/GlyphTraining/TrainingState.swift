import GlyphClassifier

/// Where a training stands: all that is needed to go on exactly as if it had never stopped.
public struct TrainingState: Hashable, Sendable {
    public internal(set) var recipe: TrainingRecipe
    /// One character per class; "not a character" follows.
    public internal(set) var characters: [Character]
    /// Steps done since the beginning.
    public internal(set) var step = 0
    public internal(set) var curve = TrainingCurve()
    var parameters: [Float]
    /// Moving averages of gradients and of their squares.
    var firstMoments: [Float]
    var secondMoments: [Float]
    /// Exponential moving average of the parameters (Polyak & Juditsky 1992, doi:10.1137/0330046).
    var averaged: [Float]
    /// Moving averages of batch means and variances.
    var statistics: [Float]

    /// A training not yet begun.
    ///
    /// - Throws: `TrainingError`, `ArchitectureError`.
    public init(recipe: TrainingRecipe, characterSet: CharacterSet) throws {
        try recipe.validate(classCount: characterSet.classCount)
        let layout = ParameterLayout(recipe.architecture)
        self.recipe = recipe
        characters = characterSet.characters
        parameters = layout.initialParameters(seed: recipe.seed)
        firstMoments = [Float](repeating: 0, count: layout.parameterCount)
        secondMoments = firstMoments
        averaged = parameters
        statistics = layout.initialStatistics()
    }

    public var characterSet: CharacterSet { CharacterSet(characters) }
    /// Epochs completed.
    public var epoch: Int { step / recipe.stepsPerEpoch }
    public var isFinished: Bool { step >= recipe.epochs * recipe.stepsPerEpoch }
}

extension TrainingState {
    /// A new training that starts from what another one has learnt: its averaged weights, a fresh optimiser.
    ///
    /// - Throws: `TrainingError` when the networks or the character sets differ.
    public init(recipe: TrainingRecipe, fineTuning other: TrainingState) throws {
        try self.init(recipe: recipe, characterSet: other.characterSet)
        guard recipe.architecture == other.recipe.architecture else {
            throw TrainingError("recipe \(recipe.name): its network is not the one to start from")
        }
        parameters = other.deployedParameters
        averaged = parameters
        statistics = other.statistics
    }

    /// A new training that starts from a weights file, whose batch normalisation is folded into the convolutions: the
    /// recipe's architecture must be the file's with `batchNormalized` off (`NetworkArchitecture.folded`).
    ///
    /// - Throws: `TrainingError` when the networks differ.
    public init(recipe: TrainingRecipe, fineTuning model: ModelFile) throws {
        try self.init(recipe: recipe, characterSet: CharacterSet(model.header.characters))
        guard recipe.architecture == model.header.architecture.folded else {
            throw TrainingError("recipe \(recipe.name): its network is not the folded one of the model")
        }
        parameters = model.parameters.layers.flatMap { $0.weights + $0.bias }
        averaged = parameters
    }

    /// What validation and the weights file use.
    var deployedParameters: [Float] { recipe.averaging > 0 ? averaged : parameters }
}

extension NetworkArchitecture {
    /// The same network without batch normalisation.
    public var folded: NetworkArchitecture {
        NetworkArchitecture(
            layers: layers.map { layer in
                guard case .convolution(var convolution) = layer else { return layer }
                convolution.batchNormalized = false
                return .convolution(convolution)
            })
    }
}
