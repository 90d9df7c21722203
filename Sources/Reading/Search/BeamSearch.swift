import GlyphClassifier
import Segmentation

/// Finds the best path through a line's lattice: shape, geometry, gaps, case and language prior together.
///
/// Hypotheses grow node by node from the left. Of those that end at a node with the same state of the prior, the same
/// case, last class and current word, only the best is kept, and of the rest the best few (beam search with
/// recombination, Ney & Ortmanns 1999, doi:10.1109/79.790984).
struct BeamSearch: Sendable {
    let weights: ReadingWeights
    let breadth: SearchBreadth
    var prior: LanguagePrior?
    let symbols: [LanguagePrior.Symbol]
    /// The step of the case model from each context by each class, its cost weighted.
    private let caseSteps: [CaseStep]
    private let classCount: Int
    /// The kind of each class's character: a capital, a small letter, or a sign within words or between them.
    let kinds: [CaseModel.Kind]
    /// Whether each class is a digit.
    let isDigit: [Bool]
    /// Whether spaces before each class, and after it, are narrow.
    let narrowsSpaceBefore: [Bool]
    let narrowsSpaceAfter: [Bool]

    /// Primitives with more ink than this, in letter heights squared, are no specks.
    private static let greatestSkip: Float = 0.06
    /// Least log-probability of a space, or of none, for it to be tried.
    static let sureGap: Float = -4.5

    /// The ink of a primitive, in letter heights squared.
    static func ink(of primitive: Primitive) -> Float {
        Float(primitive.area) / Float(LineCropper.letterHeight * LineCropper.letterHeight)
    }

    /// Whether a path may pass over a primitive because it is a speck.
    static func mayPass(_ primitive: Primitive) -> Bool { ink(of: primitive) <= greatestSkip }

    struct CaseStep: Sendable {
        var context: CaseModel.Context
        var score: Float
    }

    init(
        characterSet: CharacterSet, prior: LanguagePrior?, letterCase: CaseModel = .standard, weights: ReadingWeights,
        breadth: SearchBreadth = SearchBreadth()
    ) {
        self.weights = weights
        self.breadth = breadth
        self.prior = prior
        symbols = characterSet.characters.map(LanguagePrior.symbol(for:))
        classCount = characterSet.characters.count
        let kinds = characterSet.characters.map(CaseModel.Kind.init)
        self.kinds = kinds
        isDigit = characterSet.characters.map { LanguagePrior.symbol(for: $0) == .digit }
        narrowsSpaceBefore = characterSet.characters.map(GapModel.narrowsSpace(before:))
        narrowsSpaceAfter = characterSet.characters.map(GapModel.narrowsSpace(after:))
        caseSteps = CaseModel.Context.allCases.flatMap { context in
            kinds.map { kind in
                CaseStep(
                    context: CaseModel.next(after: context, kind),
                    score: weights.letterCase * letterCase.logProbability(of: kind, after: context))
            }
        }
    }

    /// Whether two characters that follow each other are part of a figure, or of a row of them: one is a digit, and the
    /// other is no letter; with a space between them, both are digits.
    func isFigure(_ before: Int, _ after: Int, isSpaced: Bool) -> Bool {
        if isSpaced { return isDigit[before] && isDigit[after] }
        return isDigit[before] ? !kinds[after].isLetter : isDigit[after] && !kinds[before].isLetter
    }

    func caseStep(from context: CaseModel.Context, by classIndex: Int) -> CaseStep {
        caseSteps[Int(context.rawValue) * classCount + classIndex]
    }

    /// The best path through a line, which begins with the candidate `opening` if that is known.
    func bestPath(
        through line: ScoredLine, evidence: CandidateEvidence, gaps: GapModel, words: WordCosts = WordCosts(),
        page: PagePriorRows? = nil, opening: Int? = nil
    ) -> ReadPath? {
        guard line.graph.nodeCount > 1 else { return nil }
        var run = SearchRun(search: self, line: line, evidence: evidence, gaps: gaps, words: words, page: page)
        return run.bestPath(opening: opening)
    }
}
