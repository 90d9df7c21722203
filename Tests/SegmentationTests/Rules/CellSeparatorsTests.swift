import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct CellSeparatorsTests {
    private let scale = PageScale(strokeWidth: 3, textHeight: 20)

    /// Of strokes between two level borders 50 pixels apart, which of them are separators.
    private func separators(_ strokes: [PixelBox]) -> [PixelBox] {
        var border = InkMask(width: 200, height: 100)
        border.fill(PixelBox(x: 0, y: 20, width: 200, height: 3))
        border.fill(PixelBox(x: 0, y: 70, width: 200, height: 3))
        var mask = InkMask(width: 200, height: 100)
        for stroke in strokes { mask.fill(stroke) }
        let separators = CellSeparators(scale: scale, border: border)
        return ConnectedComponents.label(mask).filter(separators.contain).map(\.box)
    }

    @Test func aStrokeFromSideToSide() {
        let stroke = PixelBox(x: 60, y: 23, width: 3, height: 43)
        #expect(separators([stroke]) == [stroke])
    }

    @Test func aLetterInACellIsNone() {
        #expect(separators([PixelBox(x: 60, y: 35, width: 3, height: 24)]).isEmpty, "it stands off the border")
        #expect(separators([PixelBox(x: 60, y: 25, width: 3, height: 41)]).isEmpty, "at both ends")
        #expect(separators([PixelBox(x: 60, y: 25, width: 3, height: 24)]).isEmpty, "its foot does")
        #expect(separators([PixelBox(x: 60, y: 25, width: 20, height: 41)]).isEmpty, "it is wide")
    }
}
