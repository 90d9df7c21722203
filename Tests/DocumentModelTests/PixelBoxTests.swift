import DocumentModel
import Testing

@Suite struct PixelBoxTests {
    private let box = PixelBox(x: 2, y: 3, width: 4, height: 5)

    @Test func endsAreExclusive() {
        #expect(box.maxX == 6)
        #expect(box.maxY == 8)
        #expect(box.midX == 4)
        #expect(box.area == 20)
    }

    @Test func unionCoversBoth() {
        #expect(
            box.union(PixelBox(x: 0, y: 6, width: 3, height: 10)) == PixelBox(x: 0, y: 3, width: 6, height: 13))
    }

    @Test func emptyBoxesCountForNothing() {
        #expect(box.union(PixelBox(x: 100, y: 100, width: 0, height: 4)) == box)
        #expect([PixelBox]().union() == nil)
        #expect([box, box].union() == box)
    }

    @Test func intersectionOfDistantBoxesIsEmpty() {
        #expect(box.intersection(PixelBox(x: 4, y: 4, width: 9, height: 1)) == PixelBox(x: 4, y: 4, width: 2, height: 1))
        #expect(box.intersection(PixelBox(x: 50, y: 50, width: 1, height: 1)).isEmpty)
    }
}
