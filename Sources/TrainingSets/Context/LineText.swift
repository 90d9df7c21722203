import GlyphClassifier
import GlyphTraining

/// What a made-up line says: words in any case, numbers, code and signs; whole lines in any case; or numbers alone.
public struct LineText: Sendable {
    private let words: [String]
    private let texts: [String]
    private let joinedShare: Float
    private let endedShare: Float
    private let isNumbers: Bool

    /// Share of lines that are one of the whole ones, where there are any.
    private static let textShare: Float = 0.35

    /// Share of words that another one follows without a space, and that a stop follows.
    private static let joinedShare: Float = 0.06
    private static let endedShare: Float = 0.16
    private static let joints = Array("..__-/(")
    private static let ends = Array("....,,,::;?!)")

    /// Share of words that are numbers, code and signs.
    private static let signShare: Float = 0.22

    /// - Parameters:
    ///   - words: what words there are.
    ///   - texts: whole lines, such as boards have.
    ///   - hasStops: whether stops follow words and signs join them.
    public init(words: [String], texts: [String] = [], hasStops: Bool = true) {
        self.init(words: words, texts: texts, hasStops: hasStops, isNumbers: false)
    }

    private init(words: [String], texts: [String], hasStops: Bool, isNumbers: Bool) {
        self.words = words
        self.texts = texts
        joinedShare = hasStops ? Self.joinedShare : 0
        endedShare = hasStops ? Self.endedShare : 0
        self.isNumbers = isNumbers
    }

    /// Readings and scores: numbers of one to eight digits.
    public static let numbers = LineText(words: [], texts: [], hasStops: false, isNumbers: true)

    /// One to four words, or a whole line's.
    public func line(using random: inout SplitMix64) -> [String] {
        let style = random.unit()
        if !texts.isEmpty, random.chance(Self.textShare), let text = texts.randomElement(using: &random) {
            return text.split(separator: " ").map { Self.cased(String($0), style: style) }
        }
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in
            if isNumbers { return Self.number(using: &random) }
            if random.chance(Self.signShare) { return Self.signs(using: &random) }
            func word() -> String { Self.cased(words.randomElement(using: &random) ?? "text", style: style) }
            let first = word()
            if random.chance(joinedShare) { return first + Self.sign(of: Self.joints, using: &random) + word() }
            return random.chance(endedShare) ? first + Self.sign(of: Self.ends, using: &random) : first
        }
    }

    private static func sign(of signs: [Character], using random: inout SplitMix64) -> String {
        signs.randomElement(using: &random).map { String($0) } ?? ""
    }

    private static func cased(_ word: String, style: Float) -> String {
        switch style {
        case ..<0.4: word.uppercased()
        case ..<0.85: word
        default: word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }
    }

    private static func number(using random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...8, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }

    private static let kinds =
        [
            "0123456789", "()[]{}<>", "+-=*/%", ".,;:!?'\"", "_&|@#$^~\\`", "abcdefghijklmnopqrstuvwxyz",
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "→←↑↓•✓×÷±≠≤≥°€£", "¡¿§«»–—‘’“”„",
        ].map(Array.init) + [
            CharacterTable.latin, CharacterTable.greek, CharacterTable.mathematics, CharacterTable.figures,
        ]

    /// Anything printable may follow anything, but kinds keep together.
    private static func signs(using random: inout SplitMix64) -> String {
        let kind = kinds.randomElement(using: &random) ?? []
        return String(
            (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
                (random.chance(0.55) ? kind : kinds.randomElement(using: &random) ?? kind).randomElement(using: &random)
            })
    }
}
