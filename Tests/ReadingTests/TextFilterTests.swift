import Testing

@testable import Reading

@Suite struct TextFilterTests {
    /// A line of single primitives read as `text` with these log-probabilities.
    private func isText(_ text: String, _ probabilities: [Float]) -> Bool {
        let set = Array("ab-l.7")
        let classes = text.map { set.firstIndex(of: $0) ?? 0 }
        let line = TestLattice.singles(
            TestLattice.boxes(gaps: probabilities.dropFirst().map { _ in 4 }), String(set),
            zip(classes, probabilities).map { own, value in set.indices.map { $0 == own ? value : -9 } })
        let steps = classes.enumerated().map {
            ReadPath.Step(candidate: TestLattice.single($0, in: line), classIndex: $1, spaceBefore: false)
        }
        return TextFilter().isText(line, path: ReadPath(steps: steps, score: 0))
    }

    @Test func lettersWellReadAreText() {
        #expect(isText("a", [-0.2]) && isText("ab7", [-0.5, -0.3, -0.6]))
        #expect(isText("abab7", [-1.3, -1.3, -0.5, -1.3, -1.3]))
    }

    @Test func aLineReadPoorlyIsNone() {
        #expect(!isText("abab7", [-0.1, -3, -3, -3, -3]))
        #expect(!isText("ab", [-0.8, -3]), "short lines must be surer")
        #expect(isText("abab", [-0.8, -3, -0.8, -3]))
    }

    @Test func strokesAndSpecksProveNothing() {
        #expect(!isText("l-l-l-", [-0.1, -0.1, -0.1, -0.1, -0.1, -0.1]))
        #expect(!isText("--.", [-0.1, -0.1, -0.1]))
        #expect(isText("ll", [-0.1, -0.1]) && !isText("ll", [-0.8, -0.8]))
        #expect(isText("l-a-l", [-0.1, -0.1, -0.3, -0.1, -0.1]))
    }

    @Test func nothingIsNoText() {
        let line = TestLattice.random(gaps: [4], "ab", seed: 1)
        #expect(!TextFilter().isText(line, path: ReadPath(steps: [], score: 0)))
    }
}
