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

    /// Share of lines that are sentences, and of their words that a comma follows, that are within marks, that another
    /// one follows behind a hyphen or a dash, and that are figures.
    private static let sentenceShare: Float = 0.3
    private static let (commaShare, markShare, dashShare, figureShare): (Float, Float, Float, Float) =
        (0.12, 0.09, 0.07, 0.1)
    private static let marks = ["()", "()", "[]", "[]", "{}", "<>", "\"\"", "''", "“”", "‘’", "„“", "«»"].map(
        Array.init)
    private static let dashes = Array("----–—/'@&+.")
    private static let sentenceEnds = [".", ".", ".", ".", "?", "!", ":", ";", ",", "...", ""]

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
        if joinedShare > 0, random.chance(Self.sentenceShare) { return sentence(style: style, using: &random) }
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in
            if isNumbers { return Self.number(using: &random) }
            if random.chance(Self.signShare) { return Self.signs(using: &random) }
            func word() -> String { Self.cased(words.randomElement(using: &random) ?? "text", style: style) }
            let first = word()
            if random.chance(joinedShare) { return first + Self.sign(of: Self.joints, using: &random) + word() }
            return random.chance(endedShare) ? first + Self.sign(of: Self.ends, using: &random) : first
        }
    }

    /// Two to seven words as they stand in sentences: with commas, quotation marks, brackets, hyphens, figures, and an end.
    private func sentence(style: Float, using random: inout SplitMix64) -> [String] {
        let count = Int.random(in: 2...7, using: &random)
        return (0..<count).map { index in
            var word = random.chance(Self.figureShare) ? Self.figure(using: &random) : plainWord(using: &random)
            if index == 0 { word = word.prefix(1).uppercased() + word.dropFirst() }
            if style < Self.capitalsOfSentences { word = word.uppercased() }
            if random.chance(Self.dashShare) {
                word += Self.sign(of: Self.dashes, using: &random) + plainWord(using: &random)
            }
            if random.chance(Self.markShare), let marks = Self.marks.randomElement(using: &random) {
                word = String(marks[0]) + word + String(marks[1])
            }
            if index == count - 1 { return word + (Self.sentenceEnds.randomElement(using: &random) ?? "") }
            return random.chance(Self.commaShare) ? word + "," : word
        }
    }

    private static let capitalsOfSentences: Float = 0.1

    private func plainWord(using random: inout SplitMix64) -> String {
        (words.randomElement(using: &random) ?? "text").lowercased()
    }

    /// Prices, dates, times, shares, years, footnotes.
    private static func figure(using random: inout SplitMix64) -> String {
        func digits(_ range: ClosedRange<Int>) -> String { String(Int.random(in: range, using: &random)) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return "\(digits(1...999)),\(String(digits(1000...1999).dropFirst()))"
        case 1: return "\(digits(0...99)).\(digits(0...99))"
        case 2: return (["$", "€", "£"].randomElement(using: &random) ?? "$") + digits(1...9999)
        case 3: return digits(0...100) + "%"
        case 4: return "\(digits(1...24)):\(digits(10...59))"
        case 5: return "[\(digits(1...99))]"
        case 6: return "\(digits(1...31))\(["/", ".", "-"].randomElement(using: &random) ?? "/")\(digits(1...12))"
        default: return digits(1900...2040)
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
