import GlyphTraining

/// Who or what writes: a setter of lines, and what helps where it lacks characters.
struct BoardHand: Sendable {
    var setter: any LineSetter
    /// The only words it can write; `nil` when it can spell.
    var words: [String]?
    /// Of a font: straight lines, one weight.
    var isPrinted = false
    /// Writes words of its own in place of others.
    var choosesWords = false
    /// Writes what the setter cannot.
    let reserve: HandLineSetter

    /// - Returns: the line, wholly in one hand.
    func set(_ text: String, height: Float, using random: inout SplitMix64) -> SetLine {
        if choosesWords { return setter.set(text, height: height, using: &random) }
        var wanted = text
        if let words, !words.isEmpty {
            wanted = text.split(separator: " ").map { part in
                part.allSatisfy(\.isLetter) && part.count > 1 ? random.pick(words) : String(part)
            }.joined(separator: " ")
        }
        let line = setter.set(wanted, height: height, using: &random)
        let (found, all) = (line.text.count { $0 != " " }, wanted.count { $0 != " " })
        return found == all ? line : reserve.set(text, height: height, using: &random)
    }
}

/// All who may write on boards.
public struct BoardWriters: Sendable {
    struct Writer: Sendable {
        var setter: any LineSetter
        var words: [String]?
    }

    let people: [Writer]
    /// Those who join their letters, with the words they wrote.
    let cursive: [CursiveWriter]
    /// Fonts that look like a hand.
    let handFonts: [any LineSetter]
    let printedFonts: [any LineSetter]
    /// Fonts that look like a hand, joined ones too, by family.
    let families: [[any LineSetter]]
    let phrases: BoardPhrases

    /// - Parameters:
    ///   - set: characters and words of people; those held out are left alone, and so is who wrote too little.
    ///   - handFonts: fonts that look like a hand.
    ///   - printedFonts: all others.
    ///   - families: fonts that look like a hand, also those whose letters are joined, by family: in scenes each
    ///     family writes as often as any other.
    ///   - foreign: words in other languages; who lacks a letter leaves the line to somebody who has it.
    public init(
        set: UnipenSet?, handFonts: [any LineSetter] = [], printedFonts: [any LineSetter] = [],
        families: [[any LineSetter]] = [], foreign: [String] = []
    ) {
        self.families = families.filter { !$0.isEmpty }
        self.handFonts = handFonts
        self.printedFonts = printedFonts
        let samples = ((set?.characters ?? []) + (set?.words ?? [])).filter { !WriterSplit.isHeldOut($0.writer) }
        let writers = Dictionary(grouping: samples, by: \.writer).sorted { $0.key < $1.key }.map(\.value)
        people = writers.compactMap { Self.writer($0) }
        cursive = writers.compactMap { CursiveWriter(samples: $0) }
        let written = Swift.Set(samples.filter { $0.category != "1d" }.map(\.label))
        phrases = BoardPhrases(
            words: written.filter { (2...14).contains($0.count) && $0.allSatisfy(Self.isPlain) }.sorted() + foreign)
    }

    /// Number of people.
    public var count: Int { people.count }

    static func isPlain(_ character: Character) -> Bool { character.isASCII && character.isLetter }

    private static func writer(_ samples: [PenSample]) -> Writer? {
        let setter = WriterLineSetter(samples: samples.map(\.simplified))
        let letters = setter.writtenCharacters.count { $0.isASCII && $0.isLetter }
        if letters >= 48 { return Writer(setter: setter, words: nil) }
        let words = setter.writtenWords.filter { $0.allSatisfy(isPlain) }
        return words.count >= 25 ? Writer(setter: setter, words: words) : nil
    }

    /// Somebody by chance: half of all boards are written by people, as far as there are any.
    func hand(using random: inout SplitMix64) -> BoardHand {
        let reserve = HandLineSetter(hand: Hand(using: &random, variation: random.uniform(0.7, 1.8)))
        let kind = random.unit()
        if kind < 0.55, !people.isEmpty {
            let writer = random.pick(people)
            return BoardHand(setter: writer.setter, words: writer.words, reserve: reserve)
        }
        if kind < 0.75, !handFonts.isEmpty { return BoardHand(setter: random.pick(handFonts), reserve: reserve) }
        return BoardHand(setter: reserve, reserve: reserve)
    }

    /// A font by chance; a hand where there are no fonts.
    func print(using random: inout SplitMix64) -> BoardHand {
        let reserve = HandLineSetter(hand: Hand(using: &random, variation: 0.2))
        guard !printedFonts.isEmpty else { return BoardHand(setter: reserve, isPrinted: true, reserve: reserve) }
        return BoardHand(setter: random.pick(printedFonts), isPrinted: true, reserve: reserve)
    }
}
