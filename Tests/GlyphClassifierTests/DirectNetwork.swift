@testable import GlyphClassifier
@testable import NetworkKernels

/// The network written down as the definitions say it, loop by loop in double precision: the oracle of the fast one.
struct DirectNetwork {
    let architecture: NetworkArchitecture
    let parameters: NetworkParameters

    func logits(_ glyph: [Float]) -> [Float] {
        var values = glyph.map(Double.init)
        var shape = architecture.input.shape
        var learnt = parameters.layers.makeIterator()
        for layer in architecture.layers {
            switch layer {
            case .convolution(let convolution):
                (values, shape) = convolve(values, shape, convolution, learnt.next()!)
            case .relu: values = values.map { max(0, $0) }
            case .maxPool: (values, shape) = pool(values, shape)
            case .dense(let dense):
                let own = learnt.next()!
                values = (0..<dense.outputs).map { output in
                    (0..<dense.inputs).reduce(Double(own.bias[output])) {
                        $0 + values[$1] * Double(own.weights[$1 * dense.outputs + output])
                    }
                }
            }
        }
        return values.map { Float($0) }
    }

    private func convolve(
        _ input: [Double], _ shape: TensorShape, _ layer: NetworkArchitecture.Convolution,
        _ own: NetworkParameters.LayerParameters
    ) -> ([Double], TensorShape) {
        let height = (shape.height + 2 * layer.padding - layer.kernel) / layer.stride + 1
        let width = (shape.width + 2 * layer.padding - layer.kernel) / layer.stride + 1
        let output = TensorShape(height: height, width: width, channels: layer.outputChannels)
        var result: [Double] = []
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<layer.outputChannels {
                    var sum = Double(own.bias[channel])
                    for ky in 0..<layer.kernel {
                        for kx in 0..<layer.kernel {
                            let row = y * layer.stride + ky - layer.padding
                            let column = x * layer.stride + kx - layer.padding
                            guard (0..<shape.height).contains(row), (0..<shape.width).contains(column) else { continue }
                            for source in 0..<shape.channels {
                                let weight = ((ky * layer.kernel + kx) * shape.channels + source)
                                sum +=
                                    input[(row * shape.width + column) * shape.channels + source]
                                    * Double(own.weights[weight * layer.outputChannels + channel])
                            }
                        }
                    }
                    result.append(sum)
                }
            }
        }
        return (result, output)
    }

    private func pool(_ input: [Double], _ shape: TensorShape) -> ([Double], TensorShape) {
        let output = TensorShape(height: shape.height / 2, width: shape.width / 2, channels: shape.channels)
        var result: [Double] = []
        for y in 0..<output.height {
            for x in 0..<output.width {
                for channel in 0..<shape.channels {
                    let patch = [(0, 0), (0, 1), (1, 0), (1, 1)].map { dy, dx in
                        input[((2 * y + dy) * shape.width + 2 * x + dx) * shape.channels + channel]
                    }
                    result.append(patch.max()!)
                }
            }
        }
        return (result, output)
    }
}

extension NetworkParameters {
    /// Parameters of the right sizes that look random, and small enough that values stay near 1.
    static func arbitrary(_ architecture: NetworkArchitecture) -> NetworkParameters {
        var state: UInt32 = 12345
        func next() -> Float {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Float(state >> 8) / Float(1 << 24) - 0.5
        }
        return NetworkParameters(
            layers: architecture.parameterCounts.map { count in
                let scale = 3.5 / Float(count.weights / count.bias).squareRoot()
                return .init(
                    weights: (0..<count.weights).map { _ in next() * scale },
                    bias: (0..<count.bias).map { _ in next() })
            })
    }
}

/// Glyphs of arbitrary gray.
func arbitraryGlyphs(_ count: Int) -> [Float] {
    (0..<count * 784).map { index in
        let gray = Float((index * 7919) % 256) / 255
        return (index / 5) % 2 == 0 ? 0 : gray
    }
}
