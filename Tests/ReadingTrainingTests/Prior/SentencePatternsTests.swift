import Testing

@testable import ReadingTraining

struct SentencePatternsTests {
    private let words = [
        WeightedText("apple", weight: 3, opening: .word), WeightedText("pear", weight: 1, opening: .word),
    ]

    @Test func linesAreWordsWithStopsAmongThem() {
        let lines = SentencePatterns.lines(count: 2_000, words: words, seed: 1).map(\.text)
        #expect(lines.allSatisfy { (2...14).contains($0.split(separator: " ").count) })
        let letters = Set(lines.joined(separator: " ").split(whereSeparator: { !$0.isLetter }))
        #expect(letters == ["apple", "pear"])
        for part in ["apple.", "pear, ", "(apple)", "pear: ", "apple - "] {
            #expect(lines.contains { $0.contains(part) }, "\(part)")
        }
        let ended = lines.count { $0.hasSuffix(".") }
        #expect((900...1_150).contains(ended))
    }

    @Test func wordsOccurAsTheyWeigh() {
        let found = SentencePatterns.lines(count: 2_000, words: words, seed: 1).reduce(into: (apple: 0, pear: 0)) {
            $0.apple += $1.text.split(separator: "apple", omittingEmptySubsequences: false).count - 1
            $0.pear += $1.text.split(separator: "pear", omittingEmptySubsequences: false).count - 1
        }
        let share = Double(found.apple) / Double(found.apple + found.pear)
        #expect(abs(share - 0.75) < 0.02)
    }

    @Test func theSameSeedGivesTheSameLines() {
        let first = SentencePatterns.lines(count: 50, words: words, seed: 7)
        #expect(first == SentencePatterns.lines(count: 50, words: words, seed: 7))
        #expect(first != SentencePatterns.lines(count: 50, words: words, seed: 8))
        #expect(SentencePatterns.lines(count: 50, words: [], seed: 7).isEmpty)
    }
}
