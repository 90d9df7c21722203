import GlyphClassifier
import NetworkKernels

/// The dense layers at a network's end, with ReLU between them: the part that learns from corrections.
struct DenseHead: Sendable {
    struct Layer: Sendable {
        let inputs: Int
        let outputs: Int
        /// `inputs × outputs`, then `outputs` biases.
        var parameters: [Float]
    }

    var layers: [Layer]

    /// - Throws: `TrainingError` when the network does not end in dense layers with ReLU between them.
    init(_ model: ModelFile) throws {
        let architecture = model.header.architecture
        guard let start = architecture.firstDenseLayer else { throw TrainingError("the network has no dense layer") }
        let tail = architecture.layers[start...]
        let dense = tail.compactMap { layer -> NetworkArchitecture.Dense? in
            if case .dense(let dense) = layer { dense } else { nil }
        }
        let isAlternating = tail.enumerated().allSatisfy { index, layer in
            if case .dense = layer { index % 2 == 0 } else { layer == .relu && index % 2 == 1 }
        }
        guard isAlternating, tail.count % 2 == 1 else {
            throw TrainingError("the network does not end in dense layers")
        }
        layers = zip(dense, model.parameters.layers.suffix(dense.count)).map {
            Layer(inputs: $0.inputs, outputs: $0.outputs, parameters: $1.weights + $1.bias)
        }
    }

    /// The layers whose parameters are the means of those of others, all alike in shape; `none` when there are no
    /// others.
    static func mean(of heads: [DenseHead], or none: DenseHead) -> DenseHead {
        guard var mean = heads.first else { return none }
        for layer in mean.layers.indices {
            for head in heads.dropFirst() {
                for (place, value) in head.layers[layer].parameters.enumerated() {
                    mean.layers[layer].parameters[place] += value
                }
            }
            let share = 1 / Float(heads.count)
            for place in mean.layers[layer].parameters.indices { mean.layers[layer].parameters[place] *= share }
        }
        return mean
    }

    /// The model with these layers at its end.
    func replaced(in model: ModelFile) -> ModelFile {
        var model = model
        let first = model.parameters.layers.count - layers.count
        for (index, layer) in layers.enumerated() {
            let weights = layer.inputs * layer.outputs
            model.parameters.layers[first + index] = .init(
                weights: Array(layer.parameters[..<weights]), bias: Array(layer.parameters[weights...]))
        }
        return model
    }

    var featureCount: Int { layers.first?.inputs ?? 0 }
    var classCount: Int { layers.last?.outputs ?? 0 }

    /// Values after each layer; ReLU is applied to all but the last.
    ///
    /// `input` holds `count * featureCount` values.
    func forward(_ input: [Float], count: Int) -> [[Float]] {
        var outputs: [[Float]] = []
        for (index, layer) in layers.enumerated() {
            let values = index == 0 ? input : outputs[index - 1]
            outputs.append(
                [Float](unsafeUninitializedCapacity: count * layer.outputs) { buffer, initialized in
                    guard let output = buffer.baseAddress else { return }
                    layer.parameters.withUnsafeBufferPointer { parameters in
                        guard let weights = parameters.baseAddress else { return }
                        MatrixProduct.multiply(
                            values, weights, into: output, rows: count, columns: layer.outputs, inner: layer.inputs)
                        for row in 0..<count {
                            for column in 0..<layer.outputs {
                                let value =
                                    output[row * layer.outputs + column]
                                    + parameters[layer.inputs * layer.outputs + column]
                                output[row * layer.outputs + column] = index + 1 < layers.count ? max(0, value) : value
                            }
                        }
                    }
                    initialized = count * layer.outputs
                })
        }
        return outputs
    }

    /// The derivatives of the loss by each layer's parameters.
    ///
    /// `gradient` holds the derivatives by the last layer's outputs; `outputs` are those of ``forward(_:count:)``.
    func backward(_ gradient: [Float], input: [Float], outputs: [[Float]], count: Int) -> [[Float]] {
        var gradients = layers.map { [Float](repeating: 0, count: $0.parameters.count) }
        var upper = gradient
        for (index, layer) in layers.enumerated().reversed() {
            let values = index == 0 ? input : outputs[index - 1]
            let weights = layer.inputs * layer.outputs
            gradients[index].withUnsafeMutableBufferPointer { target in
                guard let base = target.baseAddress else { return }
                MatrixProduct.multiply(
                    values, upper, into: base, rows: layer.inputs, columns: layer.outputs, inner: count,
                    transposingA: true)
                for row in 0..<count {
                    for column in 0..<layer.outputs { base[weights + column] += upper[row * layer.outputs + column] }
                }
            }
            guard index > 0 else { break }
            var lower = [Float](repeating: 0, count: count * layer.inputs)
            lower.withUnsafeMutableBufferPointer { target in
                guard let base = target.baseAddress else { return }
                MatrixProduct.multiply(
                    upper, layer.parameters, into: base, rows: count, columns: layer.inputs, inner: layer.outputs,
                    transposingB: true)
                for place in 0..<count * layer.inputs where values[place] <= 0 { base[place] = 0 }
            }
            upper = lower
        }
        return gradients
    }
}
