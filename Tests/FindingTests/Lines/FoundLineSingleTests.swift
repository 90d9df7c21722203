import DocumentModel
import Preprocessing
import TestSupport
import Testing

@testable import Finding

@Suite struct FoundLineSingleTests {
    private func line(x: Int, y: Int, count: Int, in mask: inout InkMask) -> FoundLine {
        var own = InkMask(width: mask.width, height: mask.height)
        own.drawLine(x: x, y: y, count: count)
        mask.drawLine(x: x, y: y, count: count)
        return FoundLine(ConnectedComponents.label(own), angle: 0)
    }

    @Test func whatGoesOnBelongsToTheChosenLine() throws {
        var mask = InkMask(width: 500, height: 120)
        let lines = [
            line(x: 300, y: 42, count: 4, in: &mask), line(x: 20, y: 40, count: 10, in: &mask),
            // Bits of the lines above and below.
            line(x: 20, y: 2, count: 5, in: &mask), line(x: 60, y: 90, count: 5, in: &mask),
        ]
        let single = try #require(FoundLine.single(of: lines, otherwise: mask))
        #expect(single.components.count == 14)
        #expect(single.box == PixelBox(x: 20, y: 40, width: 354, height: 22))
        #expect(single.components.map(\.box.x) == single.components.map(\.box.x).sorted())
    }

    @Test func aLongerOneAtTheEdgeIsAnother() throws {
        var mask = InkMask(width: 500, height: 120)
        let lines = [line(x: 20, y: 4, count: 20, in: &mask), line(x: 20, y: 50, count: 6, in: &mask)]
        let single = try #require(FoundLine.single(of: lines, otherwise: mask))
        #expect(single.components.count == 6)
    }

    @Test func whereNoLineIsAllInkCounts() throws {
        var mask = InkMask(width: 200, height: 60)
        mask.drawLine(x: 20, y: 20, count: 3)
        let single = try #require(FoundLine.single(of: [], otherwise: mask))
        #expect(single.components.count == 3 && single.angle == 0 && single.height == 20)
        #expect(FoundLine.single(of: [], otherwise: InkMask(width: 9, height: 9)) == nil)
        #expect(FoundLine.single(of: [], otherwise: InkMask(width: 0, height: 0)) == nil)
    }

    @Test func fewMarksOnAnEmptyGroundAreALine() throws {
        var mask = InkMask(width: 200, height: 60)
        mask.drawLine(x: 20, y: 20, count: 4)
        let lone = try #require(FoundLine.lone(of: [], in: mask))
        #expect(
            lone.components.count == 4 && lone.angle == 0 && lone.box == PixelBox(x: 20, y: 20, width: 74, height: 20))
        mask.drawLine(x: 150, y: 20, count: 1)
        #expect(FoundLine.lone(of: [], in: mask) == nil, "five")
        #expect(FoundLine.lone(of: [], in: InkMask(width: 9, height: 9)) == nil)
    }

    @Test func marksAtTheEdgeMayBeAnything() {
        var mask = InkMask(width: 200, height: 60)
        mask.drawLine(x: 0, y: 20, count: 2)
        #expect(FoundLine.lone(of: [], in: mask) == nil)
    }

    @Test func ofALineThatWasFoundTheWholeMarksCount() throws {
        var mask = InkMask(width: 200, height: 100)
        mask.drawLine(x: 40, y: 30, count: 2)
        mask.drawLine(x: 150, y: 70, count: 1)
        // A part of the two.
        let part = FoundLine([Component.rectangle(44, 32, 26, 16)], angle: 0)
        let lone = try #require(FoundLine.lone(of: [part], in: mask))
        #expect(lone.components.map(\.box.x) == [40, 60])
        #expect(FoundLine.lone(of: [lone, lone], in: mask) == nil, "two lines")
    }
}
