import FoundationEssentials
import NetworkKernels

extension ModelFile {
    /// The file's bytes.
    ///
    /// The precision is half as a rule; single for weights that will be trained further.
    ///
    /// - Throws: `ModelFileError.doesNotFit` when the weights are not those of the architecture or too large for
    ///   half precision, `notFinite` when one is no number.
    public func bytes(precision: Precision = .half) throws -> [UInt8] {
        guard parameters.fits(header.architecture) else {
            throw ModelFileError.doesNotFit("the weights are not those of the architecture")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(header)
        var bytes = Self.magic
        let weights = precision.length * header.architecture.parameterCount
        bytes.reserveCapacity(Self.prefixLength + json.count + weights + Self.checksumLength)
        bytes.append(littleEndian: UInt32(precision.rawValue))
        bytes.append(littleEndian: UInt32(json.count))
        bytes.append(littleEndian: UInt32(header.architecture.parameterCount))
        bytes.append(contentsOf: json)
        for layer in parameters.layers {
            try Self.append(layer.weights, precision, to: &bytes)
            try Self.append(layer.bias, precision, to: &bytes)
        }
        bytes.append(littleEndian: Checksum.crc32(bytes))
        return bytes
    }

    private static func append(_ values: [Float], _ precision: Precision, to bytes: inout [UInt8]) throws {
        for value in values {
            guard value.isFinite else { throw ModelFileError.notFinite }
            if precision == .single {
                bytes.append(littleEndian: value.bitPattern)
                continue
            }
            let half = HalfPrecision.bits(of: value)
            guard HalfPrecision.float(from: half) != nil else {
                throw ModelFileError.doesNotFit("the weight \(value) is too large for half precision")
            }
            bytes.append(littleEndian: half)
        }
    }
}

extension ModelFile {
    /// The checksum that a weights file ends with, as eight hexadecimal digits.
    public static func checksum(of bytes: [UInt8]) -> String {
        let value = Checksum.crc32(Array(bytes.dropLast(checksumLength)))
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
