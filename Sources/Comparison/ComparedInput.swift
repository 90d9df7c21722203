/// One input, read by Boardscan and by Tesseract.
public struct ComparedInput: Sendable {
    /// What tables call it.
    public let name: String
    /// The file as the user named it.
    public let file: String
    /// `nil` where nobody wrote down what stands there.
    public let truth: String?
    /// What Boardscan made of the input.
    public let boardscan: EngineReading
    /// How far that is from the truth; `nil` without a truth.
    public let boardscanAccuracy: PageAccuracy?
    /// Tesseract's readings, one for each page segmentation mode; none where Tesseract is missing.
    public let tesseract: [TesseractReading]
    /// For the report.
    public let pages: [ReportPage]

    /// A reading of Tesseract's in one page segmentation mode.
    public struct TesseractReading: Sendable {
        /// Tesseract's number of the mode.
        public let segmentationMode: Int
        /// What Tesseract made of the input.
        public let reading: EngineReading
        /// How far that is from the truth; `nil` without a truth.
        public let accuracy: PageAccuracy?
    }

    /// Reads nothing, but counts the errors.
    ///
    /// `tesseract` holds readings by page segmentation mode.
    public init(
        name: String, file: String, truth: String?, boardscan: EngineReading,
        tesseract: [(segmentationMode: Int, reading: EngineReading)], pages: [ReportPage] = []
    ) {
        func accuracy(_ reading: EngineReading) -> PageAccuracy? {
            truth.map { truth in
                reading.document.pages.isEmpty ? .unread(truth: truth) : PageAccuracy(truth: truth, text: reading.text)
            }
        }
        self.name = name
        self.file = file
        self.truth = truth
        self.boardscan = boardscan
        boardscanAccuracy = accuracy(boardscan)
        self.tesseract = tesseract.map {
            TesseractReading(
                segmentationMode: $0.segmentationMode, reading: $0.reading, accuracy: accuracy($0.reading))
        }
        self.pages = pages
    }

    /// Tesseract's better reading: with truth the one with fewer errors, which no user could know beforehand; without
    /// truth the one with more text it is sure of.
    public var bestTesseract: TesseractReading? {
        tesseract.min { first, second in
            guard let one = first.accuracy, let other = second.accuracy else {
                return first.reading.confidentLength > second.reading.confidentLength
            }
            let oneErrors = (
                one.caseFolded.anyOrder.edits, one.asWritten.anyOrder.edits, one.asWritten.characters.edits
            )
            let otherErrors = (
                other.caseFolded.anyOrder.edits, other.asWritten.anyOrder.edits, other.asWritten.characters.edits
            )
            return oneErrors < otherErrors
        }
    }
}

extension EngineReading {
    /// How many characters it expects to have right.
    fileprivate var confidentLength: Double {
        words.reduce(0) { $0 + $1.confidence * Double($1.characters.count) }
    }
}
