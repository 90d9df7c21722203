import Glibc
import GlyphClassifier
import GlyphTraining
import Reading

/// Corrected words → glyphs with their classes, by aligning each word to its text through the lattice.
///
/// The aligned candidates are the characters. Of the candidates that reach across the border of two characters, or hold
/// only a piece of one, those that look most like a character teach best that they are none.
struct WordGlyphs {
    let classifier: any GlyphClassifying
    let options: Learner.Options

    struct Found {
        var characters = LabelledGlyphs()
        /// Candidates that are no characters.
        var negatives = LabelledGlyphs()
    }

    /// - Returns: `nil` for a word whose alignment is not to be trusted.
    func glyphs(of word: CorrectedWord) -> Found? {
        guard let line = ScoredLine.score([word.line], with: classifier).first,
            let alignment = ForcedAlignment(of: word.text, in: line),
            alignment.meanLogProbability >= options.leastMean
        else { return nil }
        var found = Found()
        let characters = word.text.filter { !$0.isWhitespace }
        for (index, (candidate, character)) in zip(alignment.candidates, characters).enumerated() {
            guard let label = line.characterSet.index(of: character),
                alignment.logProbabilities[index] >= options.leastCharacter
            else { continue }
            append(candidate, label: label, of: line, to: &found.characters)
        }
        let reject = line.characterSet.notACharacter
        let count = Int(options.negativeShare * Float(found.characters.count))
        for candidate in negatives(of: line, alignment).prefix(count) {
            append(candidate, label: reject, of: line, to: &found.negatives)
        }
        return found
    }

    private func append(_ candidate: Int, label: Int, of line: ScoredLine, to glyphs: inout LabelledGlyphs) {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: GlyphNormalizer.side * GlyphNormalizer.side) { buffer in
            line.line.normalizedGlyph(of: line.graph.candidates[candidate], into: buffer)
            glyphs.append(buffer, label: label)
        }
    }

    /// Candidates that are no characters, the most deceptive first.
    private func negatives(of line: ScoredLine, _ alignment: ForcedAlignment) -> [Int] {
        let reject = line.characterSet.notACharacter
        return alignment.negatives(in: line)
            .map { ($0, line.logProbability(candidate: $0, class: reject)) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
}
