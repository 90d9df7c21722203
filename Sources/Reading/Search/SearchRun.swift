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
    /// The surviving hypotheses of all nodes so far.
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
        beams = [Beam](repeating: Beam(search.breadth), count: reach + 1)
    }

    /// The best path, in which the candidate `opening` must come first unless it is `nil`.
    mutating func bestPath(opening: Int? = nil) -> ReadPath? {
        beams[0].insert(.start(prior: prior?.start))
        for node in 0..<lastNode {
            let first = survivors.count
            let slot = node % beams.count
            survivors += beams[slot].best()
            beams[slot].removeAll()
            for index in first..<survivors.count {
                let next = extensions(from: index)
                if node == 0, let opening {
                    extend(next, by: opening)
                    continue
                }
                for candidate in line.graph.candidates(from: node) { extend(next, by: candidate) }
                skip(index, line.line.primitives[node], to: node + 1)
            }
        }
        return bestEnd().map { ReadPath(steps: steps(to: $0.hypothesis), score: $0.score) }
    }

    /// What all extensions of a hypothesis have in common, without and with a space before the next character.
    private struct Extensions {
        /// The next character's word and prior begin here.
        struct Branch {
            var base: Hypothesis
            var row: AdaptedPrior.Row?
        }

        var joined: Branch
        var spaced: Branch
        /// What the letters before cost as a word, if it ends with them.
        var wordCost: Float
    }

    private mutating func extensions(from index: Int) -> Extensions {
        var joined = survivors[index]
        joined.parent = Int32(index)
        joined.isSkip = false
        joined.spaceBefore = false
        joined.style = joined.style.afterLetters(areWord: words.isWord(joined.letters))
        prior?.makeRoom(forStates: 2)
        let row = joined.prior.flatMap { prior?.row(of: $0) }
        var spaced = Extensions.Branch(base: joined)
        spaced.base.spaceBefore = true
        spaced.base.style = CaseModel.next(after: joined.style, .sign)
        if let row, let step = prior?.step(in: row, by: .space) {
            spaced.base.prior = step.state
            spaced.base.score += step.score
            spaced.row = prior?.row(of: step.state)
        }
        return Extensions(
            joined: Extensions.Branch(base: joined, row: row), spaced: spaced, wordCost: words.cost(of: joined.letters))
    }

    private mutating func extend(_ extensions: Extensions, by candidate: Int) {
        let before = extensions.joined.base
        if before.candidate < 0 {
            append(extensions.joined, wordCost: 0, candidate: candidate, gap: 0, beforeSign: 0)
            return
        }
        let box = line.graph.candidates[candidate].box
        let boxBefore = line.graph.candidates[Int(before.candidate)].box
        let seen = line.spaces.logProbabilities(
            from: line.graph.candidates[Int(before.candidate)].end, to: line.graph.candidates[candidate].start)
        let weight = search.weights.seenSpace
        // One sign narrows the space beside it; two signs that follow each other belong together.
        let isSign = search.narrowsSpaceAfter[Int(before.classIndex)]
        let usual = gaps.logProbabilities(from: boxBefore, to: box, besideSign: isSign)
        let beforeSign = gaps.logProbabilities(from: boxBefore, to: box, besideSign: !isSign)
        if usual.isNonePossible || beforeSign.isNonePossible {
            append(
                extensions.joined, wordCost: extensions.wordCost, candidate: candidate,
                gap: usual.none + weight * seen.none,
                beforeSign: beforeSign.none - usual.none)
        }
        if usual.isSpacePossible || beforeSign.isSpacePossible {
            append(
                extensions.spaced, wordCost: extensions.wordCost, candidate: candidate,
                gap: usual.space + weight * seen.space,
                beforeSign: beforeSign.space - usual.space)
        }
    }

    /// Lets each likely class of a candidate follow.
    ///
    /// The letters before it cost `wordCost` if they end there. The distance to the character before adds `gap` to the
    /// score, and `beforeSign` as well if the candidate narrows the space before it.
    private mutating func append(
        _ branch: Extensions.Branch, wordCost: Float, candidate: Int, gap: Float, beforeSign: Float
    ) {
        let end = line.graph.candidates[candidate].end
        let slot = end % beams.count
        let start = branch.base.score + gap
        // A word of the user's adds to the score where it ends.
        let figure = branch.row == nil ? 0 : search.weights.figure
        let greatestGain = max(0, beforeSign) + max(0, -wordCost) + max(0, figure)
        let before = branch.base.candidate < 0 ? nil : Int(branch.base.classIndex)
        let isSpaced = branch.base.spaceBefore
        for choice in evidence[candidate] {
            // Prior and case can only lower the score, and choices come best first: the rest would lag even more.
            guard end == lastNode || start + choice.score + greatestGain >= beams[slot].bound else { break }
            var score = start + choice.score
            if search.narrowsSpaceBefore[choice.classIndex] { score += beforeSign }
            var state: AdaptedPrior.State?
            if let row = branch.row, let step = prior?.step(in: row, by: search.symbols[choice.classIndex]) {
                state = step.state
                score += step.score
            }
            if let before, search.isFigure(before, choice.classIndex, isSpaced: isSpaced) { score += figure }
            let letterCase = search.caseStep(from: branch.base.style, by: choice.classIndex)
            score += letterCase.score
            let (kind, letters) = (search.kinds[choice.classIndex], branch.base.letters)
            let isLetter = kind.isLetter
            let endsWord = letters.ends(
                beforeCapital: kind == .capital, isLetter: isLetter, space: branch.base.spaceBefore)
            if endsWord { score -= wordCost }
            guard end == lastNode || score >= beams[slot].bound else { continue }
            var next = branch.base
            next.score = score
            next.prior = state
            next.style = letterCase.context
            if endsWord { next.letters = LetterRun() }
            if isLetter { next.letters.append(search.symbols[choice.classIndex], isCapital: kind == .capital) }
            next.candidate = Int32(candidate)
            next.classIndex = Int16(choice.classIndex)
            beams[slot].insert(next)
        }
    }

    /// Lets a speck be nothing at all.
    private mutating func skip(_ index: Int, _ primitive: Primitive, to node: Int) {
        guard BeamSearch.mayPass(primitive) else { return }
        let ink = BeamSearch.ink(of: primitive)
        var hypothesis = survivors[index]
        hypothesis.parent = Int32(index)
        hypothesis.isSkip = true
        hypothesis.score -= search.weights.skip + search.weights.skipPerInk * ink - skipPenalty(before: node)
        beams[node % beams.count].insert(hypothesis)
    }

    /// Least log-probability of "not a character" that counts: below it a speck is surely a character.
    private static let leastRejection: Float = -6
    /// How much it counts whether a line may end there: boards break lines anywhere.
    private static let lineEndShare: Float = 0.5

    /// The score for skipping the speck before a node, at most 0: the lower, the more it looks like a character, such as
    /// a full stop.
    private func skipPenalty(before node: Int) -> Float {
        let candidates = line.graph.candidates(from: node - 1)
        guard let whole = candidates.first(where: { line.graph.candidates[$0].end == node }) else { return 0 }
        let rejection = line.logProbability(candidate: whole, class: line.characterSet.notACharacter)
        return min(0, max(Self.leastRejection, rejection) - search.weights.skip)
    }

    /// The best hypothesis at the last node, the line's end counted in.
    private mutating func bestEnd() -> (hypothesis: Hypothesis, score: Float)? {
        var prior = prior.take()
        return beams[lastNode % beams.count].greatest { hypothesis in
            var score = hypothesis.score - words.cost(of: hypothesis.letters)
            if let state = hypothesis.prior, let step = prior?.advance(state, by: .lineEnd) {
                score += Self.lineEndShare * step.score
            }
            return score
        }.map { ($0.hypothesis, $0.value) }
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
