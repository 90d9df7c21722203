import GlyphClassifier
import NetworkKernels

/// Net2DeeperNet (Chen, Goodfellow & Shlens 2016, arXiv:1511.05641): a network starts from what a shallower one has learnt.
extension TrainingState {
    /// The same training state with more convolutions, and the same outputs: averaged weights, a fresh optimiser.
    ///
    /// Each new convolution hands on what it is given. It stands behind a rectifier and in front of its own, which
    /// therefore changes nothing.
    ///
    /// - Parameter architecture: this one's layers, and between them pairs of a convolution, as wide as what it is
    ///   given and without batch normalisation, and a rectifier.
    /// - Throws: `TrainingError` when the architecture differs in anything else.
    func deepened(to architecture: NetworkArchitecture) throws -> TrainingState {
        guard let added = architecture.layersAdded(to: recipe.architecture) else {
            throw TrainingError("recipe \(recipe.name): its network is not one that the other can be deepened to")
        }
        var deeper = recipe
        deeper.architecture = architecture
        var state = try TrainingState(recipe: deeper, characterSet: characterSet)
        var learnt = deployedParameters[...]
        for (index, range) in ParameterLayout(architecture).ranges.enumerated() {
            let layer = architecture.layers[index]
            if added.contains(index), case .convolution(let convolution) = layer {
                state.parameters.replaceSubrange(range, with: convolution.identity)
            } else {
                state.parameters.replaceSubrange(range, with: learnt.prefix(range.count))
                learnt = learnt.dropFirst(range.count)
            }
        }
        state.averaged = state.parameters
        state.statistics = statistics
        return state
    }
}

extension NetworkArchitecture {
    /// Which layers this network has more than a shallower one, all of them convolutions that can hand on what they are
    /// given and their rectifiers; `nil` when that is not the only difference.
    fileprivate func layersAdded(to shallower: NetworkArchitecture) -> Set<Int>? {
        var added: Set<Int> = []
        var rest = shallower.layers[...]
        for (index, layer) in layers.enumerated() where !added.contains(index) {
            if layer == rest.first {
                rest = rest.dropFirst()
            } else if index > 0, index + 1 < layers.count, layers[index - 1] == .relu, layers[index + 1] == .relu,
                case .convolution(let convolution) = layer, convolution.canHandOn
            {
                added.formUnion([index, index + 1])
            } else {
                return nil
            }
        }
        return rest.isEmpty ? added : nil
    }
}

extension NetworkArchitecture.Convolution {
    /// Whether there are weights with which the output is the input.
    fileprivate var canHandOn: Bool {
        inputChannels == outputChannels && kernel == 2 * padding + 1 && stride == 1 && !batchNormalized
    }

    /// Weights `[position][input channel][output channel]` and biases that make the output the input.
    fileprivate var identity: [Float] {
        var values = [Float](repeating: 0, count: (kernel * kernel * inputChannels + 1) * outputChannels)
        let middle = kernel * kernel / 2 * inputChannels * outputChannels
        for channel in 0..<inputChannels { values[middle + channel * (outputChannels + 1)] = 1 }
        return values
    }
}
