import FoundationEssentials
import GlyphClassifier
import NetworkKernels

/// Finished glyphs with their classes, one byte a value: what the reader itself cut out of pages.
///
///     var pack = PackedGlyphs.Builder(characterSet: .printableASCII)
///     pack.append(glyph, label: 17)
///     try Data(pack.bytes()).write(to: url)
///     let source = try PackedGlyphs(contentsOf: url, characterSet: .printableASCII)
///
/// On disk, little-endian:
///
///     offset      bytes
///     0           4      magic "BSPG"
///     4           4      format version
///     8           4      length of the character table, H
///     12          4      number of glyphs, N
///     16          4      channels of each glyph's input, C
///     20          H      characters, JSON array of strings; "not a character" is the class after them
///     20+H        2N     class of each glyph
///     20+H+2N     784CN  each glyph as its input has it, 255 is ink
///
/// The file is mapped, not read: a pack may be larger than memory.
public struct PackedGlyphs: GlyphSource {
    static let magic: [UInt8] = Array("BSPG".utf8)
    static let version: UInt32 = 2
    static let prefixLength = 20

    /// Number of glyphs.
    public let count: Int
    /// What the glyphs show.
    public let input: GlyphInput
    /// Class of each glyph in the training's character set.
    public let labels: [UInt16]
    /// How each glyph changes each time it is shown.
    public var augmentation: PackAugmentation
    private let data: Data
    private let pixelsOffset: Int

    /// Opens a pack.
    ///
    /// - Parameters:
    ///   - characterSet: of the training; glyphs keep their character, whatever its class was in the pack.
    ///   - augmentation: `.none` shows the glyphs as they are.
    /// - Throws: `TrainingError` when the file is no pack, damaged, or has characters that the set lacks; what
    ///   Foundation throws when it cannot be read.
    public init(
        contentsOf url: URL, characterSet: CharacterSet, augmentation: PackAugmentation = PackAugmentation()
    ) throws {
        try self.init(
            Data(contentsOf: url, options: .mappedIfSafe), characterSet: characterSet, augmentation: augmentation)
    }

    /// Opens a pack that is in memory.
    ///
    /// - Throws: `TrainingError`.
    public init(
        _ data: Data, characterSet: CharacterSet, augmentation: PackAugmentation = PackAugmentation()
    ) throws {
        let header = try data.withUnsafeBytes { try PackedGlyphsHeader($0) }
        let classes = try header.classes(in: characterSet)
        count = header.count
        input = header.input
        labels = try data.withUnsafeBytes { bytes in
            try (0..<header.count).map { glyph in
                let label = Int(bytes.littleEndian(UInt16.self, at: header.labelsOffset + 2 * glyph))
                guard label < classes.count else { throw TrainingError("the pack has a glyph of no class") }
                return classes[label]
            }
        }
        pixelsOffset = header.pixelsOffset
        self.data = data
        self.augmentation = augmentation
    }

    /// Copies a glyph out of the pack, changes it by chance, and tells its class.
    public func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        data.withUnsafeBytes { bytes in
            let start = pixelsOffset + index * input.valueCount
            for place in 0..<input.valueCount { output[place] = Float(bytes[start + place]) * (1 / 255) }
        }
        augmentation.apply(to: output, using: &random)
        return Int(labels[index])
    }
}

/// The sizes and the character table of a pack, checked against the file's length.
struct PackedGlyphsHeader {
    let count: Int
    let input: GlyphInput
    let labelsOffset: Int
    let characters: [String]

    var pixelsOffset: Int { labelsOffset + 2 * count }

    init(_ bytes: UnsafeRawBufferPointer) throws {
        guard bytes.starts(with: PackedGlyphs.magic) else { throw TrainingError("not a pack of glyphs") }
        guard bytes.count >= PackedGlyphs.prefixLength else { throw TrainingError("the pack is truncated") }
        let version = bytes.littleEndian(UInt32.self, at: 4)
        guard version == PackedGlyphs.version else { throw TrainingError("the pack has format version \(version)") }
        labelsOffset = PackedGlyphs.prefixLength + Int(bytes.littleEndian(UInt32.self, at: 8))
        count = Int(bytes.littleEndian(UInt32.self, at: 12))
        guard let input = GlyphInput(channels: Int(bytes.littleEndian(UInt32.self, at: 16))) else {
            throw TrainingError("the pack's glyphs are no network's input")
        }
        self.input = input
        guard bytes.count == labelsOffset + count * (2 + input.valueCount) else {
            throw TrainingError("the pack is truncated")
        }
        let json = Data(bytes[PackedGlyphs.prefixLength..<labelsOffset])
        guard let characters = try? JSONDecoder().decode([String].self, from: json),
            characters.allSatisfy({ $0.count == 1 })
        else { throw TrainingError("the pack's characters are unusable") }
        self.characters = characters
    }

    /// The training's class of each class of the pack.
    func classes(in characterSet: CharacterSet) throws -> [UInt16] {
        let known = try characters.map { name in
            guard let character = name.first, let index = characterSet.index(of: character) else {
                throw TrainingError("the pack has the character \(name), the training has not")
            }
            return UInt16(index)
        }
        return known + [UInt16(characterSet.notACharacter)]
    }
}
