import GlyphTraining

/// What a made-up line says: words in any case, numbers, code and signs; or numbers alone.
public struct LineText: Sendable {
    private let words: [String]
    private let isNumbers: Bool

    /// Share of words that are numbers, code and signs.
    private static let signShare: Float = 0.22

    public init(words: [String]) {
        self.words = words
        isNumbers = false
    }

    private init() {
        words = []
        isNumbers = true
    }

    /// Readings and scores: numbers of one to eight digits.
    public static let numbers = LineText()

    /// One to four words.
    public func line(using random: inout SplitMix64) -> [String] {
        let style = random.unit()
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in
            if isNumbers { return Self.number(using: &random) }
            if random.chance(Self.signShare) { return Self.signs(using: &random) }
            let word = words.randomElement(using: &random) ?? "text"
            switch style {
            case ..<0.4: return word.uppercased()
            case ..<0.85: return word
            default: return word.prefix(1).uppercased() + word.dropFirst().lowercased()
            }
        }
    }

    private static func number(using random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...8, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }

    private static let kinds = [
        "0123456789", "()[]{}<>", "+-=*/%", ".,;:!?'\"", "_&|@#$^~\\`", "abcdefghijklmnopqrstuvwxyz",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "→←↑↓•✓×÷±≠≤≥°€£",
    ].map(Array.init)

    /// Anything printable may follow anything, but kinds keep together.
    private static func signs(using random: inout SplitMix64) -> String {
        let kind = kinds.randomElement(using: &random) ?? []
        return String(
            (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
                (random.chance(0.55) ? kind : kinds.randomElement(using: &random) ?? kind).randomElement(using: &random)
            })
    }
}
