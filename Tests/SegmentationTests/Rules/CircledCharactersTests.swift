import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct CircledCharactersTests {
    private let circled = CircledCharacters(scale: PageScale(strokeWidth: 3, textHeight: 20))
    private let circle = PixelBox(x: 30, y: 20, width: 36, height: 38)

    private func boxes(_ mask: InkMask) -> [PixelBox] {
        circled.removed(from: ConnectedComponents.label(mask)).map(\.box)
    }

    private func mask(_ draw: (inout InkMask) -> Void) -> InkMask {
        var mask = InkMask(width: 120, height: 90)
        draw(&mask)
        return mask
    }

    /// A 1 with a foot that joins it to the circle, as tall as half of it.
    @Test func whatTouchesTheCircleStays() throws {
        let boxes = boxes(
            mask {
                $0.ellipse(circle)
                $0.fill(PixelBox(x: 46, y: 29, width: 4, height: 20))
                $0.fill(PixelBox(x: 32, y: 46, width: 20, height: 3))
            })
        let figure = try #require(boxes.first)
        #expect(boxes.count == 1)
        #expect((34...46).contains(figure.x) && figure.maxX == 52)
        #expect(figure.y == 29 && figure.maxY == 49)
    }

    @Test func lettersAreNone() {
        let ring = mask { $0.ellipse(circle) }
        #expect(boxes(ring) == [circle], "an O")
        let tail = mask {
            $0.ellipse(circle)
            $0.fill(PixelBox(x: 50, y: 42, width: 12, height: 4))
        }
        #expect(boxes(tail) == [circle], "a Q, whose tail is low and not in the middle")
        let bar = mask {
            $0.ellipse(circle)
            $0.fill(PixelBox(x: 31, y: 37, width: 34, height: 3))
        }
        #expect(boxes(bar) == [circle], "an 8 or a theta")
        let letter = mask { $0.drawLetter(x: 30, y: 20) }
        #expect(boxes(letter) == [PixelBox(x: 30, y: 20, width: 14, height: 20)])
    }

    @Test func theOpenAndTheSquareAreNone() {
        let open = mask {
            $0.ellipse(circle)
            $0.fill(PixelBox(x: 46, y: 29, width: 4, height: 26))
            for y in 30..<45 { for x in 60..<70 { $0[x, y] = false } }
        }
        #expect(boxes(open).count == 1 && boxes(open).first?.height == circle.height)
        let square = mask {
            $0.frame(circle)
            $0.fill(PixelBox(x: 46, y: 29, width: 4, height: 28))
        }
        #expect(boxes(square) == [circle])
    }
}
