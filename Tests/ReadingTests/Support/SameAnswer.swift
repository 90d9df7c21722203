import Glibc
import GlyphClassifier

/// Says the same of every glyph.
struct SameAnswer: GlyphClassifying {
    let characterSet: CharacterSet
    let input = GlyphInput.ink
    var exemplars = GlyphExemplars()
    var texts: [KnownText] = []
    /// Log-probability of each character, and of no character.
    private let answer: [Float]

    /// All characters alike, unless the answer is given.
    init(_ characters: String, _ answer: [Float]? = nil) {
        characterSet = CharacterSet(Array(characters))
        let each = log(0.99 / Float(characters.count))
        self.answer = answer ?? characters.map { _ in each } + [log(0.01)]
    }

    func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
        Array(repeatElement(answer, count: count).joined())
    }
}
