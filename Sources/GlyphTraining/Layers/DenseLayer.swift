import GlyphClassifier
import NetworkKernels

/// A fully connected layer: y = x · W + b.
final class DenseLayer: TrainingLayer {
    private let layer: NetworkArchitecture.Dense
    private let weights: Int
    private let bias: Int

    let isInPlace = false
    var inputCount: Int { layer.inputs }
    var outputCount: Int { layer.outputs }

    init(_ layer: NetworkArchitecture.Dense, weights: Int, bias: Int) {
        self.layer = layer
        self.weights = weights
        self.bias = bias
    }

    func forward(_ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ pass: TrainingPass) {
        MatrixProduct.multiply(
            input, pass.parameters + weights, into: output,
            rows: pass.count, columns: layer.outputs, inner: layer.inputs)
        ActivationKernels.addBias(
            pass.parameters + bias, channels: layer.outputs, to: output, rows: pass.count, rectify: false)
    }

    func backward(
        input: UnsafePointer<Float>, output: UnsafePointer<Float>, outputGradient: UnsafeMutablePointer<Float>,
        inputGradient: UnsafeMutablePointer<Float>?, _ pass: TrainingPass
    ) {
        MatrixProduct.multiply(
            input, outputGradient, into: pass.gradients + weights,
            rows: layer.inputs, columns: layer.outputs, inner: pass.count, transposingA: true, accumulate: true)
        ChannelSums.add(outputGradient, channels: layer.outputs, rows: pass.count, to: pass.gradients + bias)
        guard let inputGradient else { return }
        MatrixProduct.multiply(
            outputGradient, pass.parameters + weights, into: inputGradient,
            rows: pass.count, columns: layer.inputs, inner: layer.outputs, transposingB: true)
    }
}
