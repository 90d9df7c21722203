import DocumentModel
import GlyphClassifier
import Segmentation
import Testing

@testable import Reading

@Suite struct ForbiddenMarksTests {
    /// Says the same of every glyph.
    private struct Certain: GlyphClassifying {
        let characterSet = CharacterSet(Array("1-"))
        let input = GlyphInput.ink
        /// Log-probabilities of 1, of - and of no character.
        var answer: [Float]

        func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
            Array(repeatElement(answer, count: count).joined())
        }
    }

    /// Two digits over a line as wide as both.
    private let line = TestLattice.line(of: [
        PixelBox(x: 4, y: 4, width: 12, height: 40), PixelBox(x: 4, y: 50, width: 40, height: 5),
        PixelBox(x: 30, y: 4, width: 12, height: 40),
    ])

    private func heights(_ charset: Set<Character>, answer: [Float], line: TextLine? = nil) -> [Int] {
        ForbiddenMarks(characterSet: CharacterSet(Array("1-")), charset: charset)
            .removingMarks(from: [line ?? self.line], with: Certain(answer: answer))[0].primitives.map(\.box.height)
    }

    @Test func anUnderlineOfDigitsIsTakenOut() {
        #expect(heights(["1"], answer: [-3, -0.1, -4]) == [40, 40])
        #expect(heights(["1"], answer: [-3, -4, -0.1]) == [40, 40], "nor is a long flat stroke any digit")
    }

    @Test func whatMayBeWritingStays() {
        #expect(heights(["1"], answer: [-0.1, -3, -4]) == [40, 5, 40])
        #expect(heights(["1", "-"], answer: [-3, -0.1, -4]) == [40, 5, 40])
    }

    @Test func noLineVanishes() {
        let dash = TestLattice.line(of: [PixelBox(x: 4, y: 20, width: 20, height: 5)])
        #expect(heights(["1"], answer: [-3, -0.1, -4], line: dash) == [5])
    }
}
