import DocumentFormats
import DocumentModel

/// A comparison as JSON for machines.
public struct ComparisonRecord: Codable, Sendable {
    /// How texts were made comparable.
    public struct Normalization: Codable, Sendable {
        var anyOrder = TextFolding.description
        var inOrder = TextNormalization.description
        var words = "UAX #29, without white space, punctuation and symbols"
    }

    /// Counts with the rates they make.
    public struct Scores: Codable, Sendable {
        var anyOrderCER, cer, wer, bagOfWords: Double
        var counts: TextAccuracy

        init(_ accuracy: TextAccuracy) {
            anyOrderCER = accuracy.anyOrder.errorRate
            cer = accuracy.characters.errorRate
            wer = accuracy.words.errorRate
            bagOfWords = accuracy.bagOfWords.errorRate
            counts = accuracy
        }
    }

    /// What one engine made of an input, or of all of them.
    public struct Engine: Codable, Sendable {
        var engine: String
        var text: String?
        var asWritten, caseFolded: Scores?
        var seconds: Double?
        var peakMemoryBytes: Int?
        var meanConfidence: Double?
        var failure: String?
    }

    /// A place that the engines read differently.
    public struct Place: Codable, Sendable {
        var worth: Double
        var boardscan, tesseract: String
        var pageIndex: Int
        var box: PixelBox
    }

    /// One input with all of its readings.
    public struct Input: Codable, Sendable {
        var name: String
        var file: String?
        var truth: String?
        /// Boardscan first, then Tesseract in each mode.
        var engines: [Engine]
        /// The engine of Tesseract's that the table shows.
        var betterTesseract: String?
        /// The share of words both engines have, where the truth is not known.
        var agreement: Double?
        /// Where they differ, the most worthwhile first.
        var disagreements: [Place]?
    }

    /// How far apart the engines are by one measure, with the interval's ends.
    public struct Difference: Codable, Sendable {
        var measure: Verdict.Measure
        /// Boardscan's rate minus Tesseract's.
        var difference, lower, upper: Double
        var isSure: Bool
        var verdict: String
    }

    var normalization = Normalization()
    var tesseractVersion: String?
    var inputs: [Input]
    /// All inputs with known text together.
    var pooled: [Engine]
    var differences: [Difference]

    /// The record of a comparison of engines.
    public init(_ comparison: Comparison) {
        tesseractVersion = comparison.tesseractVersion
        inputs = comparison.inputs.map(Self.record)
        pooled = comparison.pooledRows.map(Self.record)
        differences = Verdict.all(comparison).map { verdict in
            Difference(
                measure: verdict.measure, difference: verdict.interval.difference, lower: verdict.interval.lower,
                upper: verdict.interval.upper, isSure: verdict.interval.isSure, verdict: verdict.sentence)
        }
    }

    /// The scores of texts that some other program read.
    public init(texts: TextScores) {
        inputs = texts.pages.map { page in
            Input(name: page.name, engines: [Self.record(texts.row(page))])
        }
        pooled = [Self.record(texts.pooledRow)]
        differences = []
    }

    /// UTF-8 with a line feed at the end, the keys in a fixed order.
    public func json() throws -> [UInt8] { try JSONText.bytes(of: self) }

    private static func record(_ input: ComparedInput) -> Input {
        var record = Input(name: input.name, file: input.file, truth: input.truth, engines: [])
        record.engines = [engine("Boardscan", input.boardscan, input.boardscanAccuracy)]
        record.engines += input.tesseract.map {
            engine(Comparison.engineName($0.segmentationMode), $0.reading, $0.accuracy)
        }
        record.betterTesseract = input.bestTesseract.map { Comparison.engineName($0.segmentationMode) }
        if input.truth == nil, let tesseract = input.bestTesseract {
            record.agreement = CrossCheck(input.boardscan, tesseract.reading).agreement
            record.disagreements = Disagreement.ordered([input]).map { _, place in
                Place(
                    worth: place.worth, boardscan: place.boardscan, tesseract: place.tesseract,
                    pageIndex: place.pageIndex, box: place.box)
            }
        }
        return record
    }

    private static func engine(_ name: String, _ reading: EngineReading, _ accuracy: PageAccuracy?) -> Engine {
        Engine(
            engine: name, text: reading.text, asWritten: accuracy.map { Scores($0.asWritten) },
            caseFolded: accuracy.map { Scores($0.caseFolded) }, seconds: reading.seconds,
            peakMemoryBytes: reading.peakMemory, meanConfidence: reading.meanConfidence, failure: reading.failure)
    }

    private static func record(_ row: Comparison.Row) -> Engine {
        Engine(
            engine: row.engine, asWritten: Scores(row.accuracy.asWritten), caseFolded: Scores(row.accuracy.caseFolded),
            seconds: row.seconds, peakMemoryBytes: row.peakMemory, failure: row.failure)
    }
}
