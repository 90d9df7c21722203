import DocumentModel

/// What `boardscan compare` prints: the table, who is ahead, where the engines differ, how it was measured.
public struct ComparisonText: Sendable {
    private let comparison: Comparison

    /// The text of a comparison.
    public init(_ comparison: Comparison) { self.comparison = comparison }

    /// Ends with a line feed.
    public var text: String {
        var sections: [[String]] = []
        if !comparison.scored.isEmpty { sections += [table, verdicts] }
        if !comparison.unscored.isEmpty { sections += [crossCheckTable, places] }
        if !comparison.scored.isEmpty { sections.append(Self.notes(withTesseract: hasTesseract)) }
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private var hasTesseract: Bool { comparison.tesseractVersion != nil }

    private var table: [String] {
        var groups = comparison.scored.map { ComparisonTable.Group(name: $0.name, rows: Comparison.rows(of: $0)) }
        let count = comparison.scored.count
        groups.append(.init(name: "all \(count) pages", rows: comparison.pooledRows))
        return ComparisonTable(groups).lines
    }

    private var verdicts: [String] {
        let verdicts = Verdict.all(comparison)
        guard let first = verdicts.first else { return [] }
        let width = verdicts.map(\.measure.title.count).max() ?? 0
        return [
            "Boardscan minus Tesseract, with 95 % interval (paired bootstrap, \(PairedBootstrap.resamples) draws of "
                + "\(first.interval.pages) pages):"
        ]
            + verdicts.map { verdict in
                let interval = verdict.interval
                return "  " + ComparisonTable.left(verdict.measure.title, width) + "  "
                    + Figures.difference(interval.difference) + "  " + Figures.difference(interval.lower) + " … "
                    + Figures.difference(interval.upper) + "  " + verdict.sentence
            }
    }

    /// How the figures of a table come about.
    public static func notes(withTesseract: Bool) -> [String] {
        var notes = [
            "any order: the lesser of the CER of the whole text and of its lines paired at least cost, 1 at most;",
            "  \(TextFolding.description)",
            "in order: CER over grapheme clusters, WER over words of UAX #29 (punctuation left out);",
            "  \(TextNormalization.description)",
            "folded: in lower case. ins, del, sub: characters in order, as written.",
        ]
        if withTesseract {
            notes += [
                "sec: processor time on one thread, models loaded. MB: peak memory of a process that reads one page.",
                "Tesseract: \"eng\", psm 3 and 6, on each page the one with fewer errors. A page that fails counts as empty.",
            ]
        }
        return notes
    }

    private var crossCheckTable: [String] {
        let inputs = comparison.unscored
        let width = min(32, max(4, inputs.map(\.name.printable.count).max() ?? 0))
        let heading =
            ComparisonTable.left("page", width) + "  Boardscan: words  sure    sec    MB"
            + (hasTesseract ? "  Tesseract: words  sure    sec    MB  words agree" : "")
        return ["Without the truth of these pages, the engines can only be held against each other:", heading]
            + inputs.map { ComparisonTable.left($0.name.printable, width) + Self.cells($0) }
    }

    private static func cells(_ input: ComparedInput) -> String {
        if let failure = input.boardscan.failure { return "  failed: \(failure)" }
        guard let tesseract = input.bestTesseract?.reading else { return cells(input.boardscan) }
        if let failure = tesseract.failure { return cells(input.boardscan) + "  failed: \(failure)" }
        let agreement = CrossCheck(input.boardscan, tesseract).agreement
        return cells(input.boardscan) + cells(tesseract) + ComparisonTable.right(Figures.percent(agreement), 13)
    }

    private static func cells(_ reading: EngineReading) -> String {
        ComparisonTable.right(String(reading.words.count), 18)
            + ComparisonTable.right(reading.meanConfidence.map(Figures.percent) ?? "–", 6)
            + ComparisonTable.right(Figures.seconds(reading.seconds), 7)
            + ComparisonTable.right(Figures.megabytes(reading.peakMemory), 6)
    }

    private static let longestList = 40

    private var places: [String] {
        let places = Disagreement.ordered(comparison.unscored)
        guard !places.isEmpty else { return [] }
        let shown = places.prefix(Self.longestList)
        return ["Where they differ, by the chance that Boardscan is wrong (half of it for case or punctuation alone):"]
            + shown.map { place in
                "  " + ComparisonTable.right(Figures.percent(place.disagreement.worth), 5)
                    + "  \(place.input.name.printable)"
                    + place.disagreement.place + "  " + Self.quoted(place.disagreement.boardscan) + "  or  "
                    + Self.quoted(place.disagreement.tesseract)
            } + (places.count > shown.count ? ["  and \(places.count - shown.count) more (see --json)"] : [])
    }

    private static func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "“\(text.printable)”" }
}
