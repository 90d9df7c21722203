import GlyphClassifier
import NetworkKernels

/// Pruning by magnitude (Li et al. 2017, arXiv:1608.08710): a network starts from the better part of a wider one.
extension TrainingState {
    /// The same training state with fewer channels or units: averaged weights, a fresh optimiser.
    ///
    /// Of each layer but the last those stay whose weights are the largest, the norm of what comes in times that of what
    /// goes out; in their order.
    ///
    /// - Parameter architecture: this one's layers, with as many channels or fewer in each but the last.
    /// - Throws: `TrainingError` when the architecture differs in more than its widths, or is wider somewhere.
    func narrowed(to architecture: NetworkArchitecture) throws -> TrainingState {
        guard architecture.isNarrowing(of: recipe.architecture), architecture.input == recipe.architecture.input else {
            throw TrainingError("recipe \(recipe.name): its network is not one that the other can be narrowed to")
        }
        var narrower = recipe
        narrower.architecture = architecture
        var state = try TrainingState(recipe: narrower, characterSet: characterSet)
        let target = ParameterLayout(architecture).tensors
        let layers = weightedLayers
        var inputs = Array(0..<recipe.architecture.input.channels)
        for (place, layer) in layers.enumerated() {
            let outgoing = place + 1 < layers.count ? layers[place + 1].weights : nil
            guard let width = architecture.layers[layer.index].width else { continue }
            let outputs = outgoing.map { layer.worthiest(width, sentOnBy: $0) } ?? Array(0..<width)
            state.take(from: self, layer, inputs: inputs, outputs: outputs, to: target[layer.index])
            inputs = outputs
        }
        state.averaged = state.parameters
        return state
    }

    /// The same with fewer units in the layer before the last alone.
    ///
    /// - Throws: `TrainingError` when the network does not end with two dense layers and a rectifier between them, or
    ///   the layer before the last has fewer units.
    func narrowed(toHiddenUnits units: Int) throws -> TrainingState {
        var architecture = recipe.architecture
        let (hiddenLayer, lastLayer) = (architecture.layers.count - 3, architecture.layers.count - 1)
        guard hiddenLayer >= 0, case .dense(let hidden) = architecture.layers[hiddenLayer],
            architecture.layers[hiddenLayer + 1] == .relu,
            case .dense(let last) = architecture.layers[lastLayer], (1...hidden.outputs).contains(units)
        else { throw TrainingError("recipe \(recipe.name): its network has no \(units) units before its last layer") }
        architecture.layers[hiddenLayer] = .dense(.init(from: hidden.inputs, to: units))
        architecture.layers[lastLayer] = .dense(.init(from: units, to: last.outputs))
        return try narrowed(to: architecture)
    }

    /// The layers that have weights, with what they have learnt.
    private var weightedLayers: [WeightedLayer] {
        let values = deployedParameters
        var inputs = recipe.architecture.input.channels
        return zip(recipe.architecture.layers, ParameterLayout(recipe.architecture).tensors).enumerated()
            .compactMap { index, entry in
                let (layer, tensors) = entry
                guard let width = layer.width else { return nil }
                defer { inputs = width }
                switch tensors {
                case .convolution(let weights, let bias), .dense(let weights, let bias):
                    return WeightedLayer(
                        index: index,
                        weights: .init(values: Array(values[weights..<bias]), inputs: inputs, outputs: width),
                        perOutput: [Array(values[bias..<bias + width])], statistics: nil)
                case .normalizedConvolution(let weights, let scale, let shift, let statistics):
                    return WeightedLayer(
                        index: index,
                        weights: .init(values: Array(values[weights..<scale]), inputs: inputs, outputs: width),
                        perOutput: [scale, shift].map { Array(values[$0..<$0 + width]) }, statistics: statistics)
                case .none: return nil
                }
            }
    }

    /// Copies some inputs and outputs of another training's layer.
    private mutating func take(
        from other: TrainingState, _ layer: WeightedLayer, inputs: [Int], outputs: [Int],
        to target: ParameterLayout.Tensors
    ) {
        let weights = layer.weights.keeping(inputs: inputs, outputs: outputs)
        let values = weights + layer.perOutput.flatMap { values in outputs.map { values[$0] } }
        switch target {
        case .convolution(let start, _), .dense(let start, _), .normalizedConvolution(let start, _, _, _):
            parameters.replaceSubrange(start..<start + values.count, with: values)
        case .none: return
        }
        guard case .normalizedConvolution(_, _, _, let start) = target, let source = layer.statistics else { return }
        let kept = [0, layer.weights.outputs].flatMap { first in outputs.map { other.statistics[source + first + $0] } }
        statistics.replaceSubrange(start..<start + kept.count, with: kept)
    }
}

/// A layer's weights and what it has one of for each output.
private struct WeightedLayer {
    /// Among all layers.
    let index: Int
    let weights: WeightMatrix
    /// The bias; of a convolution that is normalised, scale and shift.
    let perOutput: [[Float]]
    /// Where the means of a normalised convolution lie, its variances behind them.
    let statistics: Int?

    /// The outputs with the largest weights, those that the next layer gives them included; in their order.
    func worthiest(_ count: Int, sentOnBy next: WeightMatrix) -> [Int] {
        // A normalised convolution's outputs are as large as their scale, whatever its weights are.
        let incoming =
            statistics == nil
            ? (0..<weights.outputs).map { weights.squares(intoOutput: $0) } : perOutput[0].map { $0 * $0 }
        let worth = incoming.enumerated().map { $1 * next.squares(fromInput: $0) }
        return worth.indices.sorted { (worth[$0], $1) > (worth[$1], $0) }.prefix(count).sorted()
    }
}

/// Weights as they lie in memory: `[position][input channel][output channel]`, the positions those under a kernel or of a
/// picture.
private struct WeightMatrix {
    let values: [Float]
    let inputs: Int
    let outputs: Int

    private var positions: Int { values.count / (inputs * outputs) }

    func squares(intoOutput output: Int) -> Float {
        stride(from: output, to: values.count, by: outputs).reduce(0) { $0 + values[$1] * values[$1] }
    }

    func squares(fromInput input: Int) -> Float {
        (0..<positions).reduce(0) { sum, position in
            let row = (position * inputs + input) * outputs
            return values[row..<row + outputs].reduce(sum) { $0 + $1 * $1 }
        }
    }

    /// Some rows and columns, in the same order.
    func keeping(inputs kept: [Int], outputs keptOutputs: [Int]) -> [Float] {
        (0..<positions).flatMap { position in
            kept.flatMap { input in
                keptOutputs.map { values[(position * inputs + input) * outputs + $0] }
            }
        }
    }
}

extension NetworkArchitecture {
    /// Outputs of the dense layer in front of the last one and a rectifier, if there is one.
    var hiddenUnits: Int? {
        guard layers.count > 2, case .dense(let hidden) = layers[layers.count - 3] else { return nil }
        return hidden.outputs
    }
}
