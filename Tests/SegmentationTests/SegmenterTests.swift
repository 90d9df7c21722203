import DocumentModel
import Finding
import Glibc
import Imaging
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct SegmenterTests {
    private func line(_ mask: InkMask, angle: Double = 0) -> FoundLine {
        let components = ConnectedComponents.label(mask).sorted { $0.box.x < $1.box.x }
        return FoundLine(components: components, angle: angle, height: 20, confidence: 0.8, isLight: true)
    }

    private func letters(slope: Double = 0) -> InkMask {
        var mask = InkMask(width: 340, height: 60)
        mask.drawLine(x: 20, y: 20, count: 14, slope: slope)
        return mask
    }

    @Test(arguments: [0, 0.04]) func aLineIsLevelAndCut(slope: Double) throws {
        let found = line(letters(slope: slope), angle: atan(slope))
        let line = try #require(Segmenter().textLine(found))
        #expect(line.box == found.box && line.height == 20 && line.confidence == 0.8 && line.isLight)
        #expect(line.primitives.count >= 13)
        #expect(line.mask.inkCount == line.primitives.reduce(0) { $0 + $1.area })
        // As high as the zone where most of their strokes are, a little lower than they are.
        #expect(line.frame.scale >= 2 && line.frame.scale < 2.25)
        let boxes = line.primitives.map { line.frame.pageBox(of: $0.runs) }
        #expect(boxes.allSatisfy { !$0.intersection(found.box).isEmpty })
    }

    @Test func aSingleCharacterIsOnePrimitive() throws {
        let line = try #require(Segmenter(layout: .singleCharacter).textLine(line(letters())))
        #expect(line.primitives.count == 1)
        #expect(line.primitives.first?.area == line.mask.inkCount)
    }

    @Test func inkThatIsNoCharacterIsNoLine() {
        // Dust: nothing of it has the area of a stroke.
        let dust = FoundLine(
            components: [Component(runs: [InkRun(y: 9, start: 4, end: 5)])], angle: 0, height: 400)
        #expect(Segmenter().textLine(dust) == nil)
    }
}
