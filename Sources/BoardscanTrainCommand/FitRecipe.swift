import GlyphTraining

/// What `boardscan-train fit` reads: the training itself, and how the glyphs in context are made.
struct FitRecipe: Codable {
    var training: TrainingRecipe
    /// Lines that context glyphs are cut from, and the share of negatives kept.
    var contextLines: Int
    var negativeShare: Float
    /// Shares of those lines: set from a writer's characters, as written, set in fonts.
    var composedShare: Float
    var writtenShare: Float
    var fontShare: Float
}
