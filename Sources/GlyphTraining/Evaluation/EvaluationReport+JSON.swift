import FoundationEssentials

extension EvaluationReport {
    /// The report as JSON, a line feed at the end.
    ///
    /// - Throws: what the JSON encoder throws.
    public func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try Array(encoder.encode(self)) + [UInt8(ascii: "\n")]
    }
}
