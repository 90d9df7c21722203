import GlyphClassifier

extension TrainingState {
    /// The same training state of a network that is shown more of a glyph, and the same outputs: averaged weights, a fresh
    /// optimiser.
    ///
    /// What it is newly shown has no weight as yet.
    ///
    /// - Throws: `TrainingError` when the network does not begin with a convolution of the ink alone.
    func seeing(_ input: GlyphInput) throws -> TrainingState {
        guard recipe.architecture.input == .ink, case .convolution(var first)? = recipe.architecture.layers.first else {
            throw TrainingError("recipe \(recipe.name): its network is not one that can be shown more")
        }
        first.inputChannels = input.channels
        var seeing = recipe
        seeing.architecture.layers[0] = .convolution(first)
        var state = try TrainingState(recipe: seeing, characterSet: characterSet)
        let learnt = deployedParameters
        let old = first.kernel * first.kernel * first.outputChannels
        var weights: [Float] = []
        for start in stride(from: 0, to: old, by: first.outputChannels) {
            weights += learnt[start..<start + first.outputChannels]
            weights += [Float](repeating: 0, count: (input.channels - 1) * first.outputChannels)
        }
        state.parameters = weights + learnt[old...]
        state.averaged = state.parameters
        state.statistics = statistics
        return state
    }
}
