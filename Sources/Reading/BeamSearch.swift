import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation

/// Finds the best path through a line's lattice: shape, geometry, gaps, case and language prior together.
///
/// Hypotheses grow node by node from the left; of those that end at a node in the same state of prior and case only the
/// best lives, and of the rest the best few (beam search with recombination, Ney & Ortmanns 1999,
/// doi:10.1109/79.790984).
struct BeamSearch {
    let weights: ReadingWeights
    let prior: LanguagePrior?
    let symbols: [LanguagePrior.Symbol]
    private let kinds: [CaseModel.Kind]

    /// Hypotheses kept per node, and how far (in nats) one may lag behind the best.
    private let width = 28
    private let greatestLag: Float = 14
    /// Primitives with more ink than this, in letter heights squared, are no specks.
    private let greatestSkip: Float = 0.06
    /// Gaps surer than this are not tried both ways.
    private let sureGap: Float = -4.5

    private struct Hypothesis {
        var parent: Int32
        var candidate: Int32
        var classIndex: Int16
        var spaceBefore: Bool
        /// Passes over a primitive; `candidate` is still the character before.
        var isSkip = false
        var style: CaseModel.Context
        var prior: LanguagePrior.State?
        var score: Float
    }

    private struct Key: Hashable {
        var prior: LanguagePrior.State?
        var style: CaseModel.Context
    }

    init(characterSet: CharacterSet, prior: LanguagePrior?, weights: ReadingWeights) {
        self.weights = weights
        self.prior = prior
        kinds = characterSet.characters.map(CaseModel.Kind.init)
        symbols = characterSet.characters.map(LanguagePrior.symbol(for:))
    }

    func bestPath(through line: ScoredLine, evidence: CandidateEvidence, gaps: GapModel) -> ReadPath? {
        let graph = line.graph
        guard graph.nodeCount > 1 else { return nil }
        var arena: [Hypothesis] = []
        var beams = [[Key: Int32]](repeating: [:], count: graph.nodeCount)
        arena.append(
            Hypothesis(
                parent: -1, candidate: -1, classIndex: -1, spaceBefore: false, style: .lineStart, prior: prior?.start,
                score: 0))
        beams[0][Key(prior: prior?.start, style: .lineStart)] = 0
        for node in 0..<graph.nodeCount - 1 {
            let survivors = pruned(beams[node], in: arena)
            beams[node] = [:]
            for index in survivors {
                for candidate in graph.candidates(from: node) {
                    extend(index, by: candidate, line: line, evidence: evidence, gaps: gaps, &arena, &beams)
                }
                skip(index, line.line.primitives[node], to: node + 1, &arena, &beams)
            }
        }
        return trace(beams[graph.nodeCount - 1], in: arena)
    }

    private func pruned(_ beam: [Key: Int32], in arena: [Hypothesis]) -> [Int32] {
        let sorted = beam.values.sorted {
            (arena[Int($0)].score, $1) > (arena[Int($1)].score, $0)
        }
        guard let first = sorted.first else { return [] }
        let bound = arena[Int(first)].score - greatestLag
        return sorted.prefix(width).filter { arena[Int($0)].score >= bound }
    }

    private func extend(
        _ index: Int32, by candidate: Int, line: ScoredLine, evidence: CandidateEvidence, gaps: GapModel,
        _ arena: inout [Hypothesis], _ beams: inout [[Key: Int32]]
    ) {
        let graph = line.graph
        let base = arena[Int(index)]
        let box = graph.candidates[candidate].box
        if base.candidate < 0 {
            append(index, candidate, false, base.score, base.prior, .lineStart, graph, evidence, &arena, &beams)
            return
        }
        let previous = graph.candidates[Int(base.candidate)].box
        let gap = Double(box.x - previous.maxX) / LineRectifier.letterHeight
        let odds = gaps.logProbabilities(gap: gap)
        if odds.none > sureGap {
            let score = base.score + weights.gap * odds.none
            append(index, candidate, false, score, base.prior, base.style, graph, evidence, &arena, &beams)
        }
        if odds.space > sureGap {
            let step = base.prior.flatMap { prior?.advance($0, by: .space) }
            let score = base.score + weights.gap * odds.space + weights.prior * (step?.logProbability ?? 0)
            let spaced = CaseModel.advance(base.style, by: .sign).context
            append(index, candidate, true, score, step?.state, spaced, graph, evidence, &arena, &beams)
        }
    }

    /// Lets a speck be nothing at all.
    private func skip(
        _ index: Int32, _ primitive: Primitive, to node: Int, _ arena: inout [Hypothesis],
        _ beams: inout [[Key: Int32]]
    ) {
        let ink = Float(primitive.area) / Float(LineRectifier.letterHeight * LineRectifier.letterHeight)
        guard ink <= greatestSkip else { return }
        var hypothesis = arena[Int(index)]
        hypothesis.parent = index
        hypothesis.isSkip = true
        hypothesis.score -= weights.skip + weights.skipPerInk * ink
        let key = Key(prior: hypothesis.prior, style: hypothesis.style)
        if let rival = beams[node][key], arena[Int(rival)].score >= hypothesis.score { return }
        beams[node][key] = Int32(arena.count)
        arena.append(hypothesis)
    }

    private func append(
        _ parent: Int32, _ candidate: Int, _ spaceBefore: Bool, _ score: Float, _ state: LanguagePrior.State?,
        _ style: CaseModel.Context, _ graph: CandidateGraph, _ evidence: CandidateEvidence,
        _ arena: inout [Hypothesis], _ beams: inout [[Key: Int32]]
    ) {
        let end = graph.candidates[candidate].end
        for choice in evidence.choices[candidate] {
            let step = state.flatMap { prior?.advance($0, by: symbols[choice.classIndex]) }
            let letterCase = CaseModel.advance(style, by: kinds[choice.classIndex])
            let total =
                score + choice.score + weights.prior * (step?.logProbability ?? 0)
                + weights.letterCase * letterCase.logProbability
            let key = Key(prior: step?.state, style: letterCase.context)
            if let rival = beams[end][key], arena[Int(rival)].score >= total { continue }
            beams[end][key] = Int32(arena.count)
            arena.append(
                Hypothesis(
                    parent: parent, candidate: Int32(candidate), classIndex: Int16(choice.classIndex),
                    spaceBefore: spaceBefore, style: letterCase.context, prior: step?.state, score: total))
        }
    }

    private func trace(_ beam: [Key: Int32], in arena: [Hypothesis]) -> ReadPath? {
        func final(_ index: Int32) -> Float {
            let hypothesis = arena[Int(index)]
            let step = hypothesis.prior.flatMap { prior?.advance($0, by: .lineEnd) }
            return hypothesis.score + 0.5 * weights.prior * (step?.logProbability ?? 0)
        }
        guard let best = beam.values.max(by: { (final($0), $1) < (final($1), $0) }) else { return nil }
        var steps: [ReadPath.Step] = []
        var index = Int(best)
        while arena[index].candidate >= 0 {
            let hypothesis = arena[index]
            if !hypothesis.isSkip {
                steps.append(
                    ReadPath.Step(
                        candidate: Int(hypothesis.candidate), classIndex: Int(hypothesis.classIndex),
                        spaceBefore: hypothesis.spaceBefore))
            }
            index = Int(hypothesis.parent)
        }
        return ReadPath(steps: steps.reversed(), score: final(best))
    }
}

extension Float {
    /// `self` to the power of `exponent`, for positive `self`.
    func power(_ exponent: Float) -> Float { Float(Glibc.pow(Double(self), Double(exponent))) }
}
