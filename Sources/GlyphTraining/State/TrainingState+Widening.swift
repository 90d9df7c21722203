import GlyphClassifier
import NetworkKernels

/// Net2WiderNet (Chen, Goodfellow & Shlens 2016, arXiv:1511.05641): a network starts from what a narrower one has learnt.
extension TrainingState {
    /// Standard deviation of the shares that copies take of what they send on, as a part of their mean.
    private static let shareSpread: Float = 0.5

    /// The same training state with more channels, and the same outputs: averaged weights, a fresh optimiser.
    ///
    /// - Parameters:
    ///   - architecture: this one's layers, with as many channels or more in each but the last.
    ///   - seed: which channels are copied, and how what they send on is divided.
    /// - Throws: `TrainingError` when the architecture differs in more than its widths, or is narrower somewhere.
    func widened(to architecture: NetworkArchitecture, seed: UInt64) throws -> TrainingState {
        guard recipe.architecture.isNarrowing(of: architecture) else {
            throw TrainingError("recipe \(recipe.name): its network is not one that the other can be widened to")
        }
        var wider = recipe
        wider.architecture = architecture
        var state = try TrainingState(recipe: wider, characterSet: characterSet)
        var widening = Widening(source: self, seed: seed)
        for (layer, tensors) in zip(architecture.layers, ParameterLayout(architecture).tensors) {
            widening.widen(layer, tensors, of: &state)
        }
        state.averaged = state.parameters
        return state
    }

    /// Walks through the layers of both networks side by side.
    private struct Widening {
        let source: TrainingState
        let layout: ParameterLayout
        let values: [Float]
        var random: SplitMix64
        var inputs: ChannelCopies
        var layer = 0

        init(source: TrainingState, seed: UInt64) {
            self.source = source
            layout = ParameterLayout(source.recipe.architecture)
            values = source.deployedParameters
            inputs = ChannelCopies(unchanged: source.recipe.architecture.input.channels)
            random = SplitMix64(seed: seed, mixing: 5)
        }

        mutating func widen(
            _ wide: NetworkArchitecture.Layer, _ target: ParameterLayout.Tensors, of state: inout TrainingState
        ) {
            defer { layer += 1 }
            let narrow = source.recipe.architecture.layers[layer]
            guard let width = narrow.width, let wideWidth = wide.width else { return }
            let outputs = ChannelCopies(from: width, to: wideWidth, using: &random)
            switch (layout.tensors[layer], target) {
            case (.convolution(let weights, let bias), .convolution(let newWeights, let newBias)),
                (.dense(let weights, let bias), .dense(let newWeights, let newBias)):
                state.replace(newWeights, spread(weights..<bias, outputs))
                state.replace(newBias, outputs.spread(values[bias..<bias + width]))
            case (
                .normalizedConvolution(let weights, let scale, let shift, let statistics),
                .normalizedConvolution(let newWeights, let newScale, let newShift, let newStatistics)
            ):
                state.replace(newWeights, spread(weights..<scale, outputs))
                state.replace(newScale, outputs.spread(values[scale..<scale + width]))
                state.replace(newShift, outputs.spread(values[shift..<shift + width]))
                let variances = statistics + width
                state.statistics.replaceSubrange(
                    newStatistics..<newStatistics + 2 * wideWidth,
                    with: outputs.spread(source.statistics[statistics..<variances])
                        + outputs.spread(source.statistics[variances..<variances + width]))
            default: return
            }
            inputs = outputs
        }

        private mutating func spread(_ weights: Range<Int>, _ outputs: ChannelCopies) -> [Float] {
            outputs.spread(values[weights], inputs: inputs, spread: TrainingState.shareSpread, using: &random)
        }
    }

    private mutating func replace(_ start: Int, _ values: [Float]) {
        parameters.replaceSubrange(start..<start + values.count, with: values)
    }
}

extension NetworkArchitecture {
    /// Whether this is the other network but for fewer channels; the classes must be the same.
    func isNarrowing(of wider: NetworkArchitecture) -> Bool {
        guard layers.count == wider.layers.count, let last = layers.last, last.width == wider.layers.last?.width,
            let shapes = try? outputShapes(), let widerShapes = try? wider.outputShapes()
        else { return false }
        return zip(layers, wider.layers).allSatisfy { $0.isNarrowing(of: $1) }
            && zip(shapes, widerShapes).allSatisfy { $0.height == $1.height && $0.width == $1.width }
    }
}

extension NetworkArchitecture.Layer {
    /// Output channels of a layer that has weights.
    var width: Int? {
        switch self {
        case .convolution(let layer): layer.outputChannels
        case .dense(let layer): layer.outputs
        case .relu, .maxPool: nil
        }
    }

    fileprivate func isNarrowing(of wider: Self) -> Bool {
        switch (self, wider) {
        case (.convolution(var layer), .convolution(let wider)):
            guard layer.inputChannels <= wider.inputChannels, layer.outputChannels <= wider.outputChannels else {
                return false
            }
            (layer.inputChannels, layer.outputChannels) = (wider.inputChannels, wider.outputChannels)
            return layer == wider
        case (.dense(let layer), .dense(let wider)):
            return layer.inputs <= wider.inputs && layer.outputs <= wider.outputs
        default: return self == wider
        }
    }
}
