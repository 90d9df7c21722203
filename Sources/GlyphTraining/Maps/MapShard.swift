import GlyphClassifier
import NetworkKernels

/// Layers and working memory of a fully convolutional network for one shard of a minibatch, on whatever thread.
final class MapShard: @unchecked Sendable {
    let sampleCount: Int
    let gradients: FloatBuffer
    let statistics: FloatBuffer
    private let steps: [MapStep]
    private let shapes: [TensorShape]
    private let convolutions: [Int: ConvolutionLayers]
    /// Of each tensor its values and the loss's derivatives by them.
    private let tensors: [FloatBuffer]
    private let derivatives: [FloatBuffer]
    private let scratch: FloatBuffer

    /// A convolution and what follows it.
    private struct ConvolutionLayers {
        let convolution: ConvolutionLayer
        let normalization: BatchNormalizationLayer?
        let rectifier: RectifierLayer?
        /// What the convolution makes, before it is normalised.
        let raw: FloatBuffer
    }

    /// Height and width are those of each sample.
    init(_ architecture: some MapArchitecture, layout: ParameterLayout, height: Int, width: Int, sampleCount: Int) {
        self.sampleCount = sampleCount
        steps = architecture.steps
        shapes = architecture.shapes(height: height, width: width)
        gradients = FloatBuffer(zeros: layout.parameterCount)
        statistics = FloatBuffer(zeros: layout.statisticsCount)
        tensors = shapes.map { FloatBuffer(zeros: sampleCount * $0.count) }
        derivatives = shapes.enumerated().map { FloatBuffer(zeros: $0 == 0 ? 0 : sampleCount * $1.count) }
        scratch = FloatBuffer(zeros: sampleCount * (shapes.map(\.count).max() ?? 0))
        var layers: [Int: ConvolutionLayers] = [:]
        var next = 0
        for (index, step) in steps.enumerated() {
            guard case .convolution(let input, let layer, _) = step else { continue }
            layers[index] = Self.layers(
                ConvolutionGeometry(layer, input: shapes[input]), layout.tensors[next], output: shapes[index + 1],
                sampleCount: sampleCount)
            next += 1
        }
        convolutions = layers
    }

    private static func layers(
        _ geometry: ConvolutionGeometry, _ tensors: ParameterLayout.Tensors, output: TensorShape, sampleCount: Int
    ) -> ConvolutionLayers? {
        switch tensors {
        case .normalizedConvolution(let weights, let scale, let shift, let statistics):
            ConvolutionLayers(
                convolution: ConvolutionLayer(geometry, weights: weights, bias: nil),
                normalization: BatchNormalizationLayer(output, scale: scale, shift: shift, statistics: statistics),
                rectifier: RectifierLayer(count: output.count), raw: FloatBuffer(count: sampleCount * output.count))
        case .convolution(let weights, let bias):
            ConvolutionLayers(
                convolution: ConvolutionLayer(geometry, weights: weights, bias: bias), normalization: nil,
                rectifier: nil, raw: FloatBuffer(count: 0))
        default: nil
        }
    }

    /// Forward and backward pass over some samples.
    ///
    /// `inputs` holds rows, columns, channels of each sample; `differentiate` replaces the answers to a sample by the
    /// loss's derivatives by them.
    func train(
        _ inputs: [[Float]], parameters: UnsafePointer<Float>,
        differentiate: (_ sample: Int, UnsafeMutablePointer<Float>) -> Void
    ) {
        gradients.pointer.update(repeating: 0, count: gradients.count)
        let pass = forward(inputs, parameters: parameters)
        let output = steps.count
        derivatives[output].pointer.update(from: tensors[output].pointer, count: sampleCount * shapes[output].count)
        for index in inputs.indices {
            differentiate(index, derivatives[output].pointer + index * shapes[output].count)
        }
        backward(pass)
    }

    /// Forward pass over some samples; `statistics` are then theirs.
    @discardableResult
    func forward(_ inputs: [[Float]], parameters: UnsafePointer<Float>) -> TrainingPass {
        precondition(inputs.count == sampleCount && inputs.allSatisfy { $0.count == shapes[0].count })
        let pass = TrainingPass(
            count: sampleCount, parameters: parameters, gradients: gradients.pointer, statistics: statistics.pointer,
            seed: 0)
        for (index, input) in inputs.enumerated() {
            (tensors[0].pointer + index * shapes[0].count).update(from: input, count: shapes[0].count)
        }
        forward(pass)
        return pass
    }

    private func forward(_ pass: TrainingPass) {
        for (index, step) in steps.enumerated() {
            let target = tensors[index + 1].pointer
            switch step {
            case .convolution(let input, _, _):
                guard let layers = convolutions[index] else { continue }
                guard let normalization = layers.normalization else {
                    layers.convolution.forward(tensors[input].pointer, into: target, pass)
                    continue
                }
                layers.convolution.forward(tensors[input].pointer, into: layers.raw.pointer, pass)
                normalization.forward(layers.raw.pointer, into: target, pass)
                layers.rectifier?.forward(target, into: target, pass)
            case .merge(let coarse, let fine):
                target.update(from: tensors[fine].pointer, count: sampleCount * shapes[fine].count)
                for sample in 0..<sampleCount {
                    MapMerging.add(
                        tensors[coarse].pointer + sample * shapes[coarse].count, shapes[coarse],
                        to: target + sample * shapes[fine].count, shapes[fine])
                }
            case .stack(let input, let stacking):
                for sample in 0..<sampleCount {
                    stacking.stack(
                        tensors[input].pointer + sample * shapes[input].count, shapes[input],
                        into: target + sample * shapes[index + 1].count)
                }
            }
        }
    }

    private func backward(_ pass: TrainingPass) {
        var isKnown = [Bool](repeating: false, count: shapes.count)
        for (index, step) in steps.enumerated().reversed() {
            let gradient = derivatives[index + 1].pointer
            switch step {
            case .convolution(let input, _, _):
                guard let layers = convolutions[index] else { continue }
                if let normalization = layers.normalization {
                    layers.rectifier?.backward(
                        input: tensors[index + 1].pointer, output: tensors[index + 1].pointer,
                        outputGradient: gradient, inputGradient: gradient, pass)
                    normalization.backward(
                        input: layers.raw.pointer, output: tensors[index + 1].pointer, outputGradient: gradient,
                        inputGradient: scratch.pointer, pass)
                    gradient.update(from: scratch.pointer, count: sampleCount * shapes[index + 1].count)
                }
                // Nobody needs the derivatives by the picture.
                let wanted = input == 0 ? nil : isKnown[input] ? scratch.pointer : derivatives[input].pointer
                layers.convolution.backward(
                    input: tensors[input].pointer, output: tensors[index + 1].pointer, outputGradient: gradient,
                    inputGradient: wanted, pass)
                if isKnown[input] { add(scratch.pointer, to: derivatives[input]) }
                isKnown[input] = true
            case .merge(let coarse, let fine):
                for sample in 0..<sampleCount {
                    MapMerging.gather(
                        gradient + sample * shapes[fine].count, shapes[fine],
                        into: derivatives[coarse].pointer + sample * shapes[coarse].count, shapes[coarse])
                }
                derivatives[fine].pointer.update(from: gradient, count: sampleCount * shapes[fine].count)
                (isKnown[coarse], isKnown[fine]) = (true, true)
            case .stack(let input, let stacking):
                let wanted = isKnown[input] ? scratch : derivatives[input]
                for sample in 0..<sampleCount {
                    stacking.gather(
                        gradient + sample * shapes[index + 1].count,
                        into: wanted.pointer + sample * shapes[input].count, shapes[input])
                }
                if isKnown[input] { add(scratch.pointer, to: derivatives[input]) }
                isKnown[input] = true
            }
        }
    }

    private func add(_ values: UnsafePointer<Float>, to target: FloatBuffer) {
        for index in 0..<target.count { target.pointer[index] += values[index] }
    }
}
