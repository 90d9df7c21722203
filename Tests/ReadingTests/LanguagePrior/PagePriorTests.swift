import Testing

@testable import Reading

@Suite struct PagePriorTests {
    /// Lines whose characters were read for sure.
    static func lines(_ texts: [String], confidence: Float = 1) -> [[PagePrior.Observed]] {
        texts.map { text in
            text.map { PagePrior.Observed(symbol: LanguagePrior.symbol(for: $0), confidence: confidence) }
        }
    }

    /// What followed a context, and how often in other lines than one.
    private func followers(of context: String, in prior: PagePrior, besidesLine line: Int = -1) -> [Character: Float] {
        let counts = prior.counts(besidesLine: line)
        var place = 0
        for character in context {
            let symbol = LanguagePrior.symbol(for: character).rawValue
            guard let entry = prior.contexts[place].entries.first(where: { prior.entries[$0].symbol == symbol }) else {
                return [:]
            }
            place = prior.entries[entry].next
        }
        guard prior.contexts[place].depth == context.count else { return [:] }
        let known = prior.contexts[place].entries.filter { counts[$0] > 0 }.compactMap { entry in
            let symbol = Int(prior.entries[entry].symbol)
            let character = symbol == 0 ? "\n" : PriorAlphabet.classes[symbol - 1].first
            return character.map { ($0, counts[entry]) }
        }
        return Dictionary(uniqueKeysWithValues: known)
    }

    @Test func whatFollowsAContextIsCounted() {
        let prior = PagePrior(lines: Self.lines(["next", "text", "ten"]))
        #expect(followers(of: "e", in: prior) == ["x": 2, "n": 1])
        #expect(followers(of: "te", in: prior) == ["x": 1, "n": 1])
        #expect(followers(of: "next", in: prior) == ["\n": 1])
        #expect(followers(of: "", in: prior)["t"] == 4)
        #expect(followers(of: "q", in: prior).isEmpty)
    }

    @Test func aLineDoesNotCountForItself() {
        let prior = PagePrior(lines: Self.lines(["next", "text", "ten"]))
        #expect(followers(of: "e", in: prior, besidesLine: 0) == ["x": 1, "n": 1])
        #expect(followers(of: "ne", in: prior, besidesLine: 0).isEmpty)
        #expect(prior.counts(besidesLine: 7) == prior.counts)
    }

    @Test func doubtfulCharactersCountLess() {
        let sure = Self.lines(["ab"])[0]
        var doubtful = sure
        doubtful[1].confidence = 0.25
        #expect(followers(of: "a", in: PagePrior(lines: [sure, doubtful])) == ["b": 1.25])
        #expect(followers(of: "ab", in: PagePrior(lines: [sure, doubtful])) == ["\n": 1.25])
    }

    /// Counted one by one.
    @Test func everyContextIsThere() {
        let texts = ["abcabd", "bcab", "", "aaaaaa", "x = a.b"]
        let prior = PagePrior(lines: Self.lines(texts))
        var expected: [String: Int] = [:]
        for text in texts {
            let characters = Array("\n" + text + "\n")
            for end in characters.indices.dropFirst() {
                for depth in 0...min(4, end) { expected[String(characters[end - depth...end]), default: 0] += 1 }
            }
        }
        #expect(prior.entries.count == expected.count)
        #expect(prior.counts.reduce(0, +) == Float(expected.values.reduce(0, +)))
        for (index, context) in prior.contexts.enumerated() where index > 0 {
            #expect(context.suffix < index && prior.contexts[context.suffix].depth == context.depth - 1)
        }
        #expect(prior.contexts.first?.depth == 0 && prior.contexts[prior.start].depth == 1)
    }

    @Test func aPageWithoutTextHasNoContexts() {
        #expect(PagePrior(lines: []).contexts.count == 1)
        #expect(PagePrior(lines: []).entries.isEmpty)
    }
}
