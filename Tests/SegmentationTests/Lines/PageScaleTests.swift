import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct PageScaleTests {
    @Test func measuresPenAndLetters() throws {
        var mask = InkMask(width: 400, height: 200)
        for row in 0..<3 { mask.drawLine(x: 20, y: 20 + 50 * row, count: 17) }
        for x in stride(from: 5, to: 395, by: 9) { mask[x, 190] = true }
        let scale = try #require(PageScale(of: ConnectedComponents.label(mask)))
        #expect(scale.textHeight == 20)
        #expect(scale.strokeWidth > 2.7 && scale.strokeWidth < 4.2)
    }

    @Test func specksHaveNoScale() {
        #expect(PageScale(of: []) == nil)
        #expect(PageScale(of: [.rectangle(2, 2, 2, 2), .rectangle(9, 9, 3, 1)]) == nil)
        #expect(PageScale(of: [.rectangle(2, 2, 90, 6)]) == nil, "a bar is no letter")
    }

    @Test func inPartsOfAPhotoStrokesCountByLength() throws {
        var mask = InkMask(width: 640, height: 300)
        for row in 0..<3 { mask.drawLine(x: 20, y: 20 + 40 * row, count: 20) }
        // Edges of more ink than all letters together.
        for column in 0..<30 { mask.fill(PixelBox(x: 10 + 20 * column, y: 180, width: 14, height: 80)) }
        let components = ConnectedComponents.label(mask)
        #expect(try #require(PageScale(of: components)).strokeWidth > 9)
        #expect(try #require(PageScale(of: components, inParts: true)).strokeWidth < 4.2)
    }

    @Test func aFrameWithMoreInkThanAllLettersDoesNotTellHowWideTheirStrokesAre() throws {
        var mask = InkMask(width: 900, height: 400)
        for row in 0..<3 { mask.drawLine(x: 40, y: 60 + 60 * row, count: 30) }
        let letters = try #require(PageScale(of: ConnectedComponents.label(mask)))
        for (x, y, width, height) in [(0, 0, 900, 24), (0, 376, 900, 24), (0, 0, 24, 400), (876, 0, 24, 400)] {
            mask.fill(PixelBox(x: x, y: y, width: width, height: height))
        }
        #expect(PageScale(of: ConnectedComponents.label(mask)) == letters)
    }

    /// A window and the board beside it, of like height, so that each is the other's companion.
    @Test func twoGiantsWithMostOfTheInkDoNotTellHowWideStrokesAre() throws {
        var mask = InkMask(width: 2000, height: 900)
        for row in 0..<5 { mask.drawLine(x: 1100, y: 60 + 60 * row, count: 30) }
        let letters = try #require(PageScale(of: ConnectedComponents.label(mask)))
        mask.fill(PixelBox(x: 40, y: 20, width: 800, height: 860))
        for x in [1000, 1960] { mask.fill(PixelBox(x: x, y: 20, width: 30, height: 860)) }
        for y in [20, 850] { mask.fill(PixelBox(x: 1000, y: y, width: 990, height: 30)) }
        let components = ConnectedComponents.label(mask)
        #expect(components.count == 152)
        #expect(PageScale(of: components)?.strokeWidth == letters.strokeWidth)
    }

    /// A label: small type, and a price that is as large as it is bold.
    @Test func aBoldPriceDoesNotTellHowHighLettersAre() throws {
        let small = (0..<60).map { Component.rectangle(10 + 20 * $0, 10, 4, 24) }
        let price = (0..<5).map { Component.rectangle(10 + 80 * $0, 100, 20, 84) }
        let scale = try #require(PageScale(of: small + price))
        #expect(scale.textHeight == 24)
    }

    @Test func furnitureWithMoreInkThanAllLettersDoesNotTellTheirHeight() throws {
        var mask = InkMask(width: 2000, height: 900)
        mask.drawLine(x: 600, y: 60, count: 30)
        // Legs of tables and chairs, far apart.
        for column in 0..<8 { mask.fill(PixelBox(x: 20 + 240 * column, y: 120, width: 16, height: 130)) }
        for column in 0..<8 { mask.fill(PixelBox(x: 90 + 240 * column, y: 500, width: 20, height: 110)) }
        let scale = try #require(PageScale(of: ConnectedComponents.label(mask)))
        #expect(scale.textHeight == 20 && scale.strokeWidth < 4.2)
    }

    @Test func aDrawingWithMoreInkThanTheLettersDoesNotTellTheirHeight() throws {
        var mask = InkMask(width: 900, height: 200)
        mask.drawLine(x: 20, y: 10, count: 20)
        // A wavy line, 80 high and much longer than all strokes of the letters.
        for step in 0..<40 {
            mask.fill(PixelBox(x: 20 + 20 * step, y: 100, width: 3, height: 80))
            mask.fill(PixelBox(x: 20 + 20 * step, y: step % 2 == 0 ? 100 : 177, width: 23, height: 3))
        }
        let components = ConnectedComponents.label(mask)
        #expect(components.count == 21)
        #expect(try #require(PageScale(of: components)).textHeight == 20)
    }

    /// Upright strokes of a height and a width.
    private func strokes(_ count: Int, height: Int, width: Int) -> [Component] {
        (0..<count).map { .rectangle(10 + 3 * width * $0, 10, width, height) }
    }

    @Test func writingAmongTheGrainOfAReflectionIsCoarser() throws {
        let grain = strokes(600, height: 12, width: 3)
        let letters = strokes(8, height: 90, width: 12)
        let scale = try #require(PageScale(of: grain + letters))
        #expect(scale.textHeight == 12)
        let found = scale.coarser(of: grain + letters)
        let coarser = try #require(found)
        #expect(coarser.textHeight == 90 && coarser.strokeWidth > 8)
        // A heading by the same pen is no other writing, nor are the letters themselves.
        let heading = scale.coarser(of: grain + strokes(8, height: 60, width: 3))
        #expect(heading == nil)
        let none = scale.coarser(of: grain)
        #expect(none == nil)
    }

    @Test func weightedMedian() {
        #expect(PageScale.weightedMedian([(3, 1), (1, 1), (2, 1)]) == 2)
        #expect(PageScale.weightedMedian([(3, 5), (1, 1), (2, 1)]) == 3)
        #expect(PageScale.weightedMedian([]) == nil)
    }
}
