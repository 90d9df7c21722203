import DocumentModel
import Testing

@testable import Reading

@Suite struct CandidateEvidenceTests {
    /// The choices of each box of a line.
    private func choices(
        _ line: ScoredLine, allowed: [Bool]? = nil, weight: Float = 0.4, _ geometry: LineGeometry? = nil
    ) -> [[CandidateEvidence.Choice]] {
        let steps = line.line.primitives.indices.map {
            ReadPath.Step(candidate: TestScoredLines.single($0, in: line), classIndex: 0, spaceBefore: false)
        }
        let evidence = CandidateEvidence(
            of: line, path: ReadPath(steps: steps, score: 0),
            allowed: allowed ?? line.characterSet.characters.map { _ in true }, weight: weight, geometry)
        return steps.indices.map { evidence[$0] }
    }

    @Test func choicesAreTheBestFew() {
        let line = TestScoredLines.random(gaps: [30, 30], "abcdefghijkl", seed: 3)
        for (index, found) in choices(line).enumerated() {
            let candidate = TestScoredLines.single(index, in: line)
            #expect(found.count == 8)
            #expect(found.map(\.score) == found.map(\.score).sorted(by: >))
            let scores = (0..<12).map { line.logProbability(candidate: candidate, class: $0) }
            #expect(found.map(\.score) == Array(scores.sorted(by: >).prefix(8)))
            #expect(found.allSatisfy { $0.score == scores[$0.classIndex] })
        }
    }

    @Test func farWorseClassesAreLeftOut() {
        let line = TestScoredLines.singles(TestScoredLines.boxes(gaps: []), "abc", [[-0.1, -8, -8.2]])
        #expect(choices(line)[0].map(\.classIndex) == [0, 1])
    }

    @Test func onlyWhatIsAllowedIsChosen() {
        let line = TestScoredLines.singles(TestScoredLines.boxes(gaps: []), "abc", [[-0.1, -11, -10]])
        #expect(choices(line, allowed: [false, true, true])[0].map(\.classIndex) == [2, 1], "however far behind")
    }

    /// Five letters on one baseline, of which two are low and look like a capital O rather than a small one.
    @Test func heightTellsASmallOFromACapital() throws {
        let boxes = zip(TestScoredLines.boxes(gaps: [8, 8, 8, 8]), [42, 24, 24, 42, 24]).map { box, height in
            PixelBox(x: box.x, y: 50 - height, width: box.width, height: height)
        }
        let (tall, low): ([Float], [Float]) = ([-0.1, -8, -8, -8], [-8, -0.8, -0.7, -8])
        let line = TestScoredLines.singles(boxes, "hoOx", [tall, low, [-8, -8, -8, -0.1], tall, low])
        let known = [0, 3, 0].enumerated().map {
            ReadPath.Step(
                candidate: TestScoredLines.single([0, 2, 3][$0], in: line), classIndex: $1, spaceBefore: false)
        }
        let geometry = try #require(LineGeometry(of: line, path: ReadPath(steps: known, score: 0)))
        func best(_ weight: Float, _ geometry: LineGeometry?) -> [Int?] {
            choices(line, weight: weight, geometry).map { $0.first?.classIndex }
        }
        #expect(best(0.4, geometry) == [0, 1, 3, 0, 1])
        #expect(best(0, geometry) == [0, 2, 3, 0, 2] && best(0.4, nil) == [0, 2, 3, 0, 2])
        let place = geometry.place(of: boxes[1])
        let scores = choices(line, geometry)[1]
        #expect(scores.first?.score == -0.8 + 0.4 * geometry.logLikelihood(place, 1))
    }
}
