import GlyphTraining
import Reading

/// The words that boards are asked for: their own, and other boards' that they do not have.
public struct GateVocabulary: Sendable {
    private let words: [String]

    private static let leastLength = 4

    public init(texts: [String]) { words = Set(texts.flatMap(Self.words)).sorted() }

    /// Words of four characters and more with a letter among them, in lower case, without the signs around them.
    static func words(of text: String) -> [String] {
        func isEnd(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
        let words = text.split(whereSeparator: \.isWhitespace).map { word in
            let folded = WantedText.folded(String(word)).drop(while: isEnd)
            return String(folded.reversed().drop(while: isEnd).reversed())
        }
        return Set(words.filter { $0.count >= leastLength && $0.contains { $0.isLetter } }).sorted()
    }

    /// The board's name decides which absent words it is asked for, `absent` of them at most.
    public func questions(of text: String, name: String, absent: Int) -> [(word: String, isThere: Bool)] {
        let whole = String(WantedText.folded(text))
        var random = SplitMix64(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        let others = words.filter { !whole.contains($0) }.shuffled(using: &random).prefix(absent)
        return Self.words(of: text).map { ($0, true) } + others.map { ($0, false) }
    }
}
