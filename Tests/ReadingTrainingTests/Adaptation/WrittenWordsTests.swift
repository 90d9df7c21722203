import Testing
import TrainingSets

@testable import ReadingTraining

@Suite struct WrittenWordsTests {
    private let samples = PenSample.madeUp(characters: Array("abcdef"), writers: 1, seed: 1)

    @Test func asManyAsAreWantedByChance() {
        let words = WrittenWords(samples, writer: "ann", limit: 4)
        #expect(words.writer == "ann" && words.words.count == 4)
        #expect(Set(words.words.map(\.text)).isSubset(of: Set(samples.map(\.label))))
        #expect(words.words.allSatisfy { !$0.line.primitives.isEmpty })
        #expect(WrittenWords(samples, writer: "ann", limit: 4).words.map(\.text) == words.words.map(\.text))
    }

    @Test func noMoreThanThereAre() {
        #expect(WrittenWords(Array(samples.prefix(2)), writer: "ann", limit: 9).words.count == 2)
    }
}
