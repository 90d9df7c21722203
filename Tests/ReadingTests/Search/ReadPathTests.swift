import Testing

@testable import Reading

@Suite struct ReadPathTests {
    @Test func oneWordHasNoSpaces() {
        let steps = [false, true, false, true].enumerated().map {
            ReadPath.Step(candidate: $0, classIndex: $0 + 5, spaceBefore: $1)
        }
        let path = ReadPath(steps: steps, score: -3).asOneWord()
        #expect(path.steps.allSatisfy { !$0.spaceBefore })
        #expect(path.steps.map(\.classIndex) == [5, 6, 7, 8] && path.score == -3)
    }
}
