import Glibc
import GlyphClassifier

/// How high a character reaches and how deep it goes, in x-heights above the baseline, as people write it.
public struct GlyphProportions: Hashable, Sendable {
    /// Where its top usually is.
    public var top: Double
    /// Where its bottom usually is; below 0 for what hangs below the baseline.
    public var bottom: Double
    var topSpread: Double
    var bottomSpread: Double
    /// Whether characters of this class may be used to find a line's baseline and x-height.
    var isReliable: Bool

    /// Tops of capitals, figures and ascenders.
    static let ascending = 1.75
    private static let descending = -0.7
    /// What a mark adds above or below.
    private static let markHeight = 0.45

    /// The usual proportions of a character; one about which nothing special is known stands on the line, as high as a
    /// capital.
    public init(of character: Character) {
        self.init(top: Self.ascending, bottom: 0)
        switch character {
        case "a", "c", "e", "m", "n", "o", "r", "s", "u", "v", "w", "x", "z": top = 1
        case "g", "p", "q", "y": (top, bottom) = (1, Self.descending)
        case "j": (top, bottom, topSpread) = (1.5, Self.descending, 0.35)
        case "i": (top, topSpread) = (1.55, 0.3)
        case "t": (top, topSpread) = (1.6, 0.3)
        case "f": (bottom, bottomSpread) = (-0.1, 0.35)
        case "Q": bottom = -0.15
        case ",": self.init(top: 0.25, bottom: -0.35)
        case ".": self.init(top: 0.25, bottom: 0)
        case ";": self.init(top: 0.9, bottom: -0.35)
        case ":": self.init(top: 0.95, bottom: 0.05)
        case "'", "\"", "`", "^": self.init(top: 1.8, bottom: 1.2)
        case "*", "°": self.init(top: 1.7, bottom: 0.9)
        case "-", "~", "→", "←", "•": self.init(top: 0.75, bottom: 0.5)
        case "_": self.init(top: 0, bottom: -0.15)
        case "=", "≠", "÷", "±", "+", "×", "<", ">", "≤", "≥": self.init(top: 1.15, bottom: 0.25)
        case "(", ")", "[", "]", "{", "}", "|", "/", "\\": self.init(top: 1.9, bottom: -0.35)
        case "$": bottom = -0.15
        case "α", "γ", "ε", "ι", "π", "σ", "τ", "ω", "ı", "æ", "œ": top = 1
        case "μ", "ρ", "ψ", "φ": (top, bottom, topSpread) = (1.1, Self.descending, 0.35)
        case "\u{201E}": self.init(top: 0.25, bottom: -0.35)
        case "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": self.init(top: 1.8, bottom: 1.2)
        case "\u{2013}", "\u{2014}", "·", "«", "»", "∞", "≈", "≡", "⇒", "⇔": self.init(top: 1, bottom: 0.4)
        case "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹": self.init(top: 2, bottom: 1.1)
        case "₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉": self.init(top: 0.5, bottom: -0.4)
        default:
            if let (base, mark) = CharacterForms.parts(of: character) {
                self.init(of: base == "i" ? "ı" : base)
                if mark.isAbove { (top, topSpread) = (top + Self.markHeight, 0.3) }
                if mark.isBelow { (bottom, bottomSpread) = (bottom - Self.markHeight, 0.3) }
                isReliable = false
                return
            }
        }
        if !character.isLetter, !character.isNumber { isReliable = false }
        if CharacterTable.greek.contains(character) || CharacterTable.figures.contains(character) { isReliable = false }
        if !isReliable { (topSpread, bottomSpread) = (0.3, 0.3) }
        if "(){}[]|/\\→←↑↓".contains(character) { (topSpread, bottomSpread) = (0.6, 0.6) }
        // A bold full stop is as high, but stands on the line.
        if character == "•" { bottomSpread = 0.2 }
        if "ijtfJQ".contains(character) { isReliable = false }
    }

    private init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
        topSpread = 0.24
        bottomSpread = 0.2
        isReliable = true
    }

    /// The usual proportions count as much as this many of a person's own glyphs.
    private static let usualCount = 1.0
    /// A person's own glyph counts as no farther than this many spreads from where it usually is.
    private static let greatestDeviation = 3.0

    /// The proportions of one person's writing, of whom the places of some glyphs are known.
    func adapted(to places: [GlyphPlace]) -> GlyphProportions {
        var adapted = self
        (adapted.top, adapted.topSpread) = Self.estimate(places.map(\.top), mean: top, spread: topSpread)
        (adapted.bottom, adapted.bottomSpread) = Self.estimate(
            places.map(\.bottom), mean: bottom, spread: bottomSpread)
        return adapted
    }

    /// Mean and spread of some values together with ``usualCount`` usual ones.
    private static func estimate(_ values: [Double], mean: Double, spread: Double) -> (mean: Double, spread: Double) {
        let count = usualCount + Double(values.count)
        let farthest = greatestDeviation * spread
        let limited = values.map { max(mean - farthest, min(mean + farthest, $0)) }
        let own = (usualCount * mean + limited.reduce(0, +)) / count
        let squares = limited.reduce(usualCount * spread * spread) { $0 + ($1 - own) * ($1 - own) }
        return (own, (squares / count).squareRoot())
    }

    /// The log-likelihood of a glyph's height and place, 0 at best.
    public func logLikelihood(_ place: GlyphPlace) -> Float {
        let bottomDeviation = (place.bottom - bottom) / bottomSpread
        let topDeviation = (place.top - top) / topSpread
        return Float(-log(Self.rarity(ofDeviation: bottomDeviation) * Self.rarity(ofDeviation: topDeviation)))
    }

    /// One over the likelihood.
    ///
    /// A heavy tail like Student's: one odd letter must not decide a word.
    private static func rarity(ofDeviation deviation: Double) -> Double {
        let half = deviation * deviation / 2
        return 1 + half + 2 * half * half
    }
}
