import FoundationEssentials
import GlyphClassifier
import NetworkKernels

extension PackedGlyphs {
    /// Collects glyphs for a pack.
    public struct Builder: Sendable {
        private let characters: [String]
        private let input: GlyphInput
        private var labels: [UInt8] = []
        private var pixels: [UInt8] = []
        /// Glyphs added so far.
        public private(set) var count = 0

        /// A pack without glyphs, for the characters of a set.
        public init(characterSet: CharacterSet, input: GlyphInput = .ink) {
            characters = characterSet.characters.map { String($0) }
            self.input = input
        }

        /// Adds one glyph.
        ///
        /// - Parameters:
        ///   - glyph: as the input has it, 255 is ink.
        ///   - label: its class in the character set.
        /// - Precondition: `glyph` has `input.valueCount` values and `label` is a class.
        public mutating func append(_ glyph: [UInt8], label: Int) {
            precondition(glyph.count == input.valueCount && (0...characters.count).contains(label))
            labels.append(littleEndian: UInt16(label))
            pixels += glyph
            count += 1
        }

        /// The pack's bytes.
        ///
        /// - Throws: what the JSON encoder throws.
        public func bytes() throws -> [UInt8] {
            let table = try JSONEncoder().encode(characters)
            var bytes = PackedGlyphs.magic
            bytes.reserveCapacity(PackedGlyphs.prefixLength + table.count + labels.count + pixels.count)
            bytes.append(littleEndian: PackedGlyphs.version)
            bytes.append(littleEndian: UInt32(table.count))
            bytes.append(littleEndian: UInt32(count))
            bytes.append(littleEndian: UInt32(input.channels))
            return bytes + table + labels + pixels
        }
    }
}
