/// A fully convolutional network: layers that take maps of any size.
public protocol MapArchitecture: Hashable, Sendable, Codable {
    /// What a file of its weights begins with, four characters, and what messages call such a file.
    static var magic: String { get }
    static var name: String { get }

    /// Channels of the input.
    var inputs: Int { get }
    /// The layers in order: step i makes tensor i + 1.
    var steps: [MapStep] { get }
    /// Whether it can be run at all; what a file says may be anything.
    var isSound: Bool { get }
}

/// One layer; tensors are counted from the network's input, 0.
public enum MapStep: Hashable, Sendable {
    /// Of tensor `input`; all but the last are batch-normalised while training and followed by max(0, x).
    case convolution(input: Int, Convolution, isLast: Bool)
    /// Tensor `coarse` upsampled twofold (nearest neighbour), cropped to the size of tensor `fine` and added to it.
    case merge(coarse: Int, fine: Int)
    /// Of tensor `input` the channels of neighbouring positions, put together as one position's.
    case stack(input: Int, MapStacking)
}

extension MapArchitecture {
    /// The shapes of all tensors, the input's first.
    public func shapes(height: Int, width: Int) -> [TensorShape] {
        steps.reduce(into: [TensorShape(height: height, width: width, channels: inputs)]) { shapes, step in
            switch step {
            case .convolution(let input, let layer, _):
                shapes.append(ConvolutionGeometry(layer, input: shapes[input]).output)
            case .merge(_, let fine): shapes.append(shapes[fine])
            case .stack(let input, let stacking): shapes.append(stacking.shape(of: shapes[input]))
            }
        }
    }

    /// The convolutions in their order.
    public var convolutions: [Convolution] {
        steps.compactMap { step in
            if case .convolution(_, let layer, _) = step { layer } else { nil }
        }
    }
}
