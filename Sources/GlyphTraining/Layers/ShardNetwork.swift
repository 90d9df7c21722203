import GlyphClassifier
import NetworkKernels

/// A network's layers and working memory for one shard of a minibatch.
///
/// Each shard has its own and computes gradients alone, on whatever thread: what it computes does not depend on the
/// number of threads, and shards' gradients are summed in a fixed order, so training is reproducible.
final class ShardNetwork: @unchecked Sendable {
    let layers: [any TrainingLayer]
    let shardSize: Int
    let glyphInput: GlyphInput
    /// Derivatives of the loss by the parameters, after `train`.
    let gradients: FloatBuffer
    /// Means and variances of this shard, after `train`.
    let statistics: FloatBuffer
    /// `shardSize` glyphs, to be filled before `train`.
    let input: FloatBuffer
    var labels: [Int]
    /// For each glyph, a class that is as right as its label; the label again where there is none.
    var otherLabels: [Int]
    /// Output of each layer; that of an in-place layer is its input's buffer.
    private let outputs: [FloatBuffer]
    private let gradientBuffers: [FloatBuffer]
    private let loss: CrossEntropy

    init(_ architecture: NetworkArchitecture, shardSize: Int, dropout: Float, smoothing: Float) throws {
        let layout = ParameterLayout(architecture)
        layers = try Self.layers(architecture, layout, shardSize: shardSize, dropout: dropout)
        self.shardSize = shardSize
        glyphInput = architecture.input
        gradients = FloatBuffer(zeros: layout.parameterCount)
        statistics = FloatBuffer(zeros: layout.statisticsCount)
        input = FloatBuffer(zeros: shardSize * architecture.input.valueCount)
        labels = [Int](repeating: 0, count: shardSize)
        otherLabels = labels
        loss = CrossEntropy(classes: try architecture.classCount(), smoothing: smoothing)
        var outputs: [FloatBuffer] = []
        for layer in layers {
            if layer.isInPlace {
                outputs.append(outputs.last ?? input)
            } else {
                outputs.append(FloatBuffer(count: shardSize * layer.outputCount))
            }
        }
        self.outputs = outputs
        let largest = layers.map { max($0.inputCount, $0.outputCount) }.max() ?? 0
        gradientBuffers = (0..<2).map { _ in FloatBuffer(count: shardSize * largest) }
    }

    /// Forward and backward pass over the glyphs in `input`.
    ///
    /// - Parameters:
    ///   - parameters: all of the network's.
    ///   - batchSize: glyphs in the whole minibatch, by which loss gradients are divided.
    ///   - seed: for dropout.
    /// - Returns: the loss, summed over the shard's glyphs.
    func train(parameters: UnsafePointer<Float>, batchSize: Int, seed: UInt64) -> CrossEntropy.Result {
        gradients.pointer.update(repeating: 0, count: gradients.count)
        let pass = TrainingPass(
            count: shardSize, parameters: parameters, gradients: gradients.pointer,
            statistics: statistics.pointer, seed: seed)
        forward(pass)
        guard let logits = outputs.last else { return CrossEntropy.Result() }
        let result = loss.differentiate(
            logits.pointer, labels: labels, otherLabels: otherLabels, weight: 1 / Float(batchSize))
        backward(from: logits.pointer, pass)
        return result
    }

    private func input(of index: Int) -> UnsafeMutablePointer<Float> {
        index == 0 ? input.pointer : outputs[index - 1].pointer
    }

    private func forward(_ pass: TrainingPass) {
        for (index, layer) in layers.enumerated() {
            layer.forward(input(of: index), into: outputs[index].pointer, pass)
        }
    }

    private func backward(from lossGradient: UnsafeMutablePointer<Float>, _ pass: TrainingPass) {
        var gradient = lossGradient
        var next = 0
        for (index, layer) in layers.enumerated().reversed() {
            let target: UnsafeMutablePointer<Float>? =
                index == 0 ? nil : layer.isInPlace ? gradient : gradientBuffers[next].pointer
            layer.backward(
                input: input(of: index), output: outputs[index].pointer, outputGradient: gradient,
                inputGradient: target, pass)
            guard let target, !layer.isInPlace else { continue }
            gradient = target
            next = 1 - next
        }
    }
}

extension ShardNetwork {
    /// Dropout, if any, stands before the last dense layer.
    private static func layers(
        _ architecture: NetworkArchitecture, _ layout: ParameterLayout, shardSize: Int, dropout: Float
    ) throws -> [any TrainingLayer] {
        var layers: [any TrainingLayer] = []
        var shape = architecture.input.shape
        for (index, output) in try architecture.outputShapes().enumerated() {
            switch (architecture.layers[index], layout.tensors[index]) {
            case (.convolution(let layer), .convolution(let weights, let bias)):
                layers.append(
                    ConvolutionLayer(ConvolutionGeometry(layer, input: shape), weights: weights, bias: bias))
            case (.convolution(let layer), .normalizedConvolution(let weights, let scale, let shift, let statistics)):
                layers.append(
                    ConvolutionLayer(ConvolutionGeometry(layer, input: shape), weights: weights, bias: nil))
                layers.append(BatchNormalizationLayer(output, scale: scale, shift: shift, statistics: statistics))
            case (.dense(let layer), .dense(let weights, let bias)):
                if dropout > 0, index > 0, index == architecture.layers.count - 1 {
                    layers.append(DropoutLayer(count: layer.inputs, rate: dropout, shardSize: shardSize))
                }
                layers.append(DenseLayer(layer, weights: weights, bias: bias))
            case (.maxPool, _): layers.append(MaxPoolLayer(shape))
            default: layers.append(RectifierLayer(count: output.count))
            }
            shape = output
        }
        return layers
    }
}
