import Testing

@testable import TrainingSets

@Suite struct PenSampleMadeUpTests {
    @Test func everyWriterWritesEveryCharacterInTheirOwnWay() {
        let samples = PenSample.madeUp(characters: ["a", "→", "語"], writers: 5, seed: 1)
        #expect(samples.count == 10)
        #expect(Set(samples.map(\.writer)).count == 5)
        #expect(Set(samples.map(\.label)) == ["a", "→"])
        #expect(Set(samples.filter { $0.label == "a" }.map(\.strokes)).count == 5)
        #expect(PenSample.madeUp(characters: ["a"], writers: 1, seed: 1).first?.strokes == samples.first?.strokes)
    }
}
