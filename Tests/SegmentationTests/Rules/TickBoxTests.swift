import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct TickBoxTests {
    private let scale = PageScale(strokeWidth: 3, textHeight: 20)

    private func found(_ draw: (inout InkMask) -> Void) -> Set<Int> {
        var mask = InkMask(width: 160, height: 60)
        draw(&mask)
        return TickBox(scale: scale).indices(in: ConnectedComponents.label(mask))
    }

    private func tick(_ mask: inout InkMask, x: Int, y: Int) {
        for step in 0..<8 { mask.fill(PixelBox(x: x + step, y: y + step, width: 3, height: 3)) }
        for step in 0..<14 { mask.fill(PixelBox(x: x + 8 + step, y: y + 8 - step, width: 3, height: 3)) }
    }

    @Test func emptyAndTicked() {
        #expect(found { $0.frame(PixelBox(x: 10, y: 15, width: 22, height: 21)) } == [0])
        let ticked = found {
            $0.frame(PixelBox(x: 10, y: 15, width: 22, height: 21))
            tick(&$0, x: 13, y: 22)
        }
        #expect(ticked == [0])
    }

    @Test func inFrontOfATask() {
        let found = found {
            $0.frame(PixelBox(x: 10, y: 10, width: 22, height: 21))
            $0.drawLine(x: 50, y: 12, count: 4)
        }
        #expect(found == [0])
    }

    @Test func roundLettersAreNone() {
        #expect(found { $0.ellipse(PixelBox(x: 10, y: 15, width: 22, height: 21)) }.isEmpty)
        #expect(found { $0.ellipse(PixelBox(x: 10, y: 15, width: 20, height: 26)) }.isEmpty)
    }

    @Test func aCrossedSquareOfLinesIsNone() {
        let hash = found {
            $0.fill(PixelBox(x: 16, y: 10, width: 3, height: 26))
            $0.fill(PixelBox(x: 28, y: 10, width: 3, height: 26))
            $0.fill(PixelBox(x: 10, y: 16, width: 26, height: 3))
            $0.fill(PixelBox(x: 10, y: 28, width: 26, height: 3))
        }
        #expect(hash.isEmpty)
    }

    @Test func whatStandsWithinAWordIsNone() {
        let found = found {
            $0.frame(PixelBox(x: 10, y: 10, width: 22, height: 21))
            $0.drawLine(x: 35, y: 12, count: 4)
        }
        #expect(found.isEmpty)
    }

    @Test func letters() {
        let found = found { $0.drawLine(x: 10, y: 12, count: 4) }
        #expect(found.isEmpty)
    }
}
