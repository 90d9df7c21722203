import DocumentModel
import Preprocessing
import TestSupport
import Testing

@testable import Finding

@Suite struct LineCollectorTests {
    /// A line of ten letters, 20 pixels high, from (40, 70) on.
    private func board() -> (made: MadeUpMap, mask: InkMask) {
        var made = MadeUpMap(width: 100, height: 60)
        made.draw(from: [36, 80], to: [240, 80], letterHeight: 20)
        var mask = InkMask(width: 400, height: 240)
        mask.drawLine(x: 40, y: 70, count: 10)
        return (made, mask)
    }

    @Test func lettersStandOnTheirLine() throws {
        let (made, mask) = board()
        let lines = FoundWriting(made.map).lines(of: mask, isLight: false)
        let line = try #require(lines.first)
        #expect(lines.count == 1 && line.components.count == 10 && line.height == 20)
        #expect(line.components.map(\.box.x) == line.components.map(\.box.x).sorted())
        #expect(FoundWriting(made.map).lines(of: mask, isLight: true).isEmpty)
    }

    @Test func whatIsDrawnElsewhereStaysOut() {
        var (made, mask) = board()
        mask.fill(PixelBox(x: 300, y: 20, width: 60, height: 60))
        #expect(FoundWriting(made.map).lines(of: mask, isLight: false).flatMap(\.components).count == 10)
        made = MadeUpMap(width: 100, height: 60)
        #expect(FoundWriting(made.map).lines(of: mask, isLight: false).isEmpty)
    }

    @Test func aLetterThatTouchesABoxIsCutOff() throws {
        var (made, mask) = board()
        // A rule from the last letter to the picture's end.
        mask.fill(PixelBox(x: 230, y: 84, width: 170, height: 3))
        let line = try #require(FoundWriting(made.map).lines(of: mask, isLight: false).first)
        #expect(line.components.count == 10)
        #expect(line.box.maxX < 265)
        made.draw(from: [36, 160], to: [240, 160], letterHeight: 20)
        #expect(FoundWriting(made.map).lines(of: mask, isLight: false).count == 1)
    }

    /// A minus before the first letter, of which most was taken for drawing.
    @Test func whatIsNoLargerThanALetterIsNotCut() throws {
        var (made, mask) = board()
        mask.fill(PixelBox(x: 26, y: 79, width: 13, height: 3))
        let line = try #require(FoundWriting(made.map).lines(of: mask, isLight: false).first)
        #expect(line.components.count == 11 && line.box.x == 26)
        made = MadeUpMap(width: 100, height: 60)
        made.draw(from: [48, 80], to: [240, 80], letterHeight: 20)
        let shorter = try #require(FoundWriting(made.map).lines(of: mask, isLight: false).first)
        #expect(shorter.box.x > 26, "none of it is writing")
    }

    @Test func lettersOfTwoLinesThatTouchAreParted() {
        var made = MadeUpMap(width: 100, height: 60)
        made.draw(from: [36, 80], to: [240, 80], letterHeight: 20)
        made.draw(from: [36, 110], to: [240, 110], letterHeight: 20)
        var mask = InkMask(width: 400, height: 240)
        mask.drawLine(x: 40, y: 70, count: 10)
        mask.drawLine(x: 40, y: 100, count: 10)
        mask.fill(PixelBox(x: 100, y: 70, width: 3, height: 50))
        let lines = FoundWriting(made.map).lines(of: mask, isLight: false)
        #expect(lines.map(\.components.count) == [10, 10])
    }

    @Test func turnedLinesAreMeasuredAcross() throws {
        var made = MadeUpMap(width: 60, height: 100)
        made.draw(from: [80, 36], to: [80, 240], letterHeight: 20)
        var level = InkMask(width: 400, height: 240)
        level.drawLine(x: 40, y: 70, count: 10)
        // Turned clockwise: what was on the left is at the top.
        var mask = InkMask(width: 240, height: 400)
        for y in 0..<240 {
            for x in 0..<400 where level[x, y] { mask[159 - y, x] = true }
        }
        let line = try #require(FoundWriting(made.map).lines(of: mask, isLight: false).first)
        #expect(abs(line.angle - .pi / 2) < 0.02 && abs(line.height - 20) < 0.5)
        #expect(line.components.map(\.box.y) == line.components.map(\.box.y).sorted())
    }
}
