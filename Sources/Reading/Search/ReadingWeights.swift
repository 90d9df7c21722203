/// The weights of the lattice's log-linear score: how much each kind of evidence counts.
///
/// They were tuned on generated boards and on development photos; TrainingData/README.md says how.
public struct ReadingWeights: Hashable, Sendable, Codable {
    /// A candidate's log-probability is multiplied by its number of primitives to this power.
    ///
    /// Otherwise a path of few, wide characters would win because it adds up fewer log-probabilities.
    public var primitiveExponent: Float = 0.23
    /// Weight of log P("not a character"), which is subtracted from a candidate's score.
    public var rejection: Float = 1
    /// Added for every character.
    public var characterBonus: Float = 2.52
    /// Weight of the language prior.
    public var prior: Float = 0.69
    /// Added for each character within a figure where there is a language prior, in nats.
    ///
    /// The bonus for a character is balanced against what the prior takes for one of a word. One of ten figures is never
    /// as probable as the next letter of a word, so figures pay more, and the dots between them would be dropped.
    public var figure: Float = 0.8
    /// Strength of the Witten–Bell weights of the page's own contexts.
    ///
    /// A context that occurred n times with k different followers is trusted by n / (n + strength · k); 0 leaves the
    /// page's contexts out.
    public var pagePrior: Float = 6.4
    /// Cost of a run of at least three letters that is neither in the lexicon nor on another line of the page.
    public var unknownWord: Float = 1.72
    /// Weight of the case model.
    public var letterCase: Float = 0.86
    /// Weight of relative height and place on the line.
    public var geometry: Float = 0.4
    /// Greatest share that the page's own letters may have in what a candidate's shape says, 0…1.
    public var pageGlyphs: Float = 0.64
    /// Greatest share of the page's letters together with the user's, where those were known before the page was read.
    public var userGlyphs: Float = 0.32
    /// Weight of the gap model.
    public var gap: Float = 1.2
    /// Weight of whether the line network sees a space.
    public var seenSpace: Float = 1
    /// Least value that a candidate's log-probability counts as.
    public var floor: Float = -10.8

    /// Cost of skipping a speck: the constant part; negative, since the smallest specks are not writing.
    public var skip: Float = -2
    /// The part per letter height squared of ink.
    public var skipPerInk: Float = 100
    /// Log-odds of a space: the constant part.
    public var gapBias: Float = -4.2
    /// The part per letter height of gap.
    public var gapPerHeight: Float = 9
    /// The constant part once the page's usual gaps are known.
    public var gapPageBias: Float = -0.5
    /// The part per distance between the two usual gaps of the page.
    public var gapPerSpread: Float = 9
    /// Added there beside one sign such as `=` or `(`, and after commas, where spaces are narrower.
    public var gapBesideSign: Float = 2
    /// Log-odds of a space on typed pages, per cell between the middles of two characters, which stray by a fifth of a
    /// cell.
    ///
    /// With 0, no page is taken for typed.
    public var gapPerCell: Float = 14

    /// The weights that were tuned.
    public init() {}

    /// The weights for boards on which all characters are figures and signs.
    ///
    /// A digit swallowed by its neighbour makes the whole number wrong, which is worse than a misread digit or an extra
    /// one: so every character gets a higher bonus. No language prior restrains that bonus here, so "not a character"
    /// counts double, against halves of a zero. Height counts less, since figures are all as high as capitals; and a
    /// space is more probable at the same gap, since spaces are narrower in heights of figures.
    var ofFigures: ReadingWeights {
        var weights = self
        weights.characterBonus += 1
        weights.rejection *= 2
        weights.geometry *= 0.7
        weights.gapBias += 1
        weights.gapPageBias += 1
        return weights
    }
}
