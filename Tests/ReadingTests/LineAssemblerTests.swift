import DocumentModel
import Segmentation
import Testing

@testable import Reading

@Suite struct LineAssemblerTests {
    private let line = TestLattice.singles(
        TestLattice.boxes(gaps: [4, 40, 4]), "abcd",
        [[-0.1, -3, -4, -9], [-3, -0.2, -9, -9], [-9, -9, -0.1, -3], [-0.7, -9, -9, -0.8]])

    private func assembled() -> Line? {
        let evidence = CandidateEvidence(
            of: line, allowed: [true, true, true, true], weights: ReadingWeights(), geometry: nil)
        let path = ReadPath(
            steps: [0, 1, 2, 3].map {
                ReadPath.Step(
                    candidate: TestLattice.single($0, in: line), classIndex: $0, spaceBefore: $0 == 2)
            }, score: 0)
        return LineAssembler(characterSet: line.characterSet).line(
            line, path: path, evidence: LineEvidence(candidates: evidence, geometry: nil))
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
        let evidence = CandidateEvidence(
            of: line, allowed: [true, true, true, true], weights: ReadingWeights(), geometry: nil)
        let found = LineAssembler(characterSet: line.characterSet).line(
            line, path: ReadPath(steps: [], score: 0), evidence: LineEvidence(candidates: evidence, geometry: nil))
        #expect(found == nil)
    }
}
