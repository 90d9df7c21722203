import DocumentModel
import FoundationEssentials
import GlyphClassifier

extension EvaluationReport {
    /// Plain text for people.
    public var text: String {
        ([model, ""] + table + parts.flatMap(\.confusionLines) + speedLines).joined(separator: "\n") + "\n"
    }

    private var table: [String] {
        guard !parts.isEmpty else { return [] }
        let width = max(24, parts.map(\.name.count).max() ?? 0)
        let title = "set".padded(to: width)
        let head = title + "  samples  as labelled  case-folded  calibration error  digits alone"
        return [head] + parts.map { $0.line(width: width) } + Self.notes(parts)
    }

    private static func notes(_ parts: [Part]) -> [String] {
        parts.filter { $0.unknown > 0 && !$0.isSubset }.map {
            "\($0.name): \($0.unknown) glyphs of characters the model does not know, counted as wrong"
        } + [
            "Isolated characters: \"not a character\" is no answer, nor what a set's mapping lacks. Digits alone: only digits may win.",
            "",
        ]
    }

    private var speedLines: [String] {
        guard let speed else { return [] }
        return [
            String(speed.glyphsPerSecond, decimals: 0) + " glyphs per second in batches, one core",
            String(speed.microsecondsForOne, decimals: 0) + " µs for a single glyph",
            String(speed.loadMilliseconds, decimals: 1) + " ms to load",
        ]
    }
}

extension EvaluationReport.Part {
    fileprivate func line(width: Int) -> String {
        let title = name.padded(to: width)
        let digits = digits.map { String(100 * $0.accuracy, decimals: 2) + " % of \($0.samples)" } ?? "–"
        let columns = [
            String(figures.samples).paddedLeft(to: 7),
            String(100 * figures.accuracy, decimals: 2).paddedLeft(to: 9) + " %",
            String(100 * figures.caseFoldedAccuracy, decimals: 2).paddedLeft(to: 9) + " %",
            String(figures.calibrationError, decimals: 4).paddedLeft(to: 17), digits,
        ]
        return ([title] + columns).joined(separator: "  ")
    }

    fileprivate var confusionLines: [String] {
        guard !confusions.isEmpty, !isSubset else { return [] }
        let pairs = confusions.map { "\($0.label) as \($0.read) \($0.count) of \($0.of)" }
        let rows = stride(from: 0, to: pairs.count, by: 5).map { start in
            let row = pairs[start..<min(start + 5, pairs.count)]
            return "  " + row.dropLast().map { $0.padded(to: 20) }.joined() + (row.last ?? "")
        }
        return ["\(name), most often confused:"] + rows + [""]
    }
}

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
