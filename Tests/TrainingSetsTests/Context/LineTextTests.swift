import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct LineTextTests {
    private func lines(_ words: [String]) -> [[String]] {
        var random = SplitMix64(seed: 1)
        return (0..<400).map { _ in LineText(words: words).line(using: &random) }
    }

    @Test func oneToSevenWordsOfKnownSigns() {
        let known = Set(CharacterSet.board.characters)
        for line in lines(["hello"]) {
            #expect((1...7).contains(line.count))
            #expect(line.joined().allSatisfy(known.contains))
        }
    }

    @Test func wordsComeInEachCaseAndSignsBetween() {
        let words = Set(lines(["hello"]).flatMap(\.self))
        #expect(words.isSuperset(of: ["hello", "HELLO", "Hello"]))
        let characters = Set(words.joined())
        #expect("0123456789()[]{}+-=.,;:?&|@".allSatisfy(characters.contains))
    }

    @Test func stopsFollowWordsAndSignsJoinThem() {
        let words = Set(lines(["hello"]).flatMap(\.self).map { $0.lowercased() })
        #expect(words.isSuperset(of: ["hello.", "hello,", "hello:", "hello.hello", "hello_hello"]))
    }

    @Test func wordsStandAloneWhereThereAreNoStops() {
        var random = SplitMix64(seed: 1)
        let text = LineText(words: ["hello"], hasStops: false)
        let words = (0..<400).flatMap { _ in text.line(using: &random) }.filter { $0.lowercased().contains("hello") }
        #expect(!words.isEmpty && words.allSatisfy { $0.lowercased() == "hello" })
    }

    @Test func wholeLinesComeInEachCase() {
        var random = SplitMix64(seed: 1)
        let text = LineText(words: ["hello"], texts: ["for i = 0;"])
        let lines = Set((0..<400).map { _ in text.line(using: &random) })
        #expect(lines.isSuperset(of: [["for", "i", "=", "0;"], ["FOR", "I", "=", "0;"], ["For", "I", "=", "0;"]]))
        #expect(lines.contains { $0.contains("hello") }, "others are words as before")
    }

    @Test func withoutWordsThereIsStillText() { #expect(lines([]).allSatisfy { !$0.isEmpty }) }

    @Test func numbersAreNothingElse() {
        var random = SplitMix64(seed: 1)
        let lines = (0..<200).map { _ in LineText.numbers.line(using: &random) }
        #expect(lines.allSatisfy { (1...4).contains($0.count) })
        #expect(Set(lines.joined().joined()) == Set("0123456789"))
        #expect(Set(lines.joined().map(\.count)) == Set(1...8))
    }
}
