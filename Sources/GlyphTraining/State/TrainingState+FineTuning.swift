import GlyphClassifier

extension TrainingState {
    /// A new training that starts from a weights file, with a fresh optimiser.
    ///
    /// The recipe's network is the file's, whose batch normalisation is folded into the convolutions.
    ///
    /// - Throws: `TrainingError` when the recipe's network is another one.
    public init(recipe: TrainingRecipe, fineTuning model: ModelFile) throws {
        guard recipe.architecture == model.header.architecture.folded else {
            throw TrainingError("recipe \(recipe.name): its network is not the one to start from")
        }
        try self.init(recipe: recipe, characterSet: CharacterSet(model.header.characters))
        parameters = model.parameters.layers.flatMap { $0.weights + $0.bias }
        averaged = parameters
    }
}

extension NetworkArchitecture {
    /// This network without batch normalisation.
    public var folded: NetworkArchitecture {
        NetworkArchitecture(
            layers: layers.map { layer in
                guard case .convolution(var convolution) = layer else { return layer }
                convolution.batchNormalized = false
                return .convolution(convolution)
            })
    }
}
