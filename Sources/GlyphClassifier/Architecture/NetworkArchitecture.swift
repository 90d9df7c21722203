/// The layers of a network, from the 28×28 glyph to one logit per class.
///
///     let network = NetworkArchitecture.boardscan(classCount: 95)
///     let shapes = try network.outputShapes()       // [28×28×16, 28×28×16, 14×14×16, …, 1×1×95]
///
/// A description only: the numbers learnt stand in `NetworkParameters`.
public struct NetworkArchitecture: Hashable, Sendable {
    /// A convolution with square kernels and zero padding.
    public struct Convolution: Hashable, Sendable {
        /// Side of the kernel.
        public var kernel: Int
        public var inputChannels: Int
        public var outputChannels: Int
        public var stride: Int
        /// Zeros on each of the four sides.
        public var padding: Int
        /// Whether training normalises the output (Ioffe & Szegedy 2015, arXiv:1502.03167). A weights file holds the
        /// normalisation folded into weights and bias, so reading glyphs is the same with and without.
        public var batchNormalized: Bool

        public init(
            kernel: Int = 3, from inputChannels: Int, to outputChannels: Int, stride: Int = 1, padding: Int = 0,
            batchNormalized: Bool = false
        ) {
            self.kernel = kernel
            self.inputChannels = inputChannels
            self.outputChannels = outputChannels
            self.stride = stride
            self.padding = padding
            self.batchNormalized = batchNormalized
        }
    }

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
