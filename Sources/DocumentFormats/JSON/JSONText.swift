import FoundationEssentials

/// Records for people and programs alike.
package enum JSONText {
    /// Indented UTF-8 with a line feed at its end, the keys in a fixed order.
    package static func bytes(of record: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(record)) + [UInt8(ascii: "\n")]
    }
}
