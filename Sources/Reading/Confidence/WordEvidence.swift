import DocumentModel
import Glibc
import Segmentation

/// Evidence for whether a word was read right.
public struct WordEvidence: LogisticEvidence, Hashable, Sendable, Codable {
    /// Number of characters.
    public var length: Float = 0
    /// Mean logarithm of the characters' confidences, none below −6.
    public var confidence: Float = 0
    /// Least log-probability of the characters' shapes, none below −6.
    public var leastShape: Float = 0
    /// Mean log-probability of the characters by the language prior, the end of the word included; `nil` without one.
    public var prior: Float?
    /// Least log-probability of a character, or of the word's end, by the language prior; `nil` without one.
    public var leastPrior: Float?
    /// Whether it has at least three letters and is in the lexicon.
    public var isKnown = false
    /// Whether it has at least three letters and is not in the lexicon.
    public var isUnknown = false
    /// Log-probability of a space in the less certain of the gaps to its neighbours; 0 without neighbours.
    public var outerGap: Float = 0
    /// Log-probability of no space in the least certain of the gaps between its characters; 0 for a word of one.
    public var innerGap: Float = 0
    /// Log-odds that its line is text.
    public var line: Float = 0
    /// Mean log-probability of the shapes of the line's characters.
    public var lineShape: Float = 0
    /// Median, over the page's other lines, of the mean log-probability of their shapes.
    public var pageShape: Float = 0
    /// Whether it has no letter and no digit.
    public var isSign = false

    private static let floor: Float = -6
    /// The usual values in words of text, which stand in where there is no prior.
    private static let usualPrior: (mean: Float, least: Float) = (-2, -3.5)

    /// The evidence of a word about which nothing is known.
    public init() {}

    /// What ``WordConfidence`` weighs.
    public enum Feature: String, CaseIterable, Sendable {
        /// The constant term, always 1.
        case constant
        /// Natural logarithm of the number of characters.
        case length
        /// How sure its characters are (``WordEvidence/confidence``).
        case confidence
        /// The worst shape among its characters (``WordEvidence/leastShape``).
        case leastShape
        /// The language prior (``WordEvidence/prior``), or what is usual.
        case prior
        /// The least probable character by the language prior (``WordEvidence/leastPrior``), or what is usual.
        case leastPrior
        /// Whether the lexicon has it (``WordEvidence/isKnown``).
        case isKnown
        /// Whether the lexicon lacks it (``WordEvidence/isUnknown``).
        case isUnknown
        /// How surely it ends at both sides (``WordEvidence/outerGap``), down to a limit.
        case outerGap
        /// How surely it is one word (``WordEvidence/innerGap``), down to a limit.
        case innerGap
        /// How surely its line is text (``WordEvidence/line``), within limits.
        case line
        /// How good the shapes in its line are (``WordEvidence/lineShape``).
        case lineShape
        /// How good the shapes in the page's other lines are (``WordEvidence/pageShape``).
        case pageShape
        /// Whether there is one character.
        case isAlone
        /// Whether it has no letter and no digit (``WordEvidence/isSign``).
        case isSign
    }

    /// How much of a feature there is.
    public func value(of feature: Feature) -> Float {
        switch feature {
        case .constant: 1
        case .length: log(max(1, length))
        case .confidence: confidence
        case .leastShape: leastShape
        case .prior: prior ?? Self.usualPrior.mean
        case .leastPrior: leastPrior ?? Self.usualPrior.least
        case .isKnown: isKnown ? 1 : 0
        case .isUnknown: isUnknown ? 1 : 0
        case .outerGap: max(Self.leastGap, outerGap)
        case .innerGap: max(Self.leastGap, innerGap)
        case .line: max(Self.lineOdds.lowerBound, min(Self.lineOdds.upperBound, line))
        case .lineShape: lineShape
        case .pageShape: pageShape
        case .isAlone: length == 1 ? 1 : 0
        case .isSign: isSign ? 1 : 0
        }
    }

    private static let leastGap: Float = -3
    private static let leastSpace: Float = 0.002
    private static let lineOdds: ClosedRange<Float> = -2...8

    /// The evidence of each word of a line.
    static func words(
        of line: Line, reading: PageReader.Reading, prior: LanguagePrior?, filter: TextFilter
    ) -> [WordEvidence] {
        let scored = reading.line
        let steps = reading.path.steps
        let gapSteps = steps.dropFirst().map { step in
            (space: log(max(leastSpace, step.seenSpace)), none: log(max(leastSpace, 1 - step.seenSpace)))
        }
        var state = prior?.start
        var first = 0
        return line.words.map { word in
            defer { first += word.characters.count }
            let own = steps[first..<min(steps.count, first + word.characters.count)]
            let shapes = own.map { max(floor, scored.logProbability(candidate: $0.candidate, class: $0.classIndex)) }
            let confidences = word.characters.map { max(floor, Float(log(max(1e-9, $0.confidence)))) }
            var evidence = WordEvidence()
            evidence.length = Float(word.characters.count)
            evidence.confidence = mean(confidences)
            evidence.leastShape = shapes.min() ?? 0
            if let prior, let start = state {
                let walked = walk(word.text, from: start, in: prior)
                state = walked.end
                (evidence.prior, evidence.leastPrior) = (mean(walked.values), walked.values.min() ?? 0)
                evidence.look(word.text, up: prior.lexicon)
            }
            let outer = [first - 1, own.endIndex - 1].filter(gapSteps.indices.contains)
            evidence.outerGap = outer.map { gapSteps[$0].space }.min() ?? 0
            evidence.innerGap = gapSteps[first..<max(first, own.endIndex - 1)].map(\.none).min() ?? 0
            evidence.line = filter.logOdds(reading.text)
            evidence.lineShape = reading.text.shape
            evidence.pageShape = reading.text.page
            evidence.isSign = !word.text.contains { $0.isLetter || $0.isNumber }
            return evidence
        }
    }

    private mutating func look(_ text: String, up lexicon: WordFilter) {
        let letters = text.lowercased().drop { !$0.isLetter }
        let word = letters.prefix { $0.isLetter || $0 == "'" }
        guard word.count >= 3, letters.count - word.count <= 2 else { return }
        isKnown = lexicon.contains(word)
        isUnknown = !isKnown
    }

    private static func mean(_ values: [Float]) -> Float { values.reduce(0, +) / Float(max(1, values.count)) }

    /// The log-probabilities of a word's characters and of the blank after it, and the state that they lead to.
    private static func walk(
        _ text: String, from start: LanguagePrior.State, in prior: LanguagePrior
    ) -> (values: [Float], end: LanguagePrior.State) {
        var state = start
        let values = (text.map(LanguagePrior.symbol(for:)) + [.space]).map { symbol in
            let step = prior.advance(state, by: symbol)
            state = step.state
            return step.logProbability
        }
        return (values, state)
    }
}
