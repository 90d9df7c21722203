import GlyphClassifier
import GlyphTraining
import Reading

/// The glyphs of corrected words, each with what it is: the words are aligned to their texts, and what fits badly is
/// left out.
struct CorrectedGlyphs {
    /// Glyphs of one character at most.
    private static let mostOfACharacter = 24
    /// Least mean natural-log probability of a word's characters, and least of a glyph.
    private static let (leastMean, leastOfAGlyph): (Float, Float) = (-6, -11)

    /// Words whose ink can say their text.
    let words: [AlignedText]
    private let known: CharacterSet

    init(_ words: [CorrectedWord], network: LineNetwork) {
        known = network.architecture.characterSet
        let seen = SeenLine.see(words.map(\.line), with: network)
        let aligned = zip(words, seen).compactMap { [known] word, line in
            AlignedText(of: word.text, in: line, known)
        }
        self.words = aligned.filter { $0.meanLogProbability >= Self.leastMean }
    }

    /// Their characters.
    var characters: Int { words.reduce(0) { $0 + $1.characters.count } }

    /// Every glyph as a network wants to see it, with its class in a set; characters that the set lacks are left out.
    func labelled(as input: GlyphInput, _ characterSet: CharacterSet) -> LabelledGlyphs {
        words.reduce(into: LabelledGlyphs(input: input)) { all, word in
            for (character, glyph) in zip(
                word.characters, word.line.glyphs(of: word.characters.map(\.glyph), as: input))
            {
                guard let label = characterSet.index(of: known.characters[character.classIndex]) else { continue }
                all.append(glyph, label: label)
            }
        }
    }

    /// Glyphs already known and those of the words, of which the newest are kept.
    func exemplars(besides known: GlyphExemplars) -> GlyphExemplars {
        var exemplars = known
        for word in words {
            let places = word.places(self.known)
            for (index, character) in word.characters.enumerated()
            where character.logProbability >= Self.leastOfAGlyph {
                exemplars.append(
                    self.known.characters[character.classIndex], pixels: word.line.glyphBytes(of: character.glyph),
                    place: places?[index])
            }
        }
        return exemplars.newest(Self.mostOfACharacter)
    }
}
