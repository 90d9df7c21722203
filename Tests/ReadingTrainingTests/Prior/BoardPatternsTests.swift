import Testing

@testable import ReadingTraining

struct BoardPatternsTests {
    @Test func theSameSeedGivesTheSameLines() {
        let first = BoardPatterns.lines(count: 200, words: ["apple", "pear"], seed: 7)
        #expect(first == BoardPatterns.lines(count: 200, words: ["apple", "pear"], seed: 7))
        #expect(first != BoardPatterns.lines(count: 200, words: ["apple", "pear"], seed: 8))
    }

    @Test func textsAreLinesOfSomeLength() {
        let texts = BoardPatterns.texts(count: 2_000, words: ["apple", "pear"], longest: 32, seed: 1)
        #expect(texts.count > 1_000 && texts.allSatisfy { $0.count <= 32 })
        for part in ["// ", "apple_pear", "apple.pear", "[:", "→"] { #expect(texts.contains { $0.contains(part) }) }
        #expect(texts == BoardPatterns.texts(count: 2_000, words: ["apple", "pear"], longest: 32, seed: 1))
    }

    @Test func theyHoldWhatBoardsHold() {
        let lines = BoardPatterns.lines(count: 2_000, words: ["apple"], seed: 1).map(\.text)
        for sign in ["•", "→", "O(n)", ". apple", "apple[", "= ", ":"] { #expect(lines.contains { $0.contains(sign) }) }
    }
}
