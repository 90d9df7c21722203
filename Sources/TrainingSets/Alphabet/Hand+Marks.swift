import GlyphClassifier
import GlyphTraining

extension Hand {
    /// How far a mark's gap, place and size vary, in heights of a capital: it may touch the letter and float to the side.
    private static let gap: ClosedRange<Float> = -0.05...0.17
    private static let drift: Float = 0.05
    private static let size: ClosedRange<Float> = 0.75...1.3

    /// The strokes of a letter with its mark, or of a raised or lowered figure; `nil` for other characters.
    func composedStrokes(
        of character: Character, anyForm: Bool, using random: inout SplitMix64
    ) -> [[SIMD2<Float>]]? {
        if let (digit, offset) = StrokeAlphabet.digit(of: character) {
            let scale = StrokeAlphabet.smallFigure.scale * random.uniform(0.85, 1.15)
            return plainStrokes(of: digit, anyForm: anyForm, using: &random)?.map { $0.map { $0 * scale + offset } }
        }
        guard let (letter, mark) = CharacterForms.parts(of: character) else { return nil }
        let base = StrokeAlphabet.base(under: mark, of: letter)
        guard let strokes = plainStrokes(of: base, anyForm: anyForm, using: &random) else { return nil }
        return adding(mark, to: strokes, of: letter, anyForm: anyForm, using: &random)
    }

    /// A letter as somebody wrote it, in heights of a capital, with a mark in this hand: a mark above an i replaces its dot.
    func adding(
        _ mark: CharacterForms.Mark, toWritten strokes: [[SIMD2<Float>]], of letter: Character,
        using random: inout SplitMix64
    ) -> [[SIMD2<Float>]] {
        let base = mark.isAbove && letter == "i" ? Self.withoutDot(strokes) : strokes
        return adding(mark, to: base, of: letter, anyForm: true, using: &random)
    }

    /// An i without what floats over its stem.
    private static func withoutDot(_ strokes: [[SIMD2<Float>]]) -> [[SIMD2<Float>]] {
        guard let stem = strokes.max(by: { InkBounds([$0]).height < InkBounds([$1]).height }) else { return strokes }
        let top = InkBounds([stem]).minimum.y
        return strokes.filter { InkBounds([$0]).maximum.y > top }
    }

    /// A letter's strokes, in heights of a capital, with a mark in this hand.
    func adding(
        _ mark: CharacterForms.Mark, to strokes: [[SIMD2<Float>]], of letter: Character, anyForm: Bool,
        using random: inout SplitMix64
    ) -> [[SIMD2<Float>]] {
        let scale = random.logUniform(Self.size.lowerBound, Self.size.upperBound)
        let origin = Self.place(of: mark, at: letter, around: InkBounds(strokes), using: &random)
        return strokes + markStrokes(mark, anyForm: anyForm, using: &random).map { $0.map { $0 * scale + origin } }
    }

    /// Where the origin of a mark comes to lie.
    private static func place(
        of mark: CharacterForms.Mark, at letter: Character, around box: InkBounds, using random: inout SplitMix64
    ) -> SIMD2<Float> {
        let sway = random.normal() * drift
        let middle = box.center.x + sway
        switch mark {
        case .grave, .acute, .circumflex, .tilde, .diaeresis, .ring, .caron, .breve, .doubleAcute, .dot:
            return SIMD2(middle, box.minimum.y - random.uniform(gap.lowerBound, gap.upperBound))
        case .cedilla, .comma: return SIMD2(middle, box.maximum.y + random.uniform(-0.03, 0.06))
        case .ogonek: return SIMD2(box.maximum.x - 0.08 + sway, box.maximum.y)
        case .apostrophe: return SIMD2(box.maximum.x + random.uniform(0.03, 0.12), box.minimum.y + sway)
        case .slash: return SIMD2(middle, box.center.y + sway)
        // Through the stem, which is at the left of capitals.
        case .bar: return SIMD2(letter.isUppercase ? box.minimum.x + 0.04 : middle, box.center.y + sway)
        }
    }
}
