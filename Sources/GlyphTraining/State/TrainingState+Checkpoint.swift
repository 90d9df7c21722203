import FoundationEssentials
import GlyphClassifier
import NetworkKernels

/// A checkpoint on disk, little-endian:
///
///     offset  bytes
///     0       4      magic "BSCK"
///     4       4      format version
///     8       4      length of the header, H
///     12      H      header: JSON
///     12+H    4N     parameters, both moments, averaged parameters, statistics: IEEE binary32
///     …       4      CRC-32 of everything before it
extension TrainingState {
    private static let magic: [UInt8] = Array("BSCK".utf8)
    private static let version: UInt32 = 1
    private static let prefixLength = 12

    /// What is written, in this order.
    private static var arrays: [WritableKeyPath<TrainingState, [Float]>] {
        [\.parameters, \.firstMoments, \.secondMoments, \.averaged, \.statistics]
    }

    private struct Header: Codable {
        var recipe: TrainingRecipe
        var characters: [String]
        var step: Int
        var curve: TrainingCurve
    }

    /// Writes the state so that the file is, at any moment, the old or the new one and never half of it.
    ///
    /// - Throws: what Foundation throws when the file cannot be written.
    public func write(to url: URL) throws {
        let header = Header(recipe: recipe, characters: characters.map { String($0) }, step: step, curve: curve)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = try encoder.encode(header)
        var bytes = Self.magic
        bytes.append(littleEndian: Self.version)
        bytes.append(littleEndian: UInt32(json.count))
        bytes.append(contentsOf: json)
        for array in Self.arrays { bytes.append(littleEndian: self[keyPath: array]) }
        bytes.append(littleEndian: Checksum.crc32(bytes))
        try Data(bytes).write(to: url, options: .atomic)
    }

    /// Reads a checkpoint.
    ///
    /// - Throws: `TrainingError` when the file is no checkpoint or damaged; what Foundation throws when it cannot be
    ///   read.
    public init(checkpoint url: URL) throws {
        try self.init(checkpoint: [UInt8](Data(contentsOf: url)))
    }

    /// Reads a checkpoint that is in memory.
    ///
    /// - Throws: `TrainingError` when the bytes are no checkpoint or damaged.
    public init(checkpoint bytes: [UInt8]) throws {
        guard bytes.starts(with: Self.magic) else { throw TrainingError("not a checkpoint of a training") }
        guard bytes.count >= Self.prefixLength + 4 else { throw TrainingError("the checkpoint is truncated") }
        self = try bytes.withUnsafeBytes { try Self.read($0) }
    }

    private static func read(_ bytes: UnsafeRawBufferPointer) throws -> TrainingState {
        let version = bytes.littleEndian(UInt32.self, at: 4)
        guard version == Self.version else { throw TrainingError("the checkpoint has format version \(version)") }
        let end = bytes.count - 4
        let headerEnd = prefixLength + Int(bytes.littleEndian(UInt32.self, at: 8))
        guard headerEnd <= end else { throw TrainingError("the checkpoint is truncated") }
        guard bytes.littleEndian(UInt32.self, at: end) == Checksum.crc32(.init(rebasing: bytes[..<end])) else {
            throw TrainingError("the checkpoint is damaged: its checksum does not match")
        }
        let json = Data(bytes[prefixLength..<headerEnd])
        guard let header = try? JSONDecoder().decode(Header.self, from: json) else {
            throw TrainingError("the checkpoint's header is unusable")
        }
        let characters = header.characters.compactMap(\.first)
        guard Set(characters).count == header.characters.count else {
            throw TrainingError("the checkpoint's characters are unusable")
        }
        var state = try TrainingState(recipe: header.recipe, characterSet: CharacterSet(characters))
        guard header.step >= 0, end - headerEnd == 4 * (4 * state.parameters.count + state.statistics.count) else {
            throw TrainingError("the checkpoint does not fit its network")
        }
        state.step = header.step
        state.curve = header.curve
        var offset = headerEnd
        for array in arrays { state[keyPath: array] = bytes.nextFloats(state[keyPath: array].count, at: &offset) }
        return state
    }
}
