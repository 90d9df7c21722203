/// How much each kind of evidence counts when a line is read; natural logarithms are added up, each times its weight.
///
/// They were tuned on generated boards and on development photos; TrainingData/README.md says how.
public struct ReadingWeights: Hashable, Sendable, Codable {
    /// Added for every character, in nats: what the prior takes for one.
    public var characterBonus: Float = 1
    /// Weight of the language prior.
    public var prior: Float = 0.75
    /// How much it counts for a character that it is rare, where there is a language prior.
    ///
    /// What the network says has the odds of characters in its lessons in it, which the prior would count once more
    /// (compare Bourlard & Morgan 1994, doi:10.1007/978-1-4615-3210-1, on dividing posteriors by priors).
    public var rarity: Float = 0.5
    /// Added for every space where there is a language prior, in nats.
    public var spaceBonus: Float = 0
    /// Strength of the Witten–Bell weights of the page's own contexts.
    ///
    /// A context that occurred n times with k different followers is trusted by n / (n + strength · k); 0 leaves the
    /// page's contexts out.
    public var pagePrior: Float = 6.4
    /// Cost of a run of at least three letters that is neither in the lexicon nor on another line of the page.
    public var unknownWord: Float = 1.6
    /// Weight of the case model.
    public var letterCase: Float = 0.8
    /// How much the glyph network's answer counts, 0…1; the line network's has the rest.
    public var glyphs: Float = 0.3
    /// The same where the network has learnt its user's glyphs.
    public var learntGlyphs: Float = 0.5
    /// Weight of what the glyph network says of a text's glyphs, against other texts of the line.
    public var choice: Float = 0.6
    /// Added to what it says of each, in nats: else the text with fewer characters would gain by that alone.
    public var choiceBonus: Float = 1.5
    /// Weight of relative height and place on the line in what a character may be.
    public var geometry: Float = 0.4
    /// Greatest share that the page's own letters may have in what a candidate's shape says, 0…1.
    public var pageGlyphs: Float = 0.64
    /// Greatest share of the page's letters together with the user's, where those were known before the page was read.
    public var userGlyphs: Float = 0.32

    /// The weights that were tuned.
    public init() {}

    /// The weights where no letter may be: no language speaks for any character.
    var ofFigures: ReadingWeights {
        var weights = self
        (weights.characterBonus, weights.rarity, weights.spaceBonus, weights.unknownWord) = (0, 0, 0, 0)
        return weights
    }
}
