import DocumentModel
import Finding
import Glibc
import GlyphClassifier
import Segmentation

/// What tells a line of writing from scribble, specks and drawings: how well it could be read, and what it would say.
///
/// A speck always looks like some sign, so specks prove nothing.
public struct TextEvidence: LogisticEvidence, Hashable, Sendable, Codable {
    /// Number of characters.
    public var length: Float = 0
    /// Mean log-probability of the characters' shapes, none below −6.
    public var shape: Float = 0
    /// Mean log-probability that a candidate is a character at all, none below −6.
    public var validity: Float = 0
    /// Share of characters that are dots and dashes.
    public var specks: Float = 0
    /// Mean log-probability of the characters by the language prior; `nil` without one.
    public var prior: Float?
    private var braces = BlockBraces()
    /// Natural logarithm of the line's height over the page's usual one.
    public var relativeHeight: Float = 0
    /// The probability, 0…1, that finding gave the line.
    public var found: Float = 0.5
    /// The ``shape`` of the page's other lines, as the median over their characters; where there are none, the usual
    /// one, since a line alone is no worse for that.
    public var page = usualShape

    /// The usual ``shape`` of lines of writing.
    private static let usualShape: Float = -0.5

    static let speckCharacters = Set("-_.,'`\":;~^|*\u{2022}\u{00B0}")
    /// Log-probabilities do not count as less than this.
    private static let floor: Float = -6

    /// What a line says by itself, without its page.
    init(_ line: ScoredLine, path: ReadPath, prior: LanguagePrior?) {
        guard !path.steps.isEmpty else { return }
        let count = Float(path.steps.count)
        let values = path.steps.map { line.logProbability(candidate: $0.candidate, class: $0.classIndex) }
        let characters = path.steps.map { line.characterSet.characters[$0.classIndex] }
        length = count
        found = Float(line.line.confidence)
        shape = values.reduce(0) { $0 + max(Self.floor, $1) } / count
        let reject = line.characterSet.notACharacter
        validity =
            path.steps.reduce(0) {
                let valid = 1 - exp(line.logProbability(candidate: $1.candidate, class: reject))
                return $0 + max(Self.floor, log(max(1e-6, valid)))
            } / count
        specks = Float(characters.count(where: Self.speckCharacters.contains)) / count
        braces = BlockBraces(characters)
        self.prior = prior.map { prior in
            var text = ""
            for (step, character) in zip(path.steps, characters) {
                if step.spaceBefore { text.append(" ") }
                text.append(character)
            }
            return prior.logProbability(of: text) / count
        }
    }

    /// The evidence of a line about which nothing is known.
    public init() {}

    /// What ``TextFilter`` weighs.
    public enum Feature: String, CaseIterable, Sendable {
        /// The constant term, always 1.
        case constant
        /// Natural logarithm of the number of characters.
        case length
        /// How good the characters' shapes are (``TextEvidence/shape``).
        case shape
        /// How good the shapes are, times the length up to that of a line that is not short.
        case shapeByLength
        /// How surely the candidates are characters at all (``TextEvidence/validity``).
        case validity
        /// The share of dots and dashes (``TextEvidence/specks``).
        case specks
        /// The language prior (``TextEvidence/prior``, or what is usual), times the length up to that of a line that is
        /// not short.
        case priorByLength
        /// How much higher or lower the line is than usual: the absolute value of ``TextEvidence/relativeHeight``.
        case height
        /// How good the shapes in the page's other lines are (``TextEvidence/page``).
        case page
        /// Whether there are at most two characters.
        case isPair
        /// Whether there are at most four characters.
        case isFew
        /// Natural-log odds of ``TextEvidence/found``.
        case found
    }

    /// How much of a feature there is.
    public func value(of feature: Feature) -> Float {
        switch feature {
        case .constant: 1
        case .length: log(max(1, length))
        case .shape: shape
        case .shapeByLength: shape * lengthShare
        case .validity: validity
        case .specks: specks
        case .priorByLength: (prior ?? Self.usualPrior) * lengthShare
        case .height: abs(relativeHeight)
        case .page: page
        case .isPair: length <= 2 ? 1 : 0
        case .isFew: length <= 4 ? 1 : 0
        case .found: foundOdds
        }
    }

    /// Length as a share of that of a line that is not short: 0…1.
    private var lengthShare: Float { min(1, length / Self.fullLength) }
    private static let fullLength: Float = 6

    /// Natural-log odds of what finding says, which is never quite sure.
    private var foundOdds: Float {
        let share = max(Self.leastDoubt, min(1 - Self.leastDoubt, found))
        return log(share / (1 - share))
    }

    private static let leastDoubt: Float = 0.01

    /// The usual ``prior`` of lines of text, which stands in where there is no language prior.
    private static let usualPrior: Float = -2.2

    /// Adds to each line's evidence how it compares with the page's other lines.
    ///
    /// The heights are those of the lines' letters, in page pixels.
    static func compare(_ lines: [TextEvidence], heights: [Double]) -> [TextEvidence] {
        let usual =
            WeightedQuantile.median(of: zip(heights, lines).map { ($0, Double($1.length * exp($1.shape))) }) ?? 0
        let opened = lines.reduce(0) { $0 + $1.braces.opened }
        let shapes = LeaveOneOutMedian(lines.map { ($0.shape, $0.length) })
        return lines.indices.map { index in
            var line = lines[index]
            line.relativeHeight = usual > 0 ? Float(Glibc.log(max(1, heights[index]) / usual)) : 0
            line.page = shapes.median(without: index) ?? usualShape
            // The prior expects letters on a line; but a block that another line opens is closed somewhere.
            if line.braces.closesOnly, opened > line.braces.opened { line.prior = nil }
            return line
        }
    }
}
