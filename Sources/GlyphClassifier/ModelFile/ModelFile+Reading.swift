import FoundationEssentials
import NetworkKernels

extension ModelFile {
    /// Reads a model and checks all of it: sizes, checksum, architecture, finite weights.
    ///
    /// - Throws: `ModelFileError`.
    public init(bytes: UnsafeRawBufferPointer) throws {
        let layout = try Self.layout(of: bytes)
        let header = try Self.header(UnsafeRawBufferPointer(rebasing: bytes[layout.header]))
        let count = layout.weights.count / layout.precision.length
        guard header.architecture.parameterCount == count else {
            throw ModelFileError.doesNotFit(
                "\(count) weights, the architecture has \(header.architecture.parameterCount)")
        }
        let weights = UnsafeRawBufferPointer(rebasing: bytes[layout.weights])
        self.init(
            header: header,
            parameters: try Self.parameters(weights, layout.precision, architecture: header.architecture))
    }

    /// Reads a model from an array, `Data`, or anything else that is bytes.
    ///
    /// - Throws: `ModelFileError`.
    public init(bytes: some ContiguousBytes) throws {
        self = try bytes.withUnsafeBytes { try ModelFile(bytes: $0) }
    }

    /// Where header and weights lie, once magic, version, length and checksum are right.
    private static func layout(
        of bytes: UnsafeRawBufferPointer
    ) throws -> (header: Range<Int>, weights: Range<Int>, precision: Precision) {
        guard bytes.count >= magic.count, bytes.prefix(magic.count).elementsEqual(magic) else {
            throw ModelFileError.notAModel
        }
        guard bytes.count >= prefixLength else { throw ModelFileError.truncated }
        let version = Int(bytes.littleEndian(UInt32.self, at: 4))
        guard version <= Self.version else { throw ModelFileError.newerVersion(version) }
        guard let precision = Precision(rawValue: version) else { throw ModelFileError.notAModel }
        let headerEnd = prefixLength + Int(bytes.littleEndian(UInt32.self, at: 8))
        let weightsEnd = headerEnd + precision.length * Int(bytes.littleEndian(UInt32.self, at: 12))
        guard bytes.count >= weightsEnd + checksumLength else { throw ModelFileError.truncated }
        guard bytes.count == weightsEnd + checksumLength,
            bytes.littleEndian(UInt32.self, at: weightsEnd)
                == Checksum.crc32(UnsafeRawBufferPointer(rebasing: bytes[..<weightsEnd]))
        else { throw ModelFileError.checksum }
        return (prefixLength..<headerEnd, headerEnd..<weightsEnd, precision)
    }

    private static func header(_ json: UnsafeRawBufferPointer) throws -> ModelHeader {
        let header: ModelHeader
        do {
            header = try JSONDecoder().decode(ModelHeader.self, from: Data(json))
        } catch let error as ModelFileError {
            throw error
        } catch {
            throw ModelFileError.header("no valid JSON header")
        }
        try header.check()
        return header
    }

    /// The weights and biases of each layer in turn.
    ///
    /// - Precondition: there are as many as the architecture has.
    private static func parameters(
        _ bytes: UnsafeRawBufferPointer, _ precision: Precision, architecture: NetworkArchitecture
    ) throws -> NetworkParameters {
        var start = 0
        func take(_ count: Int) throws -> [Float] {
            let length = precision.length * count
            defer { start += length }
            return try weights(UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]), precision)
        }
        return NetworkParameters(
            layers: try architecture.parameterCounts.map {
                .init(weights: try take($0.weights), bias: try take($0.bias))
            })
    }

    private static func weights(_ bytes: UnsafeRawBufferPointer, _ precision: Precision) throws -> [Float] {
        let count = bytes.count / precision.length
        if precision == .single {
            let weights = (0..<count).map { Float(bitPattern: bytes.littleEndian(UInt32.self, at: 4 * $0)) }
            guard weights.allSatisfy(\.isFinite) else { throw ModelFileError.notFinite }
            return weights
        }
        guard let weights = HalfPrecision.floats(from: bytes) else { throw ModelFileError.notFinite }
        return weights
    }
}
