/// Everything that is counted of a page's text against its truth.
///
/// Sums are those of pooled pages.
public struct TextAccuracy: Hashable, Sendable, Codable {
    /// Grapheme clusters, in order: their error rate is the CER.
    public var characters = EditCounts()
    /// Words as UAX #29 cuts them, in order: their error rate is the WER.
    public var words = EditCounts()
    /// Words whatever their order.
    public var bagOfWords = BagOfWords()
    /// The characters whatever the order of lines.
    public var anyOrder = PageScore()

    /// Nothing counted.
    public init() {}

    /// Counts the errors of one page's text.
    public init(truth: String, text: String) {
        characters = EditCounts(
            truth: TextNormalization.characters(of: truth), text: TextNormalization.characters(of: text))
        let truthWords = Words.words(in: TextNormalization.normalize(truth))
        let textWords = Words.words(in: TextNormalization.normalize(text))
        words = EditCounts(truth: truthWords, text: textWords)
        bagOfWords = BagOfWords(truth: truthWords, text: textWords)
        anyOrder = PageScore(truth: truth, text: text)
    }

    /// The counts of both taken together.
    public static func + (first: TextAccuracy, second: TextAccuracy) -> TextAccuracy {
        var sum = first
        sum.characters = first.characters + second.characters
        sum.words = first.words + second.words
        sum.bagOfWords = first.bagOfWords + second.bagOfWords
        sum.anyOrder = first.anyOrder + second.anyOrder
        return sum
    }
}

/// A page's accuracy with letter case counted and without.
public struct PageAccuracy: Hashable, Sendable, Codable {
    /// Letters in another case are errors.
    public var asWritten = TextAccuracy()
    /// All in lower case.
    public var caseFolded = TextAccuracy()

    /// Nothing counted.
    public init() {}

    /// Counts the errors of one page's text.
    public init(truth: String, text: String) {
        asWritten = TextAccuracy(truth: truth, text: text)
        caseFolded = TextAccuracy(truth: truth.lowercased(), text: text.lowercased())
    }

    /// A page that could not be read: every character is an error, those between lines as well.
    public static func unread(truth: String) -> PageAccuracy {
        var page = PageAccuracy(truth: truth, text: "")
        page.asWritten.anyOrder.edits = page.asWritten.anyOrder.characters
        page.caseFolded.anyOrder.edits = page.caseFolded.anyOrder.characters
        return page
    }

    /// The counts of both taken together.
    public static func + (first: PageAccuracy, second: PageAccuracy) -> PageAccuracy {
        var sum = first
        sum.asWritten = first.asWritten + second.asWritten
        sum.caseFolded = first.caseFolded + second.caseFolded
        return sum
    }

    /// The figures of several pages taken together: sums of edits over sums of lengths.
    public static func pooled(_ pages: some Sequence<PageAccuracy>) -> PageAccuracy {
        pages.reduce(PageAccuracy(), +)
    }
}
