import Segmentation

/// One search through one line: what ``BeamSearch`` keeps while it runs.
struct SearchRun {
    private let search: BeamSearch
    private let line: ScoredLine
    private let evidence: CandidateEvidence
    private let words: WordCosts
    private let lastNode: Int
    private var gaps: GapTable
    private var prior: AdaptedPrior?
    /// The hypotheses that lived on, of all nodes.
    private var survivors: [Hypothesis] = []
    /// One for each node that a candidate from the present one may reach, used in turn.
    private var beams: [Beam]

    init(
        search: BeamSearch, line: ScoredLine, evidence: CandidateEvidence, gaps: GapModel, words: WordCosts,
        page: PagePriorRows?
    ) {
        self.search = search
        self.line = line
        self.evidence = evidence
        self.words = words
        lastNode = line.graph.nodeCount - 1
        self.gaps = GapTable(gaps, weight: search.weights.gap)
        prior = search.prior.map { AdaptedPrior($0, page: page, weight: search.weights.prior) }
        let reach = line.graph.candidates.map(\.primitiveCount).max() ?? 1
        beams = [Beam](repeating: Beam(), count: reach + 1)
    }

    mutating func bestPath() -> ReadPath? {
        beams[0].insert(.start(prior: prior?.start))
        for node in 0..<lastNode {
            let first = survivors.count
            let slot = node % beams.count
            survivors += beams[slot].best()
            beams[slot].removeAll()
            for index in first..<survivors.count {
                for candidate in line.graph.candidates(from: node) { extend(index, by: candidate) }
                skip(index, line.line.primitives[node], to: node + 1)
            }
        }
        return bestEnd().map { ReadPath(steps: steps(to: $0.hypothesis), score: $0.score) }
    }

    private mutating func extend(_ index: Int, by candidate: Int) {
        let base = survivors[index]
        if base.candidate < 0 {
            append(base, parent: index, candidate: candidate, spaceBefore: false, besideSign: 0)
            return
        }
        let box = line.graph.candidates[candidate].box
        let before = line.graph.candidates[Int(base.candidate)].box
        let signOdds = gaps.odds(from: before, to: box, besideSign: true)
        let isNarrow = search.narrowsSpaceAfter[Int(base.classIndex)]
        let odds = isNarrow ? signOdds : gaps.odds(from: before, to: box, besideSign: false)
        if odds.isNonePossible || signOdds.isNonePossible {
            var joined = base
            joined.score += odds.none
            append(
                joined, parent: index, candidate: candidate, spaceBefore: false,
                besideSign: signOdds.none - odds.none)
        }
        if odds.isSpacePossible || signOdds.isSpacePossible {
            var spaced = base
            spaced.score += odds.space
            if let state = base.prior, let step = prior?.advance(state, by: .space) {
                spaced.prior = step.state
                spaced.score += step.score
            }
            spaced.style = CaseModel.next(after: base.style, .sign)
            append(
                spaced, parent: index, candidate: candidate, spaceBefore: true,
                besideSign: signOdds.space - odds.space)
        }
    }

    /// Lets each likely class of a candidate follow on `base`, which ends just before it.
    ///
    /// - Parameter besideSign: what it adds to the score when the candidate narrows the space before it.
    private mutating func append(
        _ base: Hypothesis, parent: Int, candidate: Int, spaceBefore: Bool, besideSign: Float
    ) {
        let end = line.graph.candidates[candidate].end
        let slot = end % beams.count
        let row = base.prior.flatMap { prior?.row(of: $0) }
        for choice in evidence.choices[candidate] {
            let shape = base.score + choice.score
            // Prior and case only cost, choices come best first: what lags now falls back further.
            guard end == lastNode || shape + max(0, besideSign) >= beams[slot].bound else { break }
            var next = base
            next.score = search.narrowsSpaceBefore[choice.classIndex] ? shape + besideSign : shape
            if let row, let step = prior?.step(in: row, by: search.symbols[choice.classIndex]) {
                next.prior = step.state
                next.score += step.score
            }
            let letterCase = search.caseStep(from: base.style, by: choice.classIndex)
            next.score += letterCase.score
            next.style = letterCase.context
            spell(choice.classIndex, on: &next, spaceBefore: spaceBefore)
            guard end == lastNode || next.score >= beams[slot].bound else { continue }
            next.parent = Int32(parent)
            next.candidate = Int32(candidate)
            next.classIndex = Int16(choice.classIndex)
            next.spaceBefore = spaceBefore
            next.isSkip = false
            beams[slot].insert(next)
        }
    }

    /// Goes on with the letters of a word, or ends it.
    private func spell(_ classIndex: Int, on hypothesis: inout Hypothesis, spaceBefore: Bool) {
        let kind = search.kinds[classIndex]
        let isLetter = kind == .capital || kind == .small
        if hypothesis.letters.ends(beforeCapital: kind == .capital, isLetter: isLetter, space: spaceBefore) {
            hypothesis.score -= words.cost(of: hypothesis.letters)
            hypothesis.letters = LetterRun()
        }
        if isLetter { hypothesis.letters.append(search.symbols[classIndex], isCapital: kind == .capital) }
    }

    /// Lets a speck be nothing at all.
    private mutating func skip(_ index: Int, _ primitive: Primitive, to node: Int) {
        let ink = Float(primitive.area) / Float(LineRectifier.letterHeight * LineRectifier.letterHeight)
        guard ink <= BeamSearch.greatestSkip else { return }
        var hypothesis = survivors[index]
        hypothesis.parent = Int32(index)
        hypothesis.isSkip = true
        hypothesis.score -= search.weights.skip + search.weights.skipPerInk * ink
        beams[node % beams.count].insert(hypothesis)
    }

    /// The best hypothesis at the last node, the line's end counted in.
    private mutating func bestEnd() -> (hypothesis: Hypothesis, score: Float)? {
        var best: (hypothesis: Hypothesis, score: Float)?
        for hypothesis in beams[lastNode % beams.count].hypotheses {
            var score = hypothesis.score - words.cost(of: hypothesis.letters)
            if let state = hypothesis.prior, let step = prior?.advance(state, by: .lineEnd) {
                score += 0.5 * step.score
            }
            if best.map({ score > $0.score }) ?? true { best = (hypothesis, score) }
        }
        return best
    }

    private func steps(to end: Hypothesis) -> [ReadPath.Step] {
        var steps: [ReadPath.Step] = []
        var hypothesis = end
        while hypothesis.candidate >= 0 {
            if !hypothesis.isSkip {
                steps.append(
                    ReadPath.Step(
                        candidate: Int(hypothesis.candidate), classIndex: Int(hypothesis.classIndex),
                        spaceBefore: hypothesis.spaceBefore))
            }
            hypothesis = survivors[Int(hypothesis.parent)]
        }
        return steps.reversed()
    }
}
