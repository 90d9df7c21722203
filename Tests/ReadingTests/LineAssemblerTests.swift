import DocumentModel
import Glibc
import Segmentation
import Testing

@testable import Reading

@Suite struct LineAssemblerTests {
    private let line = TestScoredLines.singles(
        TestScoredLines.boxes(gaps: [4, 40, 4]), "abcd",
        [[-0.1, -3, -4, -9], [-3, -0.2, -9, -9], [-9, -9, -0.1, -3], [-0.7, -9, -9, -0.8]])

    private func assembled(in frame: LineFrame? = nil) -> Line? {
        var text = line.line
        text.frame = frame ?? text.frame
        let line = ScoredLine(
            line: text, graph: line.graph, characterSet: line.characterSet, logProbabilities: line.logProbabilities)
        let path = ReadPath(
            steps: [0, 1, 2, 3].map {
                ReadPath.Step(
                    candidate: TestScoredLines.single($0, in: line), classIndex: $0, spaceBefore: $0 == 2)
            }, score: 0)
        return LineAssembler(characterSet: line.characterSet).line(
            line, path: path, evidence: evidence(of: path, in: line), width: 600, height: 400)?.line
    }

    private func evidence(of path: ReadPath, in line: ScoredLine) -> LineEvidence {
        LineEvidence(
            choices: CandidateEvidence(of: line, path: path, allowed: [true, true, true, true], weight: 0, nil),
            geometry: nil)
    }

    /// Frames whose angle is counted clockwise, as they are.
    @Test(
        arguments: [
            (0, 0, 0), (10, 0, 10), (-10, 0, -10), (-90, 90, 0), (180, 180, 0), (-180, 180, 0), (90, 270, 0),
            (80, 270, -10), (37, 323, 0), (-37, 37, 0), (-143, 143, 0),
        ]) func linesRunAsTheirFrames(degrees: Double, angle: Double, slant: Double) throws
    {
        let frame = LineFrame(originX: 300, originY: 200, angle: degrees * .pi / 180, scale: 2)
        let found = try #require(assembled(in: frame))
        #expect(found.angle == angle)
        #expect(abs(found.baseline.slope - tan(slant * .pi / 180)) < 1e-6)
        // Of the level line, the baseline is in row 44, and its letters are from 4 to 104.
        let view = LevelView(angle: angle, width: 600, height: 400)
        for place in [frame.page(x: 4, y: 44), frame.page(x: 104, y: 44)] {
            let level = view(x: place.x, y: place.y)
            #expect(abs(found.baseline.y(at: level.x) - level.y) < 1e-6)
        }
        // Words and characters follow each other in reading order.
        #expect(found.words.map(\.text) == ["ab", "cd"])
        let along = found.words.flatMap(\.characters).map { view.around($0.box).midX }
        #expect(along == along.sorted())
        #expect(found.words.map(\.box).union() == found.box)
    }

    @Test func wordsAndCharactersAreNumberedAndBoxed() throws {
        let found = try #require(assembled())
        #expect(found.words.map(\.text) == ["ab", "cd"] && found.words.map(\.index) == [0, 1])
        for word in found.words {
            #expect(word.characters.map(\.wordIndex) == [word.index, word.index])
            #expect(word.characters.map(\.index) == [0, 1])
            #expect(word.characters.map(\.box).union() == word.box)
        }
        #expect(found.words[0].box == PixelBox(x: 4, y: 4, width: 28, height: 40))
        #expect(found.words.map(\.box).union() == found.box)
        #expect(found.baseline.slope == 0 && found.baseline.offset == 44)
    }

    @Test func confidencesAreProbabilities() throws {
        let found = try #require(assembled())
        for word in found.words {
            let product = word.characters.reduce(1) { $0 * $1.confidence }
            #expect(abs(word.confidence - product) < 1e-9)
            for character in word.characters {
                let all = [character.confidence] + character.alternatives.map(\.confidence)
                #expect(all.allSatisfy { (0...1).contains($0) } && all.reduce(0, +) <= 1 + 1e-9)
                #expect(!character.alternatives.map(\.text).contains(character.text))
                let rest = character.alternatives.map(\.confidence)
                #expect(rest == rest.sorted(by: >))
            }
        }
        #expect(found.words[0].characters[0].confidence > 0.85)
        // The last is read as the second best of two about as probable.
        let last = found.words[1].characters[1]
        #expect(last.alternatives.first?.text == "a")
        #expect(last.confidence > 0.4 && last.confidence < 0.5)
    }

    @Test func anEmptyPathIsNoLine() {
        let path = ReadPath(steps: [], score: 0)
        let found = LineAssembler(characterSet: line.characterSet).line(
            line, path: path, evidence: evidence(of: path, in: line))
        #expect(found?.line == nil)
    }
}
