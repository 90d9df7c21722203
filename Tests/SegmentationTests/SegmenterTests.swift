import DocumentModel
import Finding
import Imaging
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct SegmenterTests {
    /// A crop of fourteen letters, 40 pixels high, of a photo half as large.
    private func crop() -> LineCrop {
        var small = InkMask(width: 340, height: 60)
        small.drawLine(x: 20, y: 20, count: 14)
        var mask = InkMask(width: 680, height: 120)
        for y in 0..<120 { for x in 0..<680 { mask[x, y] = small[x / 2, y / 2] } }
        return LineCrop(level: mask, scale: 2, isLight: true)
    }

    @Test func aLineIsCutAndKnowsWhereItIs() throws {
        let line = try #require(Segmenter().textLine(crop()))
        #expect(line.box == PixelBox(x: 20, y: 20, width: 274, height: 20) && line.height == 20 && line.isLight)
        #expect(line.primitives.count >= 13)
        #expect(line.mask.inkCount == line.primitives.reduce(0) { $0 + $1.area })
        let box = ConnectedComponents.label(line.mask).map(\.box).union()
        #expect(box.map { [$0.x, $0.y, line.mask.width - $0.maxX, line.mask.height - $0.maxY] } == [4, 4, 4, 4])
        let boxes = line.primitives.map { line.frame.pageBox(of: $0.runs) }
        #expect(boxes.allSatisfy { !$0.intersection(line.box).isEmpty })
        #expect(line.inks.count == line.primitives.count)
        #expect(line.inks.first?.ink?.name == .white)
    }

    @Test func aSingleCharacterIsOnePrimitive() throws {
        let line = try #require(Segmenter(layout: .singleCharacter).textLine(crop()))
        #expect(line.primitives.count == 1)
        #expect(line.primitives.first?.area == line.mask.inkCount)
    }

    /// Filled squares side by side are dust, unless one of them is asked for as a character.
    @Test func specksAloneAreNoLine() {
        func crop(width: Int) -> LineCrop {
            var mask = InkMask(width: 300, height: 80)
            for x in [40, 140, 230] {
                for dy in 0..<20 { for dx in 0..<width { mask[x + dx, 30 + dy] = true } }
            }
            return LineCrop(level: mask, scale: 2, isLight: false)
        }
        #expect(Segmenter().textLine(crop(width: 20)) == nil)
        #expect(Segmenter(layout: .singleLine).textLine(crop(width: 20)) == nil)
        #expect(Segmenter(layout: .singleCharacter).textLine(crop(width: 20)) != nil)
        #expect(Segmenter().textLine(crop(width: 45)) != nil, "dashes are writing")
    }

    @Test func inkThatIsNoCharacterIsNoLine() {
        // Dust: nothing of it has the area of a stroke.
        var mask = InkMask(width: 60, height: 60)
        mask[30, 30] = true
        var crop = LineCrop(level: mask, scale: 1)
        crop.components = []
        #expect(Segmenter().textLine(crop) == nil)
    }
}
