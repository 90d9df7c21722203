import DocumentModel
import Glibc
import Testing

@testable import Reading

@Suite struct PageBulletsTests {
    private typealias Reading = (line: ScoredLine, path: ReadPath?)

    /// A line of letters from y = 20 to 50, the baseline, that begins with a dot.
    private static func line(
        side: Int = 8, middle: Int = 34, gap: Int = 20, letters: Int = 5
    ) -> Reading {
        let dot = PixelBox(x: 4, y: middle - side / 2, width: side, height: side)
        let boxes = (0..<letters).map { PixelBox(x: dot.maxX + gap + 30 * $0, y: 20, width: 24, height: 30) }
        let line = TestLattice.singles([dot] + boxes, "n.•", [[-9, -0.4, -3]] + boxes.map { _ in [-0.1, -9, -9] })
        let steps = (1...letters).map {
            ReadPath.Step(candidate: TestLattice.single($0, in: line), classIndex: 0, spaceBefore: false)
        }
        return (line, ReadPath(steps: steps, score: 0))
    }

    private static func bullets(_ lines: [Reading]) -> [Int?] {
        let bullets = PageBullets(lines)
        return lines.indices.map { bullets[line: $0] }
    }

    @Test func dotsBeforeSeveralLinesAreBullets() {
        let lines: [Reading] = [Self.line(), Self.line(side: 9, middle: 37), (line: Self.line().line, path: nil)]
        let dots = lines.map { TestLattice.single(0, in: $0.line) }
        #expect(Self.bullets(lines) == [dots[0], dots[1], nil])
    }

    @Test func aDotBeforeOneLineMayBeASpeck() {
        #expect(Self.bullets([Self.line()]) == [nil])
    }

    @Test func whatStandsElsewhereIsNone() {
        for other in [
            Self.line(middle: 47), Self.line(middle: 10), Self.line(gap: 10), Self.line(side: 2), Self.line(side: 22),
            Self.line(letters: 2),
        ] { #expect(Self.bullets([other, other]) == [nil, nil]) }
    }

    @Test func dotsThatAreNotAlikeDoNotSupportOneAnother() {
        #expect(Self.bullets([Self.line(side: 4), Self.line(side: 12)]) == [nil, nil])
        #expect(Self.bullets([Self.line(gap: 18), Self.line(gap: 70)]) == [nil, nil])
    }

    @Test func theClassifierIsToldWhatItIs() throws {
        let (line, _) = Self.line()
        let dot = TestLattice.single(0, in: line)
        let told = line.withBullet(at: dot)
        #expect(abs(exp(told.logProbability(candidate: dot, class: 2)) - 0.97) < 1e-4)
        // What is left is divided as it was.
        let odds = [line, told].map {
            $0.logProbability(candidate: dot, class: 1) - $0.logProbability(candidate: dot, class: 0)
        }
        #expect(abs(odds[0] - odds[1]) < 1e-4)
        let letter = TestLattice.single(1, in: line)
        #expect(told.logProbability(candidate: letter, class: 0) == line.logProbability(candidate: letter, class: 0))
    }

    @Test func aSearchBeginsWithWhatTheLineIsKnownToBeginWith() throws {
        let boxes = Self.line(side: 6).line.line.primitives.map(\.box)
        // The dot is hardly a character, and passing over it costs nothing.
        let line = TestLattice.scored(boxes, "n.•") { candidate, index in
            let isDoubtful = candidate.primitiveCount > 1 || candidate.start == 0
            if isDoubtful { return index == 3 ? -0.01 : -7 + Float(index % 2) }
            return index == 0 ? -0.1 : -9
        }
        let search = BeamSearch(characterSet: line.characterSet, prior: nil, weights: ReadingWeights())
        func first(_ line: ScoredLine, opening: Int?) throws -> Character? {
            let evidence = CandidateEvidence(
                of: line, allowed: [true, true, true], weights: search.weights, geometry: nil)
            let gaps = GapModel(weights: search.weights)
            let path = try #require(search.bestPath(through: line, evidence: evidence, gaps: gaps, opening: opening))
            return path.steps.first.map { line.characterSet.characters[$0.classIndex] }
        }
        let dot = TestLattice.single(0, in: line)
        #expect(try first(line, opening: nil) == "n")
        #expect(try first(line, opening: dot) == ".")
        #expect(try first(line.withBullet(at: dot), opening: dot) == "•")
    }
}
