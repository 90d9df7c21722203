/// Boardscan and Tesseract on the same inputs.
public struct Comparison: Sendable {
    /// The inputs, in the order of the table.
    public let inputs: [ComparedInput]
    /// As "5.3.0"; `nil` where Tesseract is missing.
    public let tesseractVersion: String?

    /// Holds readings that are there already against each other.
    public init(inputs: [ComparedInput], tesseractVersion: String?) {
        self.inputs = inputs
        self.tesseractVersion = tesseractVersion
    }

    /// The inputs whose text is known.
    public var scored: [ComparedInput] { inputs.filter { $0.truth != nil } }
    /// The inputs whose text is not known.
    public var unscored: [ComparedInput] { inputs.filter { $0.truth == nil } }

    /// The rows of all inputs with known text together: Boardscan, Tesseract's better mode on each, each mode alone.
    public var pooledRows: [Row] {
        let inputs = scored
        guard !inputs.isEmpty else { return [] }
        var rows = [Self.pooled("Boardscan", inputs.map { ($0.boardscan, $0.boardscanAccuracy) })]
        let best = inputs.compactMap(\.bestTesseract)
        guard best.count == inputs.count else { return rows }
        rows.append(Self.pooled("Tesseract, better psm", best.map { ($0.reading, $0.accuracy) }))
        for mode in inputs.first?.tesseract.map(\.segmentationMode) ?? [] {
            let readings = inputs.compactMap { $0.tesseract.first { $0.segmentationMode == mode } }
            rows.append(Self.pooled(Self.engineName(mode), readings.map { ($0.reading, $0.accuracy) }))
        }
        return rows
    }

    /// The rows of one input: Boardscan and the better Tesseract.
    public static func rows(of input: ComparedInput) -> [Row] {
        var rows: [Row] = []
        if let accuracy = input.boardscanAccuracy { rows.append(row("Boardscan", input.boardscan, accuracy)) }
        if let best = input.bestTesseract, let accuracy = best.accuracy {
            rows.append(row(engineName(best.segmentationMode), best.reading, accuracy))
        }
        return rows
    }

    /// What tables call Tesseract in one of its modes.
    public static func engineName(_ segmentationMode: Int) -> String { "Tesseract psm \(segmentationMode)" }

    private static func row(_ engine: String, _ reading: EngineReading, _ accuracy: PageAccuracy) -> Row {
        Row(
            engine: engine, accuracy: accuracy, seconds: reading.seconds, peakMemory: reading.peakMemory,
            failure: reading.failure)
    }

    private static func pooled(_ engine: String, _ readings: [(EngineReading, PageAccuracy?)]) -> Row {
        let failures = readings.count { $0.0.failure != nil }
        return Row(
            engine: engine, accuracy: .pooled(readings.compactMap(\.1)),
            seconds: readings.reduce(0) { $0 + $1.0.seconds }, peakMemory: readings.map(\.0.peakMemory).max(),
            failure: failures == 0 ? nil : "\(failures) failed")
    }
}
