import DocumentModel
import NetworkKernels

/// What a weights file says of itself, for people.
public struct ModelDescription: Sendable {
    private let model: ModelFile
    private let bytes: [UInt8]

    /// - Parameters:
    ///   - model: what was read.
    ///   - bytes: the file it was read from.
    public init(_ model: ModelFile, bytes: [UInt8]) {
        self.model = model
        self.bytes = bytes
    }

    /// One line for each thing there is to know, layers and characters on lines of their own.
    public var text: String {
        let header = model.header
        let lines = [
            row("format", "\(String(decoding: ModelFile.magic, as: UTF8.self)) version \(formatVersion)"),
            row("size", "\(bytes.count) bytes, \(precision)"),
            row("checksum", "CRC-32 \(checksum)"),
            row("network", "\(header.architecture.parameterCount) parameters, \(multiplyAdds) multiply-adds a glyph"),
        ]
        return
            (lines + layers + [
                row("input", header.normalization),
                row(
                    "classes",
                    "\(header.characters.count) characters and \"not a character\", "
                        + CharacterTable.name(of: header.characters)),
                "  " + String(header.characters), row("temperature", "\(header.temperature)"),
            ] + corrections + provenance).joined(separator: "\n") + "\n"
    }

    private func row(_ name: String, _ value: String) -> String {
        name.padded(to: 13) + value.printable
    }

    private var formatVersion: UInt32 { bytes.withUnsafeBytes { $0.littleEndian(UInt32.self, at: 4) } }

    private var precision: String { (ModelFile.Precision(rawValue: Int(formatVersion)) ?? .half).name }

    private var checksum: String {
        bytes.withUnsafeBytes {
            String($0.littleEndian(UInt32.self, at: $0.count - ModelFile.checksumLength), radix: 16)
                .paddedLeft(to: 8, with: "0")
        }
    }

    private var multiplyAdds: Int { (try? model.header.architecture.multiplyAdds()) ?? 0 }

    private var layers: [String] {
        let architecture = model.header.architecture
        let shapes = (try? architecture.outputShapes()) ?? []
        return zip(architecture.layers, shapes).map { layer, shape in
            "  \(layer.description.padded(to: 42))→ \(shape)"
        }
    }

    private var corrections: [String] {
        let (exemplars, texts) = (model.header.exemplars, model.header.texts)
        let glyphs = row("known glyphs", "\(exemplars.count), of \(Set(exemplars.characters).count) characters")
        return (exemplars.isEmpty ? [] : [glyphs]) + (texts.isEmpty ? [] : [row("known words", "\(texts.count)")])
    }

    private var provenance: [String] {
        let provenance = model.header.provenance
        let data = provenance.data.sorted { $0.key < $1.key }.map {
            "  \($0.key.printable) \($0.value) glyphs an epoch"
        }
        let accuracy = provenance.accuracy.sorted { $0.key < $1.key }.map {
            "  \($0.key.printable) " + String($0.value, decimals: 4)
        }
        return [row("recipe", "\(provenance.recipe), \(provenance.epochs) epochs, seed \(provenance.seed)")] + data
            + (accuracy.isEmpty ? [] : ["measured after training"] + accuracy)
    }
}

extension NetworkArchitecture.Layer: CustomStringConvertible {
    public var description: String {
        switch self {
        case .convolution(let layer):
            "convolution \(layer.kernel)×\(layer.kernel)×\(layer.inputChannels)"
                + (layer.stride > 1 ? ", stride \(layer.stride)" : "")
                + (layer.batchNormalized ? ", normalised" : "")
        case .relu: "rectify"
        case .maxPool: "largest of 2×2"
        case .dense: "dense"
        }
    }
}
