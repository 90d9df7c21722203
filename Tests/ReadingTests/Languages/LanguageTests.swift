import DocumentModel
import Preprocessing
import Segmentation
import Testing

@testable import Reading

@Suite struct LanguageTests {
    @Test func codes() {
        #expect(
            Language(code: "de") == .german && Language(code: "DEU") == .german && Language(code: "nor") == .norwegian)
        #expect(Language(code: "xx") == nil && Language(code: "") == nil)
        #expect(Set(Language.allCases.map(\.longCode)).count == Language.allCases.count)
        #expect(Language.allCases.allSatisfy { $0.code.count == 2 && $0.longCode.count == 3 })
    }

    /// Lines below one another are one block, wherever they are in the list; a line beside them is not.
    @Test func linesBelowOneAnotherAreABlock() {
        let lines = [(0, 0), (400, 0), (10, 30), (0, 200), (5, 60)].map { line(x: $0, y: $1) }
        #expect(BlockLanguages.blocks(of: lines) == [[0, 2, 4], [1], [3]])
        #expect(BlockLanguages.blocks(of: []).isEmpty)
    }

    private func line(x: Int, y: Int) -> TextLine {
        let box = PixelBox(x: x, y: y, width: 200, height: 20)
        return TextLine(
            mask: InkMask(width: 1, height: 1), primitives: [],
            frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: 1), box: box, height: 20)
    }
}
