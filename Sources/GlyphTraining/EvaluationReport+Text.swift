import Foundation

extension EvaluationReport {
    /// Plain text for people.
    public var text: String {
        ([model, ""] + table + parts.flatMap(\.confusionLines) + speedLines).joined(separator: "\n") + "\n"
    }

    private var table: [String] {
        guard !parts.isEmpty else { return [] }
        let width = max(24, parts.map(\.name.count).max() ?? 0)
        let title = "set".padding(toLength: width, withPad: " ", startingAt: 0)
        let head = title + "  samples  as labelled  case-folded  calibration error  digits alone"
        return [head] + parts.map { $0.line(width: width) } + Self.notes(parts)
    }

    private static func notes(_ parts: [Part]) -> [String] {
        parts.filter { $0.unknown > 0 && !$0.isSubset }.map {
            "\($0.name): \($0.unknown) glyphs of characters the model does not know, counted as wrong"
        } + ["Isolated characters: \"not a character\" is no answer. Digits alone: only digits may win.", ""]
    }

    private var speedLines: [String] {
        guard let speed else { return [] }
        return [
            String(format: "%.0f glyphs per second in batches, one core", speed.glyphsPerSecond),
            String(format: "%.0f µs for a single glyph", speed.microsecondsForOne),
            String(format: "%.1f ms to load", speed.loadMilliseconds),
        ]
    }
}

extension EvaluationReport.Part {
    fileprivate func line(width: Int) -> String {
        let title = name + String(repeating: " ", count: max(0, width - name.count))
        let digits = digits.map { String(format: "%.2f %% of %d", 100 * $0.accuracy, $0.samples) } ?? "–"
        return title
            + String(
                format: "  %7d  %9.2f %%  %9.2f %%  %17.4f  ", figures.samples, 100 * figures.accuracy,
                100 * figures.caseFoldedAccuracy, figures.calibrationError) + digits
    }

    fileprivate var confusionLines: [String] {
        guard !confusions.isEmpty, !isSubset else { return [] }
        let pairs = confusions.map { pair in
            "\(pair.label) as \(pair.read) \(pair.count) of \(pair.of)"
                .padding(toLength: 20, withPad: " ", startingAt: 0)
        }
        let rows = stride(from: 0, to: pairs.count, by: 5).map { start in
            "  " + pairs[start..<min(start + 5, pairs.count)].joined().trimmingCharacters(in: .whitespaces)
        }
        return ["\(name), most often confused:"] + rows + [""]
    }
}
