import GlyphClassifier

/// A classifier whose classes are those of a larger set: of the characters that it does not know it says nothing.
///
/// Models that a user trained know the characters of the time they were made.
public struct WidenedClassifier: GlyphClassifying {
    /// The larger set.
    public let characterSet: CharacterSet
    private let base: any GlyphClassifying
    /// For each class of the larger set, that of the classifier; `nil` where it has none.
    private let classes: [Int?]

    /// The classifier itself where it has the classes of the set already.
    public static func widening(_ base: any GlyphClassifying, to set: CharacterSet) -> any GlyphClassifying {
        base.characterSet.characters == set.characters ? base : WidenedClassifier(base, to: set)
    }

    private init(_ base: any GlyphClassifying, to set: CharacterSet) {
        (self.base, characterSet) = (base, set)
        classes = set.characters.map(base.characterSet.index) + [base.characterSet.notACharacter]
    }

    public var input: GlyphInput { base.input }
    public var exemplars: GlyphExemplars { base.exemplars }
    public var texts: [KnownText] { base.texts }

    /// The classifier's answers; those for characters that it does not know are −∞.
    public func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
        let answers = base.logProbabilities(of: glyphs, count: count)
        let own = base.characterSet.classCount
        return (0..<count).flatMap { glyph in classes.map { $0.map { answers[glyph * own + $0] } ?? -.infinity } }
    }
}
