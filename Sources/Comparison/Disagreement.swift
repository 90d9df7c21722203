import DocumentModel

/// A place that Boardscan and Tesseract read differently.
public struct Disagreement: Hashable, Sendable {
    /// Counted from 0.
    public let pageIndex: Int
    /// Empty when Boardscan read nothing there.
    public let boardscan: String
    /// Empty when Tesseract read nothing there.
    public let tesseract: String
    /// In pixels of the upright page.
    public let box: PixelBox
    /// How worthwhile a look is, 0…1: the chance that Boardscan is wrong there, halved where no letter or digit is at
    /// stake but only case or punctuation.
    ///
    /// As both cannot be right, Boardscan is with the probability c(1 − t) / (1 − ct), where c and t are the engines'
    /// own confidences, taken as independent.
    public let worth: Double

    init(pageIndex: Int, boardscan: some Sequence<Word>, tesseract: some Sequence<Word>) {
        let (mine, theirs) = (Array(boardscan), Array(tesseract))
        self.pageIndex = pageIndex
        self.boardscan = mine.map(\.text).joined(separator: " ")
        self.tesseract = theirs.map(\.text).joined(separator: " ")
        box = (mine.isEmpty ? theirs : mine).map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 0, height: 0)
        let (c, t) = (Self.confidence(mine), Self.confidence(theirs))
        let isWrong = 1 - c * (1 - t) / (1 - c * t)
        worth = Self.letters(self.boardscan) == Self.letters(self.tesseract) ? isWrong / 2 : isWrong
    }

    /// Where it is, for people.
    public var place: String {
        (pageIndex > 0 ? ", page \(pageIndex + 1)" : "") + " at \(box.x),\(box.y)"
    }

    /// All places on several inputs, the most worthwhile first.
    public static func ordered(_ inputs: [ComparedInput]) -> [(input: ComparedInput, disagreement: Disagreement)] {
        inputs.flatMap { input in
            guard let tesseract = input.bestTesseract else { return [(ComparedInput, Disagreement)]() }
            return CrossCheck(input.boardscan, tesseract.reading).disagreements.map { (input, $0) }
        }.enumerated().sorted { first, second in
            // Equals stay in the order of reading.
            (-first.element.1.worth, first.offset) < (-second.element.1.worth, second.offset)
        }.map { ($0.element.0, $0.element.1) }
    }

    /// The least of the words' confidences; an engine that read nothing is taken for half sure of it.
    private static func confidence(_ words: [Word]) -> Double {
        guard let least = words.map(\.confidence).min() else { return 0.5 }
        return max(0.01, min(0.99, least))
    }

    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber || $0.isWhitespace }
    }
}
