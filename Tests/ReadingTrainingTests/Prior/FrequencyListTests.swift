import Testing

@testable import ReadingTraining

struct FrequencyListTests {
    @Test func countsAreDamped() {
        let list = FrequencyList.parse("\u{FEFF}the 10000\nabbott and 100\n", exponent: 0.5)
        #expect(
            list == [
                WeightedText("the", weight: 100, opening: .word),
                WeightedText("abbott and", weight: 10, opening: .word),
            ])
    }

    @Test func wordsWithoutCountsCountOnce() {
        #expect(FrequencyList.parse("Alice\n\nBob", exponent: 0.7).map(\.weight) == [1, 1])
    }

    @Test func infinityIsAWord() {
        #expect(
            FrequencyList.parse("to infinity", exponent: 1) == [WeightedText("to infinity", weight: 1, opening: .word)])
    }
}
