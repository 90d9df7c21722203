import DocumentModel
import GlyphClassifier
import Segmentation

/// Reads one scored line: a first search without geometry, a second with it.
public struct LineReader: Sendable {
    private let search: BeamSearch
    private let weights: ReadingWeights
    private let allowed: [Bool]

    /// - Parameters:
    ///   - charset: the characters that may win; `nil` for all.
    ///   - prior: the language prior; `nil` to read without.
    public init(
        characterSet: CharacterSet, prior: LanguagePrior?, charset: Set<Character>? = nil,
        weights: ReadingWeights = ReadingWeights()
    ) {
        search = BeamSearch(characterSet: characterSet, prior: prior, weights: weights)
        self.weights = weights
        let allowed = characterSet.characters.map { charset?.contains($0) ?? true }
        // A charset without any known character cannot be obeyed.
        self.allowed = allowed.contains(true) ? allowed : allowed.map { _ in true }
    }

    public func read(_ line: ScoredLine) -> (path: ReadPath, evidence: LineEvidence)? {
        let gaps = GapModel(gaps: Self.gaps(of: line.line), weights: weights)
        let shape = CandidateEvidence(of: line, allowed: allowed, weights: weights, geometry: nil)
        guard let first = search.bestPath(through: line, evidence: shape, gaps: gaps) else { return nil }
        guard weights.geometry > 0, let geometry = LineGeometry(of: line, path: first) else {
            return (first, LineEvidence(candidates: shape, geometry: nil))
        }
        let placed = CandidateEvidence(of: line, allowed: allowed, weights: weights, geometry: geometry)
        let second = search.bestPath(through: line, evidence: placed, gaps: gaps) ?? first
        return (second, LineEvidence(candidates: placed, geometry: geometry))
    }

    /// Distances between neighbouring primitives, in letter heights.
    static func gaps(of line: TextLine) -> [Double] {
        var reach = Int.min
        var gaps: [Double] = []
        for primitive in line.primitives {
            if reach > Int.min { gaps.append(Double(primitive.box.x - reach) / LineRectifier.letterHeight) }
            reach = max(reach, primitive.box.maxX)
        }
        return gaps
    }
}

/// What a path was chosen by.
public struct LineEvidence: Sendable {
    let candidates: CandidateEvidence
    let geometry: LineGeometry?
}
