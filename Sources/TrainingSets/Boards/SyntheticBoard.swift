import GlyphTraining
import Imaging

/// A made-up photo of a board, with exact truth.
public struct SyntheticBoard: Sendable {
    /// The photo.
    public let image: RGBImage
    /// What stands on it, and where.
    public let truth: BoardTruth

    /// Makes the board of a recipe; the same recipe and setter give the same board.
    ///
    /// The setter is the hand or the font; a writer made up from the recipe's seed by default. `words` are what is
    /// written, or `texts`, whole lines; what the recipe's topic says by default.
    public init(recipe: BoardRecipe, setter: (any LineSetter)? = nil, words: [String]? = nil, texts: [String]? = nil) {
        var random = SplitMix64(seed: recipe.seed)
        let conditions = BoardConditions(recipe.level)
        let hand = Hand(using: &random)
        let text = BoardTextSource(
            setter: setter ?? HandLineSetter(hand: hand), words: words, texts: texts, topic: recipe.topic)
        let layout = BoardLayout(
            conditions: conditions, width: recipe.width, height: recipe.height, text: text, using: &random)
        var painter = BoardPainter(recipe: recipe, conditions: conditions, using: &random)
        var truth = painter.paint(layout, using: &random)
        var image = painter.image
        if let view = recipe.view, let back = view.inverse {
            image = image.warped(by: back, width: image.width, height: image.height)
            truth = truth.seen(through: view)
        }
        self.truth = truth
        BoardCamera(conditions: conditions).expose(&image, using: &random)
        self.image = image
    }

    /// The picture as a JPEG of the recipe's quality.
    ///
    /// - Throws: `ImageError` when the encoder fails.
    public func jpeg() throws -> [UInt8] { try ImageEncoder.jpeg(image, quality: truth.recipe.quality) }
}
