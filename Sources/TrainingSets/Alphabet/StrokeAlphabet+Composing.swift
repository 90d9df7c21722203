import GlyphClassifier

extension StrokeAlphabet {
    /// Small figures are half as high as others; raised ones end a little above capitals, others hang below the line.
    static let smallFigure = (scale: Float(0.5), raised: SIMD2<Float>(0, -0.56), lowered: SIMD2<Float>(0, 0.22))

    /// The digit of a raised or lowered figure, and where it stands.
    static func digit(of figure: Character) -> (digit: Character, offset: SIMD2<Float>)? {
        guard let place = CharacterTable.figures.firstIndex(of: figure), let value = figure.wholeNumberValue else {
            return nil
        }
        let isRaised = place < CharacterTable.figures.count / 2
        return (Character(String(value)), isRaised ? smallFigure.raised : smallFigure.lowered)
    }

    /// The letter that a mark is drawn at: an i has no dot under a mark.
    static func base(under mark: CharacterForms.Mark, of letter: Character) -> Character {
        letter == "i" && mark.isAbove ? "ı" : letter
    }

    /// Room that marks take above a letter and below it.
    private static let room = (above: Float(0.26), below: Float(0.26))

    /// Where the ink of a letter with a mark lies, given that of the letter.
    static func bounds(of base: InkBounds, with mark: CharacterForms.Mark) -> InkBounds {
        var bounds = base
        if mark.isAbove { bounds.minimum.y -= room.above }
        if mark.isBelow { bounds.maximum.y += room.below }
        return bounds
    }
}
