import GlyphClassifier
import GlyphTraining

/// What `boardscan-train fit` reads: the training itself, and how the glyphs in context are made.
struct FitRecipe: Codable {
    var training: TrainingRecipe
    /// The classes; the board's when it is left out.
    ///
    /// Letters of one case alone stand for both.
    var characters: String?
    /// Lines that context glyphs are cut from, 0 for none, and the share of negatives kept.
    var contextLines: Int
    var negativeShare: Float
    /// Shares of those lines: set from a writer's characters, as written, set in fonts.
    var composedShare: Float
    var writtenShare: Float
    var fontShare: Float
    /// Glyphs that are cut out of each source's lines of photos, at most; none when it is left out.
    var photographedGlyphs: Int?

    /// - Throws: `TrainingError` naming the first value that makes no sense.
    func check() throws {
        if let characters, Set(characters).count < characters.count {
            throw TrainingError("a character stands twice among the characters")
        }
        guard photographedGlyphs ?? 0 >= 0 else { throw TrainingError("photographedGlyphs must not be negative") }
        guard contextLines >= 0 else { throw TrainingError("contextLines must not be negative") }
    }

    var characterSet: CharacterSet { characters.map { CharacterSet(Array($0)) } ?? .board }
}
