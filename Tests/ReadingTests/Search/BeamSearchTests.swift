import DocumentModel
import Glibc
import GlyphClassifier
import Segmentation
import Testing

@testable import Reading

@Suite struct BeamSearchTests {
    /// Tries every way through a lattice.
    private struct Enumeration {
        let line: ScoredLine
        let evidence: CandidateEvidence
        let gaps: GapModel
        let weights: ReadingWeights
        let prior: LanguagePrior?
        var costs = WordCosts()

        /// The runs of letters of a path.
        func words(_ steps: [ReadPath.Step]) -> [LetterRun] {
            var words = [LetterRun()]
            for step in steps {
                let character = line.characterSet.characters[step.classIndex]
                if words[words.count - 1].ends(before: character, after: step.spaceBefore) { words.append(LetterRun()) }
                guard character.isLetter else { continue }
                words[words.count - 1].append(LanguagePrior.symbol(for: character), isCapital: character.isUppercase)
            }
            return words
        }

        func paths(from node: Int = 0, isFirst: Bool = true) -> [[ReadPath.Step]] {
            if node == line.graph.nodeCount - 1 { return [[]] }
            return line.graph.candidates(from: node).flatMap { candidate in
                let rest = paths(from: line.graph.candidates[candidate].end, isFirst: false)
                return evidence[candidate].flatMap { choice in
                    (isFirst ? [false] : [false, true]).flatMap { space in
                        let step = ReadPath.Step(
                            candidate: candidate, classIndex: choice.classIndex, spaceBefore: space)
                        return rest.map { [step] + $0 }
                    }
                }
            }
        }

        func score(_ steps: [ReadPath.Step]) -> Float {
            var total: Float = 0
            var style = CaseModel.Context.lineStart
            var state = prior?.start
            var previous: PixelBox?
            var letters = LetterRun()
            func take(_ symbol: LanguagePrior.Symbol, weight: Float) {
                guard let prior, let current = state else { return }
                let step = prior.advance(current, by: symbol)
                state = step.state
                total += weight * weights.prior * step.logProbability
            }
            for step in steps {
                let box = line.graph.candidates[step.candidate].box
                if let previous {
                    let odds = gaps.logProbabilities(distance: gaps.distance(from: previous, to: box))
                    total += weights.gap * (step.spaceBefore ? odds.space : odds.none)
                    if step.spaceBefore {
                        take(.space, weight: 1)
                        letters = LetterRun()
                        style = CaseModel.next(after: style, .sign)
                    }
                }
                let character = line.characterSet.characters[step.classIndex]
                let kind = CaseModel.Kind(character)
                style = style.afterLetters(areWord: costs.isWord(letters))
                letters.take(character)
                total += weights.letterCase * CaseModel.standard.logProbability(of: kind, after: style)
                style = CaseModel.next(after: style, kind)
                take(LanguagePrior.symbol(for: character), weight: 1)
                total += evidence[step.candidate].first { $0.classIndex == step.classIndex }?.score ?? 0
                previous = box
            }
            take(.lineEnd, weight: 0.5)
            return total - words(steps).map(costs.cost).reduce(0, +)
        }
    }

    @Test(arguments: 0..<10, [false, true]) func findsTheBestOfAllPaths(seed: Int, usesPrior: Bool) throws {
        let line = TestLattice.random(gaps: [[3, 12, 6], [8, 2, 20]][seed % 2], "abC", seed: UInt64(seed))
        let weights = ReadingWeights()
        let prior = usesPrior ? TinyPrior.make() : nil
        let evidence = CandidateEvidence(of: line, allowed: [true, true, true], weights: weights, geometry: nil)
        let gaps = GapModel(weights: weights)
        let all = Enumeration(line: line, evidence: evidence, gaps: gaps, weights: weights, prior: prior)
        let best = try #require(all.paths().map(all.score).max())
        let search = BeamSearch(characterSet: line.characterSet, prior: prior, weights: weights)
        let found = try #require(search.bestPath(through: line, evidence: evidence, gaps: gaps))
        #expect(abs(found.score - best) < 1e-3)
        #expect(abs(all.score(found.steps) - found.score) < 1e-3)
    }

    @Test(arguments: 0..<6) func unknownWordsCost(seed: Int) throws {
        let line = TestLattice.random(gaps: [4, 9, 5], "ab-", seed: UInt64(seed))
        let weights = ReadingWeights()
        let evidence = CandidateEvidence(of: line, allowed: [true, true, true], weights: weights, geometry: nil)
        let gaps = GapModel(weights: weights)
        let costs = WordCosts(cost: 3, lexicon: WordFilter(words: ["abba", "aab"]))
        let all = Enumeration(line: line, evidence: evidence, gaps: gaps, weights: weights, prior: nil, costs: costs)
        let search = BeamSearch(characterSet: line.characterSet, prior: nil, weights: weights)
        let found = try #require(search.bestPath(through: line, evidence: evidence, gaps: gaps, words: costs))
        #expect(abs(all.score(found.steps) - found.score) < 1e-3)
        // Rivals' last boxes may differ, on which the next gap depends, so that the best may be missed, not by much.
        #expect(found.score >= (try #require(all.paths().map(all.score).max())) - costs.cost)
    }

    @Test func aPathCoversEachPrimitiveOnce() throws {
        let line = TestLattice.random(gaps: [3, 30, 5, 9, 4, 40, 2, 6], "abcdE", seed: 21)
        let weights = ReadingWeights()
        let evidence = CandidateEvidence(
            of: line, allowed: [Bool](repeating: true, count: 5), weights: weights, geometry: nil)
        let path = try #require(
            BeamSearch(characterSet: line.characterSet, prior: nil, weights: weights)
                .bestPath(through: line, evidence: evidence, gaps: GapModel(weights: weights)))
        var node = 0
        for step in path.steps {
            #expect(line.graph.candidates[step.candidate].start == node)
            node = line.graph.candidates[step.candidate].end
        }
        #expect(node == 9 && path.steps.first?.spaceBefore == false)
    }

    @Test func nothingHasNoPath() {
        let line = TestLattice.scored([], "a") { _, _ in 0 }
        let weights = ReadingWeights()
        let evidence = CandidateEvidence(of: line, allowed: [true], weights: weights, geometry: nil)
        #expect(
            BeamSearch(characterSet: line.characterSet, prior: nil, weights: weights)
                .bestPath(through: line, evidence: evidence, gaps: GapModel(weights: weights)) == nil)
    }

    /// A capital is likelier where the letters before it are a word.
    @Test func humpsBeginAfterWords() throws {
        let line = TestLattice.singles(
            TestLattice.boxes(gaps: [4, 4, 4]), "abcC",
            [[0, -9, -9, -9], [-9, 0, -9, -9], [0, -9, -9, -9], [-9, -9, -0.5, -3.5]])
        let weights = ReadingWeights()
        let search = BeamSearch(characterSet: line.characterSet, prior: nil, weights: weights)
        func score(_ lexicon: [String], capital: Bool) throws -> Float {
            let allowed = [true, true, !capital, capital]
            let evidence = CandidateEvidence(of: line, allowed: allowed, weights: weights, geometry: nil)
            let costs = WordCosts(cost: 0, lexicon: WordFilter(words: lexicon))
            return try #require(
                search.bestPath(
                    through: line, evidence: evidence, gaps: GapModel(weights: weights), words: costs)
            ).score
        }
        let gain = try score(["aba"], capital: true) - score(["abaca"], capital: true)
        let standard = CaseModel.standard
        let expected = log(
            standard.capitalProbability(after: .word) / standard.capitalProbability(after: .lower))
        #expect(abs(gain - weights.letterCase * expected) < 1e-3)
        #expect(try score(["aba"], capital: false) < score(["abaca"], capital: false))
    }
}
