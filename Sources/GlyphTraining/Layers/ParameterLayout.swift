import GlyphClassifier
import NetworkKernels

/// Where each trainable tensor of a network lies in one flat array.
///
/// One array for all parameters makes the optimiser, averaging, gradient sums and checkpoints loops over floats.
struct ParameterLayout: Hashable, Sendable {
    struct Segment: Hashable, Sendable {
        let range: Range<Int>
        /// Weights decay; biases and the scales of batch normalisation do not.
        let decays: Bool
        let start: Start
    }

    /// What a tensor holds before training.
    enum Start: Hashable, Sendable {
        case zero
        case one
        /// Normal with this standard deviation.
        case normal(Float)
    }

    /// The tensors of one layer, as offsets into the parameters and the running statistics.
    enum Tensors: Hashable, Sendable {
        case convolution(weights: Int, bias: Int)
        /// Without a bias: `shift` takes its place. `statistics` is where running means and then variances lie.
        case normalizedConvolution(weights: Int, scale: Int, shift: Int, statistics: Int)
        case dense(weights: Int, bias: Int)
        case none
    }

    private(set) var segments: [Segment] = []
    /// One entry per layer of the architecture.
    private(set) var tensors: [Tensors] = []
    /// Where each layer's parameters lie; empty for a layer without any.
    private(set) var ranges: [Range<Int>] = []
    private(set) var parameterCount = 0
    /// Running means and variances of all batch normalisations.
    private(set) var statisticsCount = 0

    init(_ architecture: NetworkArchitecture) {
        for layer in architecture.layers {
            let start = parameterCount
            switch layer {
            case .convolution(let convolution): add(convolution)
            case .dense(let dense):
                let weights = add(dense.inputs * dense.outputs, Self.he(dense.inputs))
                tensors.append(.dense(weights: weights, bias: add(dense.outputs, .zero)))
            case .relu, .maxPool: tensors.append(.none)
            }
            ranges.append(start..<parameterCount)
        }
    }

    /// The tensors of convolutions alone.
    init(_ convolutions: [Convolution]) {
        for layer in convolutions {
            let start = parameterCount
            add(layer)
            ranges.append(start..<parameterCount)
        }
    }

    private mutating func add(_ layer: Convolution) {
        let fanIn = layer.kernel * layer.kernel * layer.inputChannels
        let weights = add(fanIn * layer.outputChannels, Self.he(fanIn))
        guard layer.batchNormalized else {
            tensors.append(.convolution(weights: weights, bias: add(layer.outputChannels, .zero)))
            return
        }
        let scale = add(layer.outputChannels, .one)
        let shift = add(layer.outputChannels, .zero)
        tensors.append(
            .normalizedConvolution(weights: weights, scale: scale, shift: shift, statistics: statisticsCount))
        statisticsCount += 2 * layer.outputChannels
    }

    private mutating func add(_ count: Int, _ start: Start) -> Int {
        let offset = parameterCount
        if case .normal = start {
            segments.append(Segment(range: offset..<offset + count, decays: true, start: start))
        } else {
            segments.append(Segment(range: offset..<offset + count, decays: false, start: start))
        }
        parameterCount += count
        return offset
    }

    /// Keeps the variance through layers with ReLU.
    ///
    /// He et al. 2015, doi:10.1109/ICCV.2015.123.
    private static func he(_ fanIn: Int) -> Start { .normal((2 / Float(fanIn)).squareRoot()) }
}

extension ParameterLayout {
    /// Fresh parameters.
    func initialParameters(seed: UInt64) -> [Float] {
        var random = SplitMix64(seed: seed)
        var values = [Float](repeating: 0, count: parameterCount)
        for segment in segments {
            switch segment.start {
            case .zero: break
            case .one: for index in segment.range { values[index] = 1 }
            case .normal(let deviation):
                for index in segment.range { values[index] = deviation * random.gaussian() }
            }
        }
        return values
    }

    /// Running statistics that leave values as they are: mean 0, variance 1.
    func initialStatistics() -> [Float] {
        var values = [Float](repeating: 0, count: statisticsCount)
        for case .normalizedConvolution(_, let scale, let shift, let statistics) in tensors {
            let channels = shift - scale
            for index in 0..<channels { values[statistics + channels + index] = 1 }
        }
        return values
    }
}
