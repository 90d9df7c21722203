import Testing

@testable import Reading

@Suite struct PageKnowledgeTests {
    private let lines = [TestScoredLines.spaced([4, 4, 40, 4]), TestScoredLines.spaced([4, 4, 4, 4])]

    private func reading(_ line: ScoredLine, _ path: ReadPath) -> LineReading {
        let choices = CandidateEvidence(of: line, path: path, allowed: [true], weight: 0, nil)
        return LineReading(line: line, path: path, evidence: LineEvidence(choices: choices, geometry: nil))
    }

    private func knowledge(_ weights: ReadingWeights = ReadingWeights(), prior: LanguagePrior?) -> PageKnowledge {
        let set = lines[0].line.characterSet
        return PageKnowledge(
            lines.map { reading($0.line, $0.path) }, glyphs: PageGlyphs(characterSet: set, share: weights.pageGlyphs),
            prior: prior, weights: weights)
    }

    @Test func itHoldsWhatTheLinesSay() throws {
        let page = knowledge(prior: TinyPrior.make())
        let prior = try #require(page.prior)
        #expect(
            page.words.contains(WordHash("aaa"), besidesLine: 1)
                && !page.words.contains(WordHash("aaa"), besidesLine: 0))
        #expect(prior.entriesOfLines.count == 2)
        // Five letters, a space and the end of the line; each in up to five contexts.
        #expect(prior.entriesOfLines[0].count == 2 + 3 + 4 + 5 * 4)
    }

    @Test func withoutALanguageNothingIsSaid() {
        #expect(knowledge(prior: nil).prior == nil)
        var weights = ReadingWeights()
        weights.pagePrior = 0
        #expect(knowledge(weights, prior: TinyPrior.make()).prior == nil)
    }

    @Test func linesThatCouldNotBeReadTellNothing() {
        let line = lines[0].line
        let page = PageKnowledge(
            [nil, reading(line, lines[0].path)],
            glyphs: PageGlyphs(characterSet: line.characterSet, share: 0), prior: TinyPrior.make(),
            weights: ReadingWeights())
        #expect(page.prior?.entriesOfLines[0].count == 2, "a line without characters ends")
    }
}
