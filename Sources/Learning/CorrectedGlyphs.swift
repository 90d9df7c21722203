import GlyphClassifier
import Reading

/// The glyphs of corrected words, each with what it is: the words are aligned to their texts, and what fits badly is
/// left out.
struct CorrectedGlyphs {
    /// Glyphs of one character at most.
    private static let mostOfACharacter = 24
    /// Least mean natural-log probability of a word's characters, and least of a glyph.
    private static let leastMean: Float = -2
    private static let leastOfAGlyph: Float = -4

    private let classifier: ConvolutionalClassifier

    init(classifier: ConvolutionalClassifier) {
        self.classifier = classifier
    }

    /// Glyphs already known and those of corrected words, of which the newest are kept.
    func exemplars(of words: [CorrectedWord], besides known: GlyphExemplars) -> GlyphExemplars {
        var exemplars = known
        for (word, line) in zip(words, ScoredLine.score(words.map(\.line), with: classifier)) {
            guard let alignment = ForcedAlignment(of: word.text, in: line),
                alignment.meanLogProbability > Self.leastMean
            else { continue }
            let places = alignment.places(of: word.text, in: line)
            let characters = word.text.filter { !$0.isWhitespace }
            for (index, character) in characters.enumerated()
            where alignment.logProbabilities[index] > Self.leastOfAGlyph {
                exemplars.append(
                    character, pixels: line.line.glyphBytes(of: line.graph.candidates[alignment.candidates[index]]),
                    place: places?[index])
            }
        }
        return exemplars.newest(Self.mostOfACharacter)
    }
}
