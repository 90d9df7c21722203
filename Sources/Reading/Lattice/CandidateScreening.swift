import Glibc
import GlyphClassifier
import Segmentation

/// Spares the classifier candidates that cannot be characters because sure ones stand in their way.
///
/// Most letters stand apart, and over-segmentation makes a dozen candidates of each. So connected components are
/// classified whole first. One that is some letter or digit beyond doubt is not taken to pieces, nor put together with
/// another of that kind, nor with anything that stands clear of it. What remains doubtful gets its whole lattice, but for pieces
/// together with what stands clear of them.
/// On the development photos this leaves out two candidates of five and reads a little better than all of them do.
struct CandidateScreening {
    private let line: TextLine
    private let graph: CandidateGraph
    private let characterSet: CharacterSet
    /// Whether a class is of more shape than a stroke, which may be a part of anything.
    private let isTelling: [Bool]
    private var known: [GlyphCandidate: [Float]] = [:]
    /// For each primitive whether it belongs to a component beyond doubt.
    private var isSure: [Bool]

    /// Least probability that a component is one of the telling characters, whichever; of figures alone, among which more stand
    /// against one another.
    private let leastCertainty: Double
    private static let leastCertaintyOfWriting = 0.9
    private static let leastCertaintyOfFigures = 0.995
    /// Components wider than this, in letter heights, may always be several letters.
    private static let greatestWidth = 1.3
    /// Gap in letter heights from which something stands clear of a sure letter.
    private static let clearGap = 0.05

    /// Whether letters may be there, of which some have two upright strokes that do not touch.
    private let hasLetters: Bool
    /// Height and width of a bar, in letter heights: at least, and at most.
    private static let leastBarHeight = 0.7
    private static let greatestBarWidth = 0.3

    /// - Parameter charset: the characters that may be there; `nil` for all.
    init(of line: TextLine, characterSet: CharacterSet, charset: Set<Character>? = nil) {
        self.line = line
        self.characterSet = characterSet
        graph = CandidateGraph(of: line)
        isTelling = characterSet.characters.map {
            !TextEvidence.plainCharacters.contains($0) && charset?.contains($0) ?? true
        }
        hasLetters = ExpectedCharacters(charset).hasLetters
        leastCertainty =
            hasLetters ? Self.leastCertaintyOfWriting : Self.leastCertaintyOfFigures
        isSure = [Bool](repeating: false, count: line.primitives.count)
    }

    /// No page of writing has more candidates; beyond, lines without sure letters are left unread: they are noise.
    static let mostCandidates = 50_000
    /// Share of primitives in sure letters from which a line of such a page is read.
    private static let leastSureShare = 0.12

    /// Before anything was classified every line does.
    var looksLikeText: Bool {
        known.isEmpty || Double(isSure.count { $0 }) >= Self.leastSureShare * Double(isSure.count)
    }

    /// The candidates that are connected components.
    func components() -> [GlyphCandidate] {
        graph.candidates.filter { CandidateGraph.isComponent(line.primitives, $0.start..<$0.end) }
    }

    /// The other candidates that may win.
    func rest() -> [GlyphCandidate] {
        graph.candidates.filter { known[$0] == nil && mayWin($0) }
    }

    /// - Parameter answers: log-probabilities of all classes, candidate after candidate.
    mutating func learn(_ candidates: [GlyphCandidate], _ answers: ArraySlice<Float>) {
        var rest = answers
        for candidate in candidates {
            let scores = Array(rest.prefix(characterSet.classCount))
            rest = rest.dropFirst(characterSet.classCount)
            known[candidate] = scores
            if isBeyondDoubt(candidate, scores) {
                for primitive in candidate.start..<candidate.end { isSure[primitive] = true }
            }
        }
    }

    /// The line with what was classified of it.
    func scoredLine() -> ScoredLine {
        let lattice = graph.filtered { known[$0] != nil }
        return ScoredLine(
            line: line, graph: lattice, characterSet: characterSet,
            logProbabilities: lattice.candidates.flatMap { known[$0] ?? [] })
    }

    private func isBeyondDoubt(_ candidate: GlyphCandidate, _ scores: [Float]) -> Bool {
        guard Double(candidate.box.width) <= Self.greatestWidth * LineRectifier.letterHeight,
            CandidateGraph.isComponent(line.primitives, candidate.start..<candidate.end)
        else { return false }
        let certainty = zip(scores, isTelling).reduce(0.0) { $1.1 ? $0 + exp(Double($1.0)) : $0 }
        return certainty >= leastCertainty
    }

    private func mayWin(_ candidate: GlyphCandidate) -> Bool {
        let range = candidate.start..<candidate.end
        let isCutBefore = isCut(before: range.lowerBound)
        let isCutAfter = isCut(before: range.upperBound)
        let gaps = gaps(in: range)
        // A piece is not put to what stands clear of it, nor, cut on one side alone, to what stands twice as far.
        let cuts = (isCutBefore ? 1 : 0) + (isCutAfter ? 1 : 0)
        if cuts > 0, gaps.contains(where: { $0 >= Double(3 - cuts) * Self.clearGap * LineRectifier.letterHeight }) {
            return false
        }
        if !hasLetters, hasSeparateBars(in: range) { return false }
        guard range.contains(where: { isSure[$0] }) else { return true }
        // A sure letter is whole or not there at all.
        if isSure[range.lowerBound] && isCutBefore || isSure[range.upperBound - 1] && isCutAfter { return false }
        for (index, gap) in zip(range.dropFirst(), gaps) where !isCut(before: index) {
            let (before, here) = (isSure[index - 1], isSure[index])
            let isClear = gap >= Self.clearGap * LineRectifier.letterHeight
            if before && here || (before || here) && isClear { return false }
        }
        return true
    }

    /// Whether two primitives that do not touch are bars: two ones, and no one figure.
    private func hasSeparateBars(in range: Range<Int>) -> Bool {
        let bars = line.primitives[range].filter { primitive in
            Double(primitive.box.height) >= Self.leastBarHeight * LineRectifier.letterHeight
                && Double(primitive.box.width) <= Self.greatestBarWidth * LineRectifier.letterHeight
        }
        return Set(bars.map(\.component)).count > 1
    }

    /// Whether a primitive and the one before it were cut from one component.
    private func isCut(before index: Int) -> Bool {
        index > 0 && index < line.primitives.count
            && line.primitives[index - 1].component == line.primitives[index].component
    }

    /// How far each primitive but the first is from all before it, in line pixels; below 0 where they overlap.
    private func gaps(in range: Range<Int>) -> [Double] {
        var reach = line.primitives[range.lowerBound].box.maxX
        return range.dropFirst().map { index in
            let box = line.primitives[index].box
            defer { reach = max(reach, box.maxX) }
            return Double(box.x - reach)
        }
    }
}
