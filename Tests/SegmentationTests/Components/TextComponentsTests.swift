import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct TextComponentsTests {
    private func sorted(_ component: Component, strokeWidth: Double = 3) -> String {
        let text = TextComponents([component], scale: PageScale(strokeWidth: strokeWidth, textHeight: 20))
        return [("letter", text.letters), ("mark", text.marks), ("other", text.others)]
            .filter { $0.1 == [component] }.map(\.0).joined()
    }

    @Test func sortsBySizeAndStroke() {
        #expect(sorted(.rectangle(5, 5, 3, 20)) == "letter")
        #expect(sorted(.rectangle(5, 5, 3, 9)) == "letter")
        #expect(sorted(.rectangle(5, 5, 4, 4)) == "mark")
        #expect(sorted(.rectangle(5, 5, 25, 3)) == "mark")
        #expect(sorted(.rectangle(5, 5, 80, 3)) == "other", "a bar too wide for a dash")
        #expect(sorted(.rectangle(5, 5, 5, 150)) == "other", "taller than any letter")
        #expect(sorted(.rectangle(5, 5, 60, 60)) == "other", "a blot")
        #expect(sorted(.rectangle(5, 5, 2, 2)) == "mark", "the dot of a dry pen")
        #expect(sorted(.rectangle(5, 5, 1, 2)) == "", "a speck")
    }

    @Test func aFrameIsNoText() throws {
        var mask = InkMask(width: 140, height: 110)
        mask.fill(PixelBox(x: 5, y: 5, width: 120, height: 1))
        mask.fill(PixelBox(x: 5, y: 5, width: 1, height: 90))
        mask.fill(PixelBox(x: 124, y: 5, width: 1, height: 90))
        #expect(sorted(try #require(ConnectedComponents.label(mask).first)) == "other")
    }

    /// Up and down strokes of a letter's height, so many pixels apart, which run together over so many pixels where they turn.
    private func zigzag(apart: Int, together: Int = 3) throws -> Component {
        var mask = InkMask(width: 120, height: 40)
        for x in stride(from: 10, to: 90, by: apart) { mask.fill(PixelBox(x: x, y: 8, width: 3, height: 22)) }
        mask.fill(PixelBox(x: 10, y: 8, width: 81, height: together))
        if together > 3 { mask.fill(PixelBox(x: 10, y: 30 - together, width: 81, height: together)) }
        return try #require(ConnectedComponents.label(mask).first)
    }

    @Test func whatIsScribbledOutIsNoText() throws {
        #expect(sorted(try zigzag(apart: 4, together: 7)) == "other")
        #expect(sorted(try zigzag(apart: 8)) == "letter", "joined-up writing")
        #expect(sorted(try zigzag(apart: 4, together: 7), strokeWidth: 6) == "letter", "a fat pen's figures that touch")
    }
}
