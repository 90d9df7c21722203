import TestSupport

@testable import NetworkKernels

/// A convolution written down as its definition says it, in double precision: the oracle of the fast ones.
struct DirectConvolution {
    let layer: Convolution
    let parameters: LayerParameters

    /// `input` holds rows, columns, channels.
    func run(_ input: [Float], _ shape: TensorShape) -> [Double] {
        run(input, shape) { weight, _ in Double(weight) }
    }

    /// Σ |input| under the kernel: what an error of one in each weight would make.
    func sums(_ input: [Float], _ shape: TensorShape) -> [Double] {
        run(input.map(abs), shape) { _, _ in 1 }.enumerated().map {
            $1 - Double(parameters.bias[$0 % layer.outputChannels])
        }
    }

    private func run(
        _ input: [Float], _ shape: TensorShape, weigh: (_ weight: Float, _ channel: Int) -> Double
    ) -> [Double] {
        let output = ConvolutionGeometry(layer, input: shape).output
        var result: [Double] = []
        for y in 0..<output.height {
            for x in 0..<output.width {
                for channel in 0..<output.channels {
                    var sum = Double(parameters.bias[channel])
                    for (row, column, place) in kernel(y, x) {
                        guard (0..<shape.height).contains(row), (0..<shape.width).contains(column) else { continue }
                        for source in 0..<shape.channels {
                            let weight = (place * shape.channels + source) * output.channels + channel
                            sum +=
                                Double(input[(row * shape.width + column) * shape.channels + source])
                                * weigh(parameters.weights[weight], channel)
                        }
                    }
                    result.append(sum)
                }
            }
        }
        return result
    }

    /// Where the kernel's places lie for an output, and their numbers.
    private func kernel(_ y: Int, _ x: Int) -> [(row: Int, column: Int, place: Int)] {
        (0..<layer.kernel * layer.kernel).map { place in
            (
                y * layer.stride - layer.padding + place / layer.kernel,
                x * layer.stride - layer.padding + place % layer.kernel, place
            )
        }
    }
}

extension LayerParameters {
    /// Parameters of the right sizes that look random, of −0.5…0.5.
    static func arbitrary(_ layer: Convolution, seed: UInt64 = 1) -> LayerParameters {
        var random = TestRandom(seed: seed)
        return LayerParameters(
            weights: random.values(
                layer.kernel * layer.kernel * layer.inputChannels * layer.outputChannels, in: -0.5...0.5),
            bias: random.values(layer.outputChannels, in: -0.5...0.5))
    }
}
