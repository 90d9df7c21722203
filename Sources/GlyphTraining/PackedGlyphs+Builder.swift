import FoundationEssentials
import GlyphClassifier

extension PackedGlyphs {
    /// Collects glyphs for a pack.
    public struct Builder: Sendable {
        private let characters: [String]
        private var labels: [UInt8] = []
        private var pixels: [UInt8] = []
        public private(set) var count = 0

        public init(characterSet: CharacterSet) { characters = characterSet.characters.map { String($0) } }

        /// Adds one glyph.
        ///
        /// - Parameters:
        ///   - glyph: 28×28 floats, 0…1, 1 is ink.
        ///   - label: its class in the character set.
        /// - Precondition: `glyph` has 784 values and `label` is a class.
        public mutating func append(_ glyph: some Collection<Float>, label: Int) {
            precondition(glyph.count == PackedGlyphs.glyphLength && (0...characters.count).contains(label))
            labels.append(littleEndian: UInt16(label))
            pixels.append(contentsOf: glyph.lazy.map { UInt8((min(1, max(0, $0)) * 255).rounded()) })
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
            return bytes + table + labels + pixels
        }
    }
}
