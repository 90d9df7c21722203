import DocumentModel
import Testing

@testable import Comparison

@Suite struct CrossCheckTests {
    @Test func findsWhereWordsDiffer() throws {
        let check = CrossCheck(reading("let total = 0\nreturn x"), reading("return x\nlet tota1 = 0\nnoise"))
        #expect(check.disagreements.map(\.boardscan) == ["total", ""])
        #expect(check.disagreements.map(\.tesseract) == ["tota1", "noise"])
        #expect(check.disagreements.first?.box == PixelBox(x: 50, y: 0, width: 40, height: 16))
        // 5 words of 6 and of 7 are the other's as well.
        #expect(abs(check.agreement - 10.0 / 13) < 1e-9)
    }

    @Test func neighbouringWordsAreOnePlace() {
        let check = CrossCheck(reading("sum ofthe list"), reading("sum of the list"))
        #expect(check.disagreements.map(\.boardscan) == ["ofthe"])
        #expect(check.disagreements.map(\.tesseract) == ["of the"])
    }

    @Test func emptyPagesAgree() {
        #expect(CrossCheck(reading(""), reading("")).agreement == 1)
        #expect(CrossCheck(reading("a"), reading("")).agreement == 0)
    }

    @Test func doubtfulWordsAgainstSureOnesComeFirst() {
        func input(_ name: String, _ mine: Double, _ theirs: Double, _ text: String) -> ComparedInput {
            ComparedInput(
                name: name, file: name, truth: nil, boardscan: reading("cat", confidence: mine),
                tesseract: [(3, reading(text, confidence: theirs))])
        }
        let ordered = Disagreement.ordered([
            input("we are sure", 0.9, 0.3, "cot"), input("only case", 0.3, 0.9, "Cat"),
            input("they are sure", 0.3, 0.9, "cot"), input("both are sure", 0.9, 0.9, "cot"),
        ])
        #expect(ordered.map(\.input.name) == ["they are sure", "both are sure", "only case", "we are sure"])
        #expect(ordered.allSatisfy { (0...1).contains($0.disagreement.worth) })
    }
}
