/// The weights of the lattice's log-linear score: how much each kind of evidence counts.
///
/// They were tuned on generated boards and on development photos; TrainingData/README.md says how.
public struct ReadingWeights: Hashable, Sendable, Codable {
    /// A candidate's log-probability counts this power of its number of primitives times, lest few, wide characters
    /// be preferred.
    public var primitiveExponent: Float = 0.23
    /// Share of log P("not a character") that is held against a candidate.
    public var rejection: Float = 1
    /// Added for every character.
    public var characterBonus: Float = 2.52
    /// Weight of the language prior.
    public var prior: Float = 0.69
    /// How much the number of different characters after the page's own contexts counts against these; 0 to leave them
    /// out.
    public var pagePrior: Float = 6.4
    /// Cost of three letters or more that are no word of the lexicon nor of another line of the page.
    public var unknownWord: Float = 1.72
    /// Weight of the case model.
    public var letterCase: Float = 0.86
    /// Weight of relative height and place on the line.
    public var geometry: Float = 0.4
    /// Share that the page's own letters may have in what the shape of a candidate says, 0…1.
    public var pageGlyphs: Float = 0.64
    /// The same together with letters that were known before the page was read.
    public var userGlyphs: Float = 0.32
    /// Weight of the gap model.
    public var gap: Float = 1.2
    /// Weight of whether the line network sees a space.
    public var seenSpace: Float = 1
    /// Below this a candidate's log-probability no longer falls.
    public var floor: Float = -10.8

    /// Cost of skipping a speck: the constant part; negative, since the smallest specks are not writing.
    public var skip: Float = -2
    /// The part per letter height squared of ink.
    public var skipPerInk: Float = 100
    /// Log-odds of a space: the constant part.
    public var gapBias: Float = -5
    /// The part per letter height of gap.
    public var gapPerHeight: Float = 7
    /// The part per usual gap of the line.
    public var gapPerUsual: Float = 0.45
    /// The constant part once the page's usual gaps are known.
    public var gapPageBias: Float = -1
    /// The part per usual gap of the line.
    public var gapPerPageUsual: Float = 0.18
    /// The part per distance between the two usual gaps of the page.
    public var gapPerSpread: Float = 8.7
    /// Added there beside signs such as `=` and `(`, and after commas, where spaces are narrower.
    public var gapBesideSign: Float = 2
    /// The same on typed pages, per cell between two characters: their middles stray by a fifth of a cell.
    ///
    /// 0 to take no page for typed.
    public var gapPerCell: Float = 14

    /// The weights that were tuned.
    public init() {}

    /// The same where all characters are figures and signs.
    ///
    /// A digit lost in its neighbour spoils the whole number, more than one misread or one too many; but no prior
    /// holds back the bonus here, so that half a zero is held against "not a character" instead. Figures are as high as
    /// capitals, and spaces between them narrower in their heights.
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
