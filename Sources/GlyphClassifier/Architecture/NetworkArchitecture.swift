import NetworkKernels

/// The layers of a network, from the 28×28 glyph to one logit per class.
///
///     let network = NetworkArchitecture.boardscan(classCount: 95)
///     let shapes = try network.outputShapes()       // [28×28×16, 28×28×16, 14×14×16, …, 1×1×95]
///
/// A description only: the numbers learnt stand in `NetworkParameters`.
public struct NetworkArchitecture: Hashable, Sendable {
    public typealias Convolution = NetworkKernels.Convolution

    /// A fully connected layer; it takes the activations in the order rows, columns, channels.
    public struct Dense: Hashable, Sendable {
        public var inputs: Int
        public var outputs: Int

        public init(from inputs: Int, to outputs: Int) {
            self.inputs = inputs
            self.outputs = outputs
        }
    }

    public enum Layer: Hashable, Sendable {
        case convolution(Convolution)
        /// max(0, x).
        case relu
        /// The maximum of each 2×2 patch; an odd last row or column is dropped.
        case maxPool
        case dense(Dense)
    }

    public var layers: [Layer]

    /// What goes in, as the first layer has it; a network whose first layer takes no known input gets the ink alone,
    /// which ``outputShapes()`` then finds not to fit.
    public var input: GlyphInput {
        guard case .convolution(let first)? = layers.first else { return .ink }
        return GlyphInput(channels: first.inputChannels) ?? .ink
    }

    public init(layers: [Layer]) { self.layers = layers }
}

extension NetworkArchitecture {
    /// Multiply-adds that one glyph costs.
    ///
    /// - Throws: `ArchitectureError` when the layers do not fit one another.
    public func multiplyAdds() throws -> Int {
        zip(layers, try outputShapes()).reduce(0) { sum, step in
            switch step.0 {
            case .convolution(let layer):
                sum + step.1.count * layer.kernel * layer.kernel * layer.inputChannels
            case .dense(let layer): sum + layer.inputs * layer.outputs
            case .relu, .maxPool: sum
            }
        }
    }
}
