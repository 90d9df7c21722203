import NetworkKernels

/// Layers that run as one: a product, then bias, ReLU and pooling while the values are still in the cache.
enum InferenceStep: Sendable {
    /// Pooling comes before bias and ReLU: it commutes with both, and they have a quarter of the values to go through.
    case convolution(ConvolutionGeometry, NetworkParameters.LayerParameters, rectified: Bool, pooled: Bool)
    case dense(NetworkArchitecture.Dense, NetworkParameters.LayerParameters, rectified: Bool)
    case relu(TensorShape)
    case maxPool(TensorShape)

    static func steps(architecture: NetworkArchitecture, parameters: NetworkParameters) throws -> [InferenceStep] {
        let inputs = [architecture.input.shape] + (try architecture.outputShapes())
        let layers = architecture.layers
        var weights = parameters.layers.makeIterator()
        var steps: [InferenceStep] = []
        var index = 0
        while index < layers.count {
            let shape = inputs[index]
            let rectified = index + 1 < layers.count && layers[index + 1] == .relu
            let pooled = rectified && index + 2 < layers.count && layers[index + 2] == .maxPool
            switch layers[index] {
            case .convolution(let layer):
                guard let parameters = weights.next() else { break }
                let geometry = ConvolutionGeometry(layer, input: shape)
                steps.append(.convolution(geometry, parameters, rectified: rectified, pooled: pooled))
                index += (rectified ? 1 : 0) + (pooled ? 1 : 0)
            case .dense(let layer):
                guard let parameters = weights.next() else { break }
                steps.append(.dense(layer, parameters, rectified: rectified))
                index += rectified ? 1 : 0
            case .relu: steps.append(.relu(shape))
            case .maxPool: steps.append(.maxPool(shape))
            }
            index += 1
        }
        return steps
    }

    /// Values of one glyph after the step.
    var outputCount: Int {
        switch self {
        case .convolution(let geometry, _, _, let pooled):
            let output = geometry.output
            return pooled ? (output.height / 2) * (output.width / 2) * output.channels : output.count
        case .dense(let layer, _, _): return layer.outputs
        case .relu(let shape): return shape.count
        case .maxPool(let shape): return (shape.height / 2) * (shape.width / 2) * shape.channels
        }
    }

    /// Floats that the step needs beside input and output: padded picture, patches, unpooled output.
    var scratchCount: Int {
        guard case .convolution(let geometry, _, _, let pooled) = self else { return 0 }
        let values = geometry.patch + (pooled ? geometry.output.channels : 0)
        return geometry.paddedCount + geometry.glyphsPerSlice * geometry.positions * values
    }

    func run(
        _ input: UnsafePointer<Float>, count: Int, scratch: UnsafeMutablePointer<Float>,
        into output: UnsafeMutablePointer<Float>
    ) {
        switch self {
        case .convolution(let geometry, let parameters, let rectified, let pooled):
            convolve(
                input, count: count, geometry, parameters, rectified: rectified, pooled: pooled, scratch: scratch,
                into: output)
        case .dense(let layer, let parameters, let rectified):
            MatrixProduct.multiply(
                input, parameters.weights, into: output, rows: count, columns: layer.outputs, inner: layer.inputs)
            ActivationKernels.addBias(
                parameters.bias, channels: layer.outputs, to: output, rows: count, rectify: rectified)
        case .relu(let shape):
            output.update(from: input, count: count * shape.count)
            ActivationKernels.rectify(output, count: count * shape.count)
        case .maxPool(let shape):
            ActivationKernels.maxPool(input, shape: shape, count: count, into: output)
        }
    }

    private func convolve(
        _ input: UnsafePointer<Float>, count: Int, _ geometry: ConvolutionGeometry,
        _ parameters: NetworkParameters.LayerParameters, rectified: Bool, pooled: Bool,
        scratch: UnsafeMutablePointer<Float>, into output: UnsafeMutablePointer<Float>
    ) {
        let padded = scratch
        padded.update(repeating: 0, count: geometry.paddedCount)
        let columns = padded + geometry.paddedCount
        let unpooled = columns + geometry.glyphsPerSlice * geometry.positions * geometry.patch
        let channels = geometry.output.channels
        for start in stride(from: 0, to: count, by: geometry.glyphsPerSlice) {
            let slice = min(geometry.glyphsPerSlice, count - start)
            let target = output + start * outputCount
            let product = pooled ? unpooled : target
            geometry.expand(input + start * geometry.input.count, count: slice, padded: padded, into: columns)
            MatrixProduct.multiply(
                columns, parameters.weights, into: product,
                rows: slice * geometry.positions, columns: channels, inner: geometry.patch)
            if pooled {
                ActivationKernels.maxPool(unpooled, shape: geometry.output, count: slice, into: target)
            }
            ActivationKernels.addBias(
                parameters.bias, channels: channels, to: target, rows: slice * outputCount / channels,
                rectify: rectified)
        }
    }
}

/// The working memory of one call: two buffers that the steps write in turn, and scratch.
struct InferenceWorkspace {
    private let buffers: [FloatBuffer]
    private let scratch: FloatBuffer

    init(steps: [InferenceStep], batch: Int) {
        let largest = steps.map(\.outputCount).max() ?? 0
        buffers = [FloatBuffer(count: largest * batch), FloatBuffer(count: largest * batch)]
        scratch = FloatBuffer(zeros: steps.map(\.scratchCount).max() ?? 0)
    }

    /// Runs `count` glyphs, at most the batch this was made for.
    func run(
        _ steps: [InferenceStep], _ input: UnsafePointer<Float>, count: Int, into output: UnsafeMutablePointer<Float>
    ) {
        var source = input
        for (index, step) in steps.enumerated() {
            let target = index == steps.count - 1 ? output : buffers[index % 2].pointer
            step.run(source, count: count, scratch: scratch.pointer, into: target)
            source = UnsafePointer(target)
        }
    }
}
