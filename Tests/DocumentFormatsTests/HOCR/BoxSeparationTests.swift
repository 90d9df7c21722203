import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct BoxSeparationTests {
    @Test func boxesThatLieApartStay() {
        let boxes = [PixelBox(x: 0, y: 0, width: 100, height: 20), PixelBox(x: 0, y: 17, width: 100, height: 20)]
        #expect(BoxSeparation.separated(boxes) == boxes)
    }

    @Test func linesShareWhatTheyHaveInCommon() {
        let boxes = [PixelBox(x: 0, y: 0, width: 100, height: 40), PixelBox(x: 10, y: 20, width: 100, height: 40)]
        #expect(
            BoxSeparation.separated(boxes) == [
                PixelBox(x: 0, y: 0, width: 100, height: 30), PixelBox(x: 10, y: 30, width: 100, height: 30),
            ])
    }

    @Test func columnsAreCutBetweenColumns() {
        let boxes = [PixelBox(x: 0, y: 0, width: 100, height: 400), PixelBox(x: 60, y: 0, width: 100, height: 400)]
        #expect(
            BoxSeparation.separated(boxes) == [
                PixelBox(x: 0, y: 0, width: 80, height: 400), PixelBox(x: 80, y: 0, width: 80, height: 400),
            ])
    }

    @Test func boxesWithinAndUponEachOther() {
        for (first, second) in [
            (PixelBox(x: 0, y: 0, width: 50, height: 50), PixelBox(x: 0, y: 0, width: 50, height: 50)),
            (PixelBox(x: 0, y: 0, width: 50, height: 50), PixelBox(x: 5, y: 5, width: 30, height: 40)),
            (PixelBox(x: 0, y: 0, width: 1, height: 1), PixelBox(x: 0, y: 0, width: 1, height: 1)),
        ] {
            let boxes = BoxSeparation.separated([first, second, first])
            #expect(boxes.allSatisfy { !$0.isEmpty })
            if first.area > 1 { #expect(BoxSeparation.overlap(boxes[0], boxes[1]) <= BoxSeparation.mostOverlap) }
        }
    }
}
