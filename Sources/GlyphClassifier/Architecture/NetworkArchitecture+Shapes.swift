import NetworkKernels

/// Why a list of layers is no network.
public struct ArchitectureError: Error, Hashable, CustomStringConvertible {
    /// What does not fit, in one line.
    public let description: String

    init(_ description: String) { self.description = description }
}

extension NetworkArchitecture {
    /// The shape after each layer.
    ///
    /// - Throws: `ArchitectureError` naming the first layer that does not fit, or that is absurdly large: a weights
    ///   file is a stranger's, and its sizes decide how much memory is taken.
    public func outputShapes() throws -> [TensorShape] {
        guard !layers.isEmpty, layers.count <= Limits.layers else {
            throw ArchitectureError("a network has 1 to \(Limits.layers) layers, not \(layers.count)")
        }
        var shapes: [TensorShape] = []
        var shape = input.shape
        for (index, layer) in layers.enumerated() {
            do {
                shape = try layer.outputShape(of: shape)
            } catch let error as ArchitectureError {
                throw ArchitectureError("layer \(index + 1): \(error)")
            }
            shapes.append(shape)
        }
        return shapes
    }

    /// Number of classes: the outputs of the last layer.
    ///
    /// - Throws: `ArchitectureError` when the layers do not fit one another or the last one is not dense.
    public func classCount() throws -> Int {
        let shapes = try outputShapes()
        guard case .dense(let last)? = layers.last, shapes.last?.count == last.outputs else {
            throw ArchitectureError("the last layer must be dense")
        }
        return last.outputs
    }
}

/// Far above what a glyph needs, far below what hurts a machine.
private enum Limits {
    static let layers = 64
    static let channels = 1 << 12
    static let inputs = 1 << 17
    static let kernel = 11
    static let activations = 1 << 20
    static let patches = 1 << 23
    static let weights = 1 << 25
}

extension NetworkArchitecture.Layer {
    func outputShape(of input: TensorShape) throws -> TensorShape {
        switch self {
        case .convolution(let layer): return try layer.outputShape(of: input)
        case .dense(let layer): return try layer.outputShape(of: input)
        case .relu: return input
        case .maxPool:
            guard input.height >= 2, input.width >= 2 else {
                throw ArchitectureError("max pooling needs at least 2×2, not \(input)")
            }
            return TensorShape(height: input.height / 2, width: input.width / 2, channels: input.channels)
        }
    }
}

extension NetworkArchitecture.Convolution {
    func outputShape(of input: TensorShape) throws -> TensorShape {
        guard (1...Limits.kernel).contains(kernel), (1...kernel).contains(stride), (0..<kernel).contains(padding),
            (1...Limits.channels).contains(outputChannels)
        else { throw ArchitectureError("impossible convolution") }
        guard input.channels == inputChannels else {
            throw ArchitectureError("convolution of \(inputChannels) channels after \(input)")
        }
        let geometry = ConvolutionGeometry(self, input: input)
        guard geometry.paddedHeight >= kernel, geometry.paddedWidth >= kernel else {
            throw ArchitectureError("a \(kernel)×\(kernel) kernel does not fit \(input)")
        }
        guard geometry.output.count <= Limits.activations, geometry.patch * outputChannels <= Limits.weights,
            geometry.positions * geometry.patch <= Limits.patches
        else { throw ArchitectureError("convolution too large") }
        return geometry.output
    }
}

extension NetworkArchitecture.Dense {
    func outputShape(of input: TensorShape) throws -> TensorShape {
        guard (1...Limits.inputs).contains(inputs), (1...Limits.channels).contains(outputs),
            inputs * outputs <= Limits.weights
        else { throw ArchitectureError("impossible dense layer") }
        guard input.count == inputs else {
            throw ArchitectureError("dense layer of \(inputs) inputs after \(input)")
        }
        return TensorShape(height: 1, width: 1, channels: outputs)
    }
}
