import GlyphClassifier

extension TrainingState {
    /// A new training that starts from what another one has learnt: its averaged weights, a fresh optimiser.
    ///
    /// The character set may differ: a class that both have keeps its weights in the last layer, a new one starts at
    /// random. The recipe's network may be the wider one: it then starts with the outputs of the other.
    ///
    /// - Throws: `TrainingError` when the networks differ in more than widths and the number of classes.
    public init(
        recipe: TrainingRecipe, characterSet: CharacterSet? = nil, fineTuning other: TrainingState
    ) throws {
        try self.init(recipe: recipe, characterSet: characterSet ?? other.characterSet)
        guard case .dense(let last)? = recipe.architecture.layers.last,
            case .dense(var otherLast)? = other.recipe.architecture.layers.last
        else { throw TrainingError("recipe \(recipe.name): its network is not the one to start from") }
        otherLast.inputs = last.inputs
        var layers = recipe.architecture.layers
        layers[layers.count - 1] = .dense(otherLast)
        var other = other
        if other.recipe.architecture.layers != layers {
            other = try other.widened(to: NetworkArchitecture(layers: layers), seed: recipe.seed)
        }
        let learnt = other.deployedParameters
        // The last layer's weights and bias stand at the end of the array.
        let shared = parameters.count - (last.inputs + 1) * last.outputs
        parameters.replaceSubrange(..<shared, with: learnt[..<shared])
        for (index, character) in characterSetClasses.enumerated() {
            guard let source = other.characterSetClasses.firstIndex(of: character) else { continue }
            for row in 0...last.inputs {
                parameters[shared + row * last.outputs + index] = learnt[shared + row * otherLast.outputs + source]
            }
        }
        averaged = parameters
        statistics = other.statistics
    }

    /// The classes' characters; nil for "not a character".
    private var characterSetClasses: [Character?] { characters + [nil] }

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
