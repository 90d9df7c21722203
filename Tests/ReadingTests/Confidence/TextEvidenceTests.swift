import Glibc
import Testing

@testable import Reading

@Suite struct TextEvidenceTests {
    /// A line of single primitives read as `text` with these log-probabilities.
    private func evidence(_ text: String, _ probabilities: [Float]) -> TextEvidence {
        let set = Array("ab-l.7{}")
        let classes = text.map { set.firstIndex(of: $0) ?? 0 }
        let line = TestScoredLines.singles(
            TestScoredLines.boxes(gaps: probabilities.dropFirst().map { _ in 4 }), String(set),
            zip(classes, probabilities).map { own, value in set.indices.map { $0 == own ? value : -9 } })
        let steps = classes.enumerated().map {
            ReadPath.Step(candidate: TestScoredLines.single($0, in: line), classIndex: $1, spaceBefore: false)
        }
        return TextEvidence(line, path: ReadPath(steps: steps, score: 0), prior: nil)
    }

    @Test func shapesAreAveraged() {
        let line = evidence("ab7", [-0.5, -1, -9])
        #expect(line.length == 3 && abs(line.shape + 2.5) < 1e-5 && line.prior == nil)
        #expect(abs(line.validity - log(1 - exp(-6))) < 1e-3)
    }

    @Test func specksAreCounted() {
        #expect(evidence("a-l.", [-0.1, -0.1, -0.1, -0.1]).specks == 0.5)
    }

    @Test func linesAreComparedWithTheOthers() {
        let lines = [evidence("ab", [-1, -1]), evidence("a", [-2]), evidence("7", [-3])]
        let compared = TextEvidence.compare(lines, heights: [20, 20, 40])
        #expect(compared.map(\.page) == [-3, -1, -1])
        #expect(compared[0].relativeHeight == 0 && abs(compared[2].relativeHeight - log(2)) < 1e-5)
        #expect(TextEvidence.compare([lines[0]], heights: [20]).map(\.page) == [-0.5])
    }

    @Test func aBlockThatWasOpenedIsClosedSomewhere() {
        func compared(_ lines: [String]) -> [Float?] {
            let evidence = lines.map { text in
                var line = self.evidence(text, text.map { _ in -0.1 })
                line.prior = -9
                return line
            }
            return TextEvidence.compare(evidence, heights: lines.map { _ in 20 }).map(\.prior)
        }
        #expect(compared(["ab{", "b7", "}"]) == [-9, -9, nil], "it is as likely as any line")
        #expect(compared(["ab", "}"]) == [-9, -9])
        #expect(compared(["{", "}", "}"]) == [-9, -9, -9], "one of them is too many")
        #expect(compared(["{", "a}"]) == [-9, -9])
    }
}
