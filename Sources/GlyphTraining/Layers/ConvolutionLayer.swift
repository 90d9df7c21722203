import GlyphClassifier
import NetworkKernels

/// Convolution as matrix products over patches; patches are laid out again for the backward pass, which is cheaper
/// than keeping them: a slice stays in the cache, a minibatch does not.
final class ConvolutionLayer: TrainingLayer {
    private let geometry: ConvolutionGeometry
    private let weights: Int
    /// Nil when batch normalisation follows, which would take any bias away.
    private let bias: Int?
    private let padded: FloatBuffer
    private let foldingPadded: FloatBuffer
    private let columns: FloatBuffer

    let isInPlace = false
    var inputCount: Int { geometry.input.count }
    var outputCount: Int { geometry.output.count }

    init(_ geometry: ConvolutionGeometry, weights: Int, bias: Int?) {
        self.geometry = geometry
        self.weights = weights
        self.bias = bias
        padded = FloatBuffer(zeros: geometry.paddedCount)
        foldingPadded = FloatBuffer(zeros: geometry.paddedCount)
        columns = FloatBuffer(count: geometry.glyphsPerSlice * geometry.positions * geometry.patch)
    }

    private func slices(_ count: Int) -> some Sequence<(start: Int, count: Int)> {
        let size = geometry.glyphsPerSlice
        return stride(from: 0, to: count, by: size).lazy.map { ($0, min(size, count - $0)) }
    }

    func forward(_ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ pass: TrainingPass) {
        for slice in slices(pass.count) {
            geometry.expand(
                input + slice.start * inputCount, count: slice.count, padded: padded.pointer, into: columns.pointer)
            MatrixProduct.multiply(
                columns.pointer, pass.parameters + weights, into: output + slice.start * outputCount,
                rows: slice.count * geometry.positions, columns: geometry.output.channels, inner: geometry.patch)
        }
        guard let bias else { return }
        ActivationKernels.addBias(
            pass.parameters + bias, channels: geometry.output.channels, to: output,
            rows: pass.count * geometry.positions, rectify: false)
    }

    func backward(
        input: UnsafePointer<Float>, output: UnsafePointer<Float>, outputGradient: UnsafeMutablePointer<Float>,
        inputGradient: UnsafeMutablePointer<Float>?, _ pass: TrainingPass
    ) {
        let channels = geometry.output.channels
        for slice in slices(pass.count) {
            let rows = slice.count * geometry.positions
            let gradient = outputGradient + slice.start * outputCount
            geometry.expand(
                input + slice.start * inputCount, count: slice.count, padded: padded.pointer, into: columns.pointer)
            MatrixProduct.multiply(
                columns.pointer, gradient, into: pass.gradients + weights,
                rows: geometry.patch, columns: channels, inner: rows, transposingA: true, accumulate: true)
            guard let inputGradient else { continue }
            MatrixProduct.multiply(
                gradient, pass.parameters + weights, into: columns.pointer,
                rows: rows, columns: geometry.patch, inner: channels, transposingB: true)
            geometry.fold(
                columns.pointer, count: slice.count, padded: foldingPadded.pointer,
                into: inputGradient + slice.start * inputCount)
        }
        guard let bias else { return }
        ChannelSums.add(
            outputGradient, channels: channels, rows: pass.count * geometry.positions, to: pass.gradients + bias)
    }
}

/// Sums over rows, one per channel.
enum ChannelSums {
    static func add(
        _ values: UnsafePointer<Float>, channels: Int, rows: Int, to sums: UnsafeMutablePointer<Float>
    ) {
        for row in 0..<rows {
            let line = values + row &* channels
            for channel in 0..<channels { sums[channel] += line[channel] }
        }
    }
}
