import NetworkKernels

/// What a network has learnt: weights and bias of each convolution and dense layer, in the order of the layers.
public struct NetworkParameters: Hashable, Sendable {
    /// Weights and bias of one layer.
    public typealias LayerParameters = NetworkKernels.LayerParameters

    /// One entry for each convolution and dense layer.
    public var layers: [LayerParameters]

    /// The parameters of layers, in their order.
    public init(layers: [LayerParameters]) { self.layers = layers }
}

extension NetworkArchitecture {
    /// Numbers of weights and biases of one layer.
    package struct ParameterCount: Hashable, Sendable {
        package let weights: Int
        package let bias: Int
    }

    /// One entry for each convolution and dense layer.
    package var parameterCounts: [ParameterCount] {
        layers.compactMap { layer in
            switch layer {
            case .convolution(let convolution):
                ParameterCount(
                    weights: convolution.kernel * convolution.kernel * convolution.inputChannels
                        * convolution.outputChannels,
                    bias: convolution.outputChannels)
            case .dense(let dense): ParameterCount(weights: dense.inputs * dense.outputs, bias: dense.outputs)
            case .relu, .maxPool: nil
            }
        }
    }

    /// Weights and biases of all layers.
    public var parameterCount: Int { parameterCounts.reduce(0) { $0 + $1.weights + $1.bias } }
}

extension NetworkParameters {
    /// Whether there is exactly one set of weights and bias, of the right sizes, for each layer that has them.
    func fits(_ architecture: NetworkArchitecture) -> Bool {
        layers.map { NetworkArchitecture.ParameterCount(weights: $0.weights.count, bias: $0.bias.count) }
            == architecture.parameterCounts
    }
}
