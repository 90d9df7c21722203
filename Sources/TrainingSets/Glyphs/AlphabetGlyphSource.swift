import GlyphClassifier
import GlyphTraining

/// Single characters from ``StrokeAlphabet``, each time by another made-up writer: the only handwriting at hand for the
/// signs beyond ASCII, and a little more of everything else.
public struct AlphabetGlyphSource: GlyphSource {
    private let letters: [(character: Character, label: Int)]
    private let perCharacter: Int
    private let augmentation: GlyphAugmentation

    /// Characters outside the character set or the alphabet are left out; each counts `perCharacter` times in an epoch.
    public init(
        characters: [Character], perCharacter: Int, characterSet: CharacterSet,
        augmentation: GlyphAugmentation = .training
    ) {
        let alphabet = StrokeAlphabet.standard
        letters = characters.compactMap { character in
            guard alphabet.bounds(of: character) != nil else { return nil }
            return characterSet.index(of: character).map { (character, $0) }
        }
        self.perCharacter = perCharacter
        self.augmentation = augmentation
    }

    /// Glyphs of an epoch.
    public var count: Int { letters.count * perCharacter }

    /// The class of a glyph, without drawing it.
    public func label(of index: Int) -> Int { letters[index % letters.count].label }

    /// Draws a character in the hand of a new writer, as 28×28 values, and tells its class.
    public func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        let letter = letters[index % letters.count]
        // Twice the variation of a board's writer: there is no other data to learn these shapes from.
        let hand = Hand(using: &random, variation: 2)
        let strokes = hand.strokes(of: letter.character, anyForm: true, using: &random) ?? []
        let coverage = augmentation.coverage(of: .strokes(strokes), using: &random)
        augmentation.finish(coverage, using: &random, into: output)
        return letter.label
    }
}
