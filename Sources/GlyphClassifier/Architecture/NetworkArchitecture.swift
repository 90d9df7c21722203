import NetworkKernels

/// The layers of a network, from the 28×28 glyph to one logit per class.
///
///     let network = NetworkArchitecture(layers: [
///         .convolution(.init(from: 1, to: 16, padding: 1)), .relu, .maxPool, .dense(.init(from: 14 * 14 * 16, to:
///         95)),
///     ])
///     let shapes = try network.outputShapes()       // [28×28×16, 28×28×16, 14×14×16, 1×1×95]
///
/// A description only: the numbers learnt stand in `NetworkParameters`.
public struct NetworkArchitecture: Hashable, Sendable {
    /// A convolutional layer.
    public typealias Convolution = NetworkKernels.Convolution

    /// A fully connected layer; it takes the activations in the order rows, columns, channels.
    public struct Dense: Hashable, Sendable {
        /// Values that go in for each glyph.
        public var inputs: Int
        /// Values that come out for each glyph.
        public var outputs: Int

        /// A layer by the numbers of its values.
        public init(from inputs: Int, to outputs: Int) {
            self.inputs = inputs
            self.outputs = outputs
        }
    }

    /// One layer of a network.
    public enum Layer: Hashable, Sendable {
        /// A convolution over rows and columns.
        case convolution(Convolution)
        /// max(0, x).
        case relu
        /// The maximum of each 2×2 patch; an odd last row or column is dropped.
        case maxPool
        /// A fully connected layer.
        case dense(Dense)
    }

    /// The layers in their order; the first one takes the glyph.
    public var layers: [Layer]

    /// What goes in, as the first layer has it; a network whose first layer takes no known input gets the ink alone,
    /// which ``outputShapes()`` then finds not to fit.
    public var input: GlyphInput {
        guard case .convolution(let first)? = layers.first else { return .ink }
        return GlyphInput(channels: first.inputChannels) ?? .ink
    }

    /// A network of layers, which need not fit one another: ``outputShapes()`` tells.
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
