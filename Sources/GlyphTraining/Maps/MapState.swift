import FoundationEssentials
import NetworkKernels

/// Where the training of a fully convolutional network stands: all that is needed to go on as if it had never stopped.
public struct MapState<Architecture: TrainedArchitecture>: Hashable, Sendable {
    /// What the training follows.
    public internal(set) var recipe: MapRecipe<Architecture>
    /// Steps done.
    public internal(set) var step = 0
    var parameters: [Float]
    var firstMoments: [Float]
    var secondMoments: [Float]
    var averaged: [Float]
    var statistics: [Float]

    /// Whether all steps of the recipe are done.
    public var isFinished: Bool { step >= recipe.optimization.steps }

    /// - Throws: `TrainingError`.
    public init(recipe: MapRecipe<Architecture>) throws {
        try recipe.validate()
        let layout = ParameterLayout(recipe.architecture.convolutions)
        self.recipe = recipe
        parameters = layout.initialParameters(seed: recipe.optimization.seed)
        firstMoments = [Float](repeating: 0, count: layout.parameterCount)
        secondMoments = firstMoments
        averaged = parameters
        statistics = layout.initialStatistics()
    }

    /// The network as it is now: averaged weights, batch normalisation folded into the convolutions.
    public var model: MapModel<Architecture> {
        let layout = ParameterLayout(recipe.architecture.convolutions)
        let values = recipe.optimization.averaging > 0 ? averaged : parameters
        let layers = zip(layout.tensors, recipe.architecture.convolutions).map { tensors, layer in
            let count = layer.outputChannels
            let weightCount = layer.kernel * layer.kernel * layer.inputChannels * count
            func slice(_ start: Int, _ length: Int) -> [Float] { Array(values[start..<start + length]) }
            switch tensors {
            case .normalizedConvolution(let weights, let scale, let shift, let start):
                return LayerParameters.folding(
                    weights: values[weights..<weights + weightCount], scale: slice(scale, count),
                    shift: slice(shift, count), mean: Array(statistics[start..<start + count]),
                    variance: Array(statistics[start + count..<start + 2 * count]))
            case .convolution(let weights, let bias):
                return LayerParameters(weights: slice(weights, weightCount), bias: slice(bias, count))
            default: return LayerParameters(weights: [], bias: [])
            }
        }
        return MapModel(
            architecture: recipe.architecture, layers: layers,
            provenance: MapModel<Architecture>.Provenance(
                recipe: recipe.name, seed: recipe.optimization.seed, steps: step))
    }
}

/// A checkpoint on disk, little-endian: the architecture's magic, length of the header, header (JSON), then parameters,
/// both moments, averaged parameters and statistics as binary32, and a CRC-32 of all before it.
extension MapState {
    private static var magic: [UInt8] { Array(Architecture.checkpointMagic.utf8) }

    /// What is written, in this order.
    private static var arrays: [WritableKeyPath<Self, [Float]>] {
        [\.parameters, \.firstMoments, \.secondMoments, \.averaged, \.statistics]
    }

    private struct Header: Codable {
        var recipe: MapRecipe<Architecture>
        var step: Int
    }

    private static func valueBytes(of layout: ParameterLayout) -> Int {
        4 * (4 * layout.parameterCount + layout.statisticsCount)
    }

    /// - Throws: what Foundation throws when the file cannot be written.
    public func write(to url: URL) throws {
        let json = try JSONEncoder().encode(Header(recipe: recipe, step: step))
        var bytes = Self.magic
        bytes.append(littleEndian: UInt32(json.count))
        bytes.append(contentsOf: json)
        for array in Self.arrays { bytes.append(littleEndian: self[keyPath: array]) }
        bytes.append(littleEndian: Checksum.crc32(bytes))
        try Data(bytes).write(to: url, options: .atomic)
    }

    /// - Throws: `TrainingError` when the bytes are no checkpoint.
    public init(checkpoint bytes: [UInt8]) throws {
        let damaged = TrainingError("not a checkpoint of a \(Architecture.name), or damaged")
        guard bytes.count > 12, bytes.starts(with: Self.magic) else { throw damaged }
        self = try bytes.withUnsafeBytes { bytes in
            let end = bytes.count - 4
            let start = 8 + Int(bytes.littleEndian(UInt32.self, at: 4))
            guard start <= end,
                bytes.littleEndian(UInt32.self, at: end) == Checksum.crc32(.init(rebasing: bytes[..<end])),
                let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[8..<start]))
            else { throw damaged }
            // What a header asks for is made only when the values are there.
            guard header.step >= 0, header.recipe.architecture.isSound,
                end - start == Self.valueBytes(of: ParameterLayout(header.recipe.architecture.convolutions))
            else { throw damaged }
            var state = try MapState(recipe: header.recipe)
            state.step = header.step
            var offset = start
            for array in Self.arrays {
                state[keyPath: array] = bytes.nextFloats(state[keyPath: array].count, at: &offset)
            }
            return state
        }
    }

    /// This state for a training that ends and draws as another recipe says.
    ///
    /// - Throws: `TrainingError` when that makes no sense.
    public func continuing(as other: MapRecipe<Architecture>) throws -> MapState {
        guard other.architecture == recipe.architecture else {
            throw TrainingError("recipe \(other.name): the checkpoint is of another architecture")
        }
        var state = self
        state.recipe = other
        try state.recipe.validate()
        return state
    }
}
