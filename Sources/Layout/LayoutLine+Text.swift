import DocumentModel

extension LayoutLine {
    /// Least share of digits among the characters of a word of figures: "230", "5.79", "GH19-01462".
    private static let leastFigures = 0.3
    /// What asks for more when a line ends in it.
    private static let openEnds: Set<Character> = ["-", ",", "&", "+", "/", "("]
    /// Bullets that people write without a blank behind them.
    private static let bullets: Set<Character> = ["•", "·", "-", "–", "—", "*"]

    /// A line whose words are known, with how far each reaches from the start along the baseline, in pixels.
    public init(
        start: SIMD2<Double>, end: SIMD2<Double>, letterHeight: Double, isLight: Bool, words: [ClosedRange<Double>],
        texts: [String]
    ) {
        self.init(
            start: start, end: end, letterHeight: letterHeight, isLight: isLight,
            words: zip(words, texts).map { Word(extent: $0, isFigure: Self.isFigure($1)) },
            isItem: Self.isItem(texts), isOpen: texts.last?.last.map(Self.openEnds.contains) ?? false)
    }

    private static func isFigure(_ word: String) -> Bool {
        !word.isEmpty && Double(word.count(where: \.isNumber)) >= leastFigures * Double(word.count)
    }

    private static func isItem(_ words: [String]) -> Bool {
        if ListMarker.leading(words) != nil { return true }
        guard let word = words.first, let first = word.first else { return false }
        return word.count > 1 && bullets.contains(first)
    }
}
