import Glibc
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
        #expect(path.steps.map(\.seenSpace) == [0, 1, 0, 1], "what was seen stays")
    }

    @Test func whatNobodySawIsAsItWasRead() {
        #expect(ReadPath.Step(candidate: 0, classIndex: 0, spaceBefore: true).seenSpace == 1)
        #expect(ReadPath.Step(candidate: 0, classIndex: 0, spaceBefore: false).seenSpace == 0)
        #expect(ReadPath.Step(candidate: 0, classIndex: 0, spaceBefore: true, seenSpace: 0.25).seenSpace == 0.25)
    }

    @Test func thePageSeesCharactersAsSureAsTheyAreAndSpaces() {
        let (line, path) = TestScoredLines.spaced([4, 40])
        let a = LanguagePrior.symbol(for: "a")
        let observed = path.observed(in: line)
        #expect(observed.map(\.symbol) == [a, a, .space, a])
        #expect(
            zip(observed, [exp(-0.1), exp(-0.1), 1, exp(-0.1)] as [Float]).allSatisfy { abs($0.confidence - $1) < 1e-6 }
        )
    }
}
