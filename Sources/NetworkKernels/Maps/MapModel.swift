import FoundationEssentials

/// A trained fully convolutional network as it lies on disk, little-endian.
///
///     offset  bytes
///     0       4      magic, of the architecture
///     4       4      length of the header, H
///     8       4      number of weights, N
///     12      H      header: JSON
///     12+H    2N     weights, IEEE binary16: of each convolution in turn its weights, then its bias
///     …       4      CRC-32 of everything before it
public struct MapModel<Architecture: MapArchitecture>: Sendable {
    /// How it came to be.
    public struct Provenance: Hashable, Codable, Sendable {
        public var recipe: String
        public var seed: UInt64
        public var steps: Int

        public init(recipe: String, seed: UInt64, steps: Int) {
            (self.recipe, self.seed, self.steps) = (recipe, seed, steps)
        }
    }

    /// Why bytes are no model.
    public struct Problem: Error, Hashable, CustomStringConvertible {
        public let description: String

        package init(description: String) { self.description = description }
    }

    private struct Header: Codable {
        var architecture: Architecture
        var provenance: Provenance
        var ranges: [Float]?
    }

    private static var magic: [UInt8] { Array(Architecture.magic.utf8) }
    private static var prefixLength: Int { 12 }

    public let architecture: Architecture
    public let layers: [LayerParameters]
    public let provenance: Provenance
    /// The largest value of each of the network's tensors, the input's first; empty where nobody measured.
    public var ranges: [Float]

    public init(
        architecture: Architecture, layers: [LayerParameters], provenance: Provenance, ranges: [Float] = []
    ) {
        (self.architecture, self.layers, self.provenance, self.ranges) = (architecture, layers, provenance, ranges)
    }

    public var network: MapNetwork<Architecture> {
        MapNetwork(architecture: architecture, layers: layers, ranges: ranges)
    }

    /// The model with the ranges of its tensors, measured on some inputs: rows, columns, channels of each.
    public func withRanges(measuredOn inputs: [(values: [Float], width: Int, height: Int)]) -> MapModel {
        let network = MapNetwork(architecture: architecture, layers: layers)
        var model = self
        model.ranges = inputs.reduce([]) { ranges, input in
            let greatest = network.greatestValues(of: input.values, width: input.width, height: input.height)
            return ranges.isEmpty ? greatest : zip(ranges, greatest).map(max)
        }
        return model
    }

    /// The model with the mean of its weights and another's, which has that share: after a fine-tuning it keeps more of
    /// what the other has learnt.
    ///
    /// Weight-space ensembling (Wortsman et al. 2022, doi:10.1109/CVPR52688.2022.00780). Both have the same architecture.
    public func mean(with other: MapModel, share: Float) -> MapModel {
        func mean(_ own: [Float], _ others: [Float]) -> [Float] {
            zip(own, others).map { $0 + ($1 - $0) * share }
        }
        let layers = zip(layers, other.layers).map { own, others in
            LayerParameters(weights: mean(own.weights, others.weights), bias: mean(own.bias, others.bias))
        }
        return MapModel(architecture: architecture, layers: layers, provenance: provenance)
    }

    /// - Throws: ``Problem`` when a weight does not fit half precision.
    public func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = try encoder.encode(
            Header(architecture: architecture, provenance: provenance, ranges: ranges.isEmpty ? nil : ranges))
        let weights = layers.flatMap { $0.weights + $0.bias }
        var bytes = Self.magic
        bytes.append(littleEndian: UInt32(json.count))
        bytes.append(littleEndian: UInt32(weights.count))
        bytes.append(contentsOf: json)
        for weight in weights {
            let half = HalfPrecision.bits(of: weight)
            guard HalfPrecision.float(from: half) != nil else {
                throw Problem(description: "the weight \(weight) does not fit half precision")
            }
            bytes.append(littleEndian: half)
        }
        bytes.append(littleEndian: Checksum.crc32(bytes))
        return bytes
    }

    /// - Throws: ``Problem``.
    public init(bytes: [UInt8]) throws {
        self = try bytes.withUnsafeBytes { try Self.read($0) }
    }

    private static func read(_ bytes: UnsafeRawBufferPointer) throws -> MapModel {
        guard bytes.count >= prefixLength + 4, bytes.prefix(magic.count).elementsEqual(magic) else {
            throw Problem(description: "not a \(Architecture.name)")
        }
        let start = prefixLength + Int(bytes.littleEndian(UInt32.self, at: 4))
        let end = start + 2 * Int(bytes.littleEndian(UInt32.self, at: 8))
        guard bytes.count == end + 4,
            bytes.littleEndian(UInt32.self, at: end) == Checksum.crc32(.init(rebasing: bytes[..<end])),
            let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[prefixLength..<start])),
            header.architecture.isSound
        else { throw Problem(description: "the \(Architecture.name) is damaged") }
        var offset = start
        func take(_ count: Int) throws -> [Float] {
            guard offset + 2 * count <= end else { throw Problem(description: "the \(Architecture.name) is truncated") }
            defer { offset += 2 * count }
            let halves = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 2 * count])
            guard let weights = HalfPrecision.floats(from: halves) else {
                throw Problem(description: "a weight of the \(Architecture.name) is no number")
            }
            return weights
        }
        let layers = try header.architecture.convolutions.map { layer in
            LayerParameters(
                weights: try take(layer.kernel * layer.kernel * layer.inputChannels * layer.outputChannels),
                bias: try take(layer.outputChannels))
        }
        guard offset == end else {
            throw Problem(description: "the \(Architecture.name)'s weights are not those of its architecture")
        }
        let ranges = header.ranges ?? []
        guard ranges.isEmpty || ranges.count == header.architecture.steps.count + 1, ranges.allSatisfy(\.isFinite)
        else {
            throw Problem(description: "the \(Architecture.name)'s ranges are not those of its architecture")
        }
        return MapModel(
            architecture: header.architecture, layers: layers, provenance: header.provenance, ranges: ranges)
    }
}
