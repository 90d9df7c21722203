import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct DividingRunsTests {
    private func dividing(_ mask: InkMask) -> DividingRuns { DividingRuns(of: mask, textHeight: 20, thickest: 9) }

    private func letter(_ box: PixelBox) -> DividingRuns.Letter {
        DividingRuns.Letter(box: box, beside: BoardPlace(x: box.x - 1, y: box.midRow))
    }

    private var boxes: InkMask {
        var mask = InkMask(width: 300, height: 120)
        mask.frame(PixelBox(x: 20, y: 20, width: 50, height: 60))
        return mask
    }

    @Test func theUprightSidesOfABoxDivide() {
        let runs = dividing(boxes).runs
        #expect(Set(runs.map(\.start)) == [20, 67] && runs.allSatisfy { $0.length == 3 })
        #expect(dividing(InkMask(width: 300, height: 120)).isEmpty)
    }

    @Test func theyAreBordersIfALetterStandsInside() {
        let dividing = dividing(boxes)
        #expect(dividing.borders(around: [letter(PixelBox(x: 35, y: 35, width: 14, height: 20))]).count == 108)
        #expect(dividing.borders(around: [letter(PixelBox(x: 135, y: 35, width: 14, height: 20))]).isEmpty)
    }

    @Test func allOfALetterLiesInside() {
        let dividing = dividing(boxes)
        #expect(dividing.surround(letter(PixelBox(x: 35, y: 35, width: 14, height: 20)), isAlone: true))
        #expect(!dividing.surround(letter(PixelBox(x: 35, y: 35, width: 44, height: 20)), isAlone: true))
    }

    @Test func cellsHaveNeighbours() {
        var mask = boxes
        mask.frame(PixelBox(x: 67, y: 20, width: 50, height: 60))
        let dividing = dividing(mask)
        let inside = letter(PixelBox(x: 35, y: 35, width: 14, height: 20))
        #expect(dividing.surround(inside, isAlone: false) && !dividing.surround(inside, isAlone: true))
    }

    @Test func aLongBoxIsNotAlone() {
        var mask = InkMask(width: 300, height: 120)
        mask.frame(PixelBox(x: 20, y: 20, width: 150, height: 60))
        let inside = letter(PixelBox(x: 35, y: 35, width: 14, height: 20))
        #expect(dividing(mask).surround(inside, isAlone: false) && !dividing(mask).surround(inside, isAlone: true))
    }

    @Test func aRegionWithBaysSurroundsNothing() {
        var mask = InkMask(width: 300, height: 160)
        mask.frame(PixelBox(x: 20, y: 20, width: 120, height: 120))
        mask.fill(PixelBox(x: 40, y: 20, width: 80, height: 105))
        #expect(!dividing(mask).surround(letter(PixelBox(x: 28, y: 60, width: 10, height: 20)), isAlone: false))
    }
}

extension PixelBox {
    fileprivate var midRow: Int { y + height / 2 }
}
