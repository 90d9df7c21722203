import Finding
import NetworkKernels
import TestSupport

/// The network written down as its definition says it, in double precision: the oracle of the fast ones.
struct DirectFindingNetwork {
    let architecture: FindingArchitecture
    let layers: [LayerParameters]

    /// The answers, and the largest value of each tensor, the input's first.
    func run(_ input: FindingInput) -> (answers: [Double], greatest: [Double]) {
        var shapes = [TensorShape(height: input.height, width: input.width, channels: FindingInput.channels)]
        var tensors = [input.values.map(Double.init)]
        var learnt = layers.makeIterator()
        for step in architecture.steps {
            switch step {
            case .convolution(let source, let layer, let isLast):
                guard let own = learnt.next() else { return ([], []) }
                let (values, shape) = convolve(tensors[source], shapes[source], layer, own)
                tensors.append(isLast ? values : values.map { max(0, $0) })
                shapes.append(shape)
            case .merge(let coarse, let fine):
                tensors.append(merge(tensors[coarse], shapes[coarse], tensors[fine], shapes[fine]))
                shapes.append(shapes[fine])
            case .stack: preconditionFailure("nothing is stacked here")
            }
        }
        return (tensors.last ?? [], tensors.map { $0.max() ?? 0 })
    }

    private func convolve(
        _ input: [Double], _ shape: TensorShape, _ layer: Convolution, _ own: LayerParameters
    ) -> ([Double], TensorShape) {
        let output = TensorShape(
            height: (shape.height + layer.stride - 1) / layer.stride,
            width: (shape.width + layer.stride - 1) / layer.stride, channels: layer.outputChannels)
        var result: [Double] = []
        for y in 0..<output.height {
            for x in 0..<output.width {
                var sums = own.bias.map(Double.init)
                for place in 0..<layer.kernel * layer.kernel {
                    let row = y * layer.stride + place / layer.kernel - layer.padding
                    let column = x * layer.stride + place % layer.kernel - layer.padding
                    guard (0..<shape.height).contains(row), (0..<shape.width).contains(column) else { continue }
                    for source in 0..<shape.channels {
                        let value = input[(row * shape.width + column) * shape.channels + source]
                        let weights = (place * shape.channels + source) * output.channels
                        for channel in sums.indices { sums[channel] += value * Double(own.weights[weights + channel]) }
                    }
                }
                result += sums
            }
        }
        return (result, output)
    }

    private func merge(
        _ coarse: [Double], _ coarseShape: TensorShape, _ fine: [Double], _ shape: TensorShape
    ) -> [Double] {
        fine.indices.map { index in
            let (position, channel) = index.quotientAndRemainder(dividingBy: shape.channels)
            let (y, x) = position.quotientAndRemainder(dividingBy: shape.width)
            return fine[index] + coarse[(y / 2 * coarseShape.width + x / 2) * shape.channels + channel]
        }
    }
}

extension FindingModel {
    static let small = FindingArchitecture(widths: [8, 12, 17, 20], repeats: [0, 1, 0, 1])

    /// A small network that nobody trained.
    static func arbitrary() -> FindingModel { arbitrary(small) }
}

extension FindingInput {
    /// A picture of any colours.
    static func arbitrary(width: Int, height: Int, seed: UInt64 = 5) -> FindingInput {
        var random = TestRandom(seed: seed)
        return FindingInput(
            width: width, height: height,
            pixels: (0..<width * height * 3).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
}
