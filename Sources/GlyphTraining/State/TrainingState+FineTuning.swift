import GlyphClassifier

extension TrainingState {
    /// A new training that starts from what another one has learnt: its averaged weights, a fresh optimiser.
    ///
    /// The character set may differ: a class that both have keeps its weights in the last layer, a new one starts at
    /// random. The recipe's network may be the wider or the deeper one: it then starts with the outputs of the other. It
    /// may be the narrower one, or have fewer units before the last layer: then with nearly those.
    ///
    /// - Throws: `TrainingError` when the networks differ in more than that.
    public init(
        recipe: TrainingRecipe, characterSet: CharacterSet? = nil, fineTuning other: TrainingState
    ) throws {
        try self.init(recipe: recipe, characterSet: characterSet ?? other.characterSet)
        guard case .dense(let last)? = recipe.architecture.layers.last,
            case .dense(var otherLast)? = other.recipe.architecture.layers.last
        else { throw TrainingError("recipe \(recipe.name): its network is not the one to start from") }
        otherLast.inputs = last.inputs
        var other = other
        var layers = recipe.architecture.layers
        layers[layers.count - 1] = .dense(otherLast)
        if NetworkArchitecture(layers: layers).isNarrowing(of: other.recipe.architecture) {
            other = try other.narrowed(to: NetworkArchitecture(layers: layers))
        } else if let units = recipe.architecture.hiddenUnits, let before = other.recipe.architecture.hiddenUnits,
            units < before
        {
            other = try other.narrowed(toHiddenUnits: units)
        }
        if other.recipe.architecture.input != recipe.architecture.input {
            other = try other.seeing(recipe.architecture.input)
        }
        if other.recipe.architecture.layers != layers {
            let architecture = NetworkArchitecture(layers: layers)
            other =
                layers.count > other.recipe.architecture.layers.count
                ? try other.deepened(to: architecture) : try other.widened(to: architecture, seed: recipe.seed)
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

    /// A new training that starts from a weights file, whose batch normalisation is folded into the convolutions.
    ///
    /// - Throws: `TrainingError` when the recipe's network can't start from the file's (``NetworkArchitecture/folded``).
    public init(recipe: TrainingRecipe, fineTuning model: ModelFile) throws {
        var folded = recipe
        folded.architecture = model.header.architecture.folded
        var state = try TrainingState(recipe: folded, characterSet: CharacterSet(model.header.characters))
        state.parameters = model.parameters.layers.flatMap { $0.weights + $0.bias }
        state.averaged = state.parameters
        try self.init(recipe: recipe, fineTuning: state)
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
