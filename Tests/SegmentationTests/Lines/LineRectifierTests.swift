import DocumentModel
import Finding
import Glibc
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct LineRectifierTests {
    private func line(slope: Double, size: Int = 1) -> FoundLine {
        var mask = InkMask(width: 420 * size, height: 160 * size)
        for index in 0..<16 {
            let x = (20 + 22 * index) * size
            let y = 60 * size + Int((slope * Double(x)).rounded())
            mask.fill(PixelBox(x: x, y: y, width: 4 * size, height: 20 * size))
            mask.fill(PixelBox(x: x, y: y, width: 14 * size, height: 4 * size))
        }
        let components = ConnectedComponents.label(mask).sorted { $0.box.x < $1.box.x }
        return FoundLine(components: components, angle: atan(slope), height: Double(20 * size))
    }

    @Test(arguments: [(-0.12, 1), (0, 1), (0.08, 1), (0.08, 2), (0, 4)])
    func lettersAreLevelAndOfOneHeight(slope: Double, size: Int) {
        let line = line(slope: slope, size: size)
        let (mask, frame) = LineRectifier().rectify(line)
        let letters = ConnectedComponents.label(mask)
        #expect(letters.count == 16)
        let bottoms = letters.map(\.box.maxY)
        #expect((bottoms.max() ?? 0) - (bottoms.min() ?? 0) <= 4)
        for letter in letters { #expect(abs(letter.box.height - 40) <= 3) }
        // Ink grows with the square of the scale.
        let ink = Double(line.components.reduce(0) { $0 + $1.area }) * frame.scale * frame.scale
        #expect(abs(Double(mask.inkCount) - ink) < 0.06 * ink)
    }

    @Test func theFrameLeadsBackToTheInk() {
        let line = line(slope: 0.08)
        let (mask, frame) = LineRectifier().rectify(line)
        let boxes = ConnectedComponents.label(mask).map { frame.pageBox(of: $0.runs) }.sorted { $0.x < $1.x }
        for (found, component) in zip(boxes, line.components) {
            #expect(abs(found.x - component.box.x) <= 3 && abs(found.maxY - component.box.maxY) <= 3)
        }
    }

    @Test func theInkHasAMargin() {
        let (mask, _) = LineRectifier().rectify(line(slope: 0))
        let box = ConnectedComponents.label(mask).map(\.box).union()
        #expect(box.map { [$0.x, $0.y, mask.width - $0.maxX, mask.height - $0.maxY] } == [4, 4, 4, 4])
    }

    @Test func coverageIsReducedByWholeFactors() {
        let crop = CoverageCrop(
            of: FoundLine(components: [.rectangle(10, 10, 8, 8)], angle: 0, height: 8), reducedBy: 2)
        func isInk(_ x: Double, _ y: Double) -> Bool {
            var ink: UInt8 = 9
            crop.resample(from: (x, y), step: (1, 0), count: 1, into: &ink)
            return ink == 1
        }
        // Coverage falls from 1 to 0 over the sample's width of two pixels around the edge at 10.
        #expect(isInk(14, 14) && isInk(10, 14) && isInk(14, 10.1))
        #expect(!isInk(9.9, 14) && !isInk(30, 14) && !isInk(0, 0) && !isInk(14, 18.1))
    }
}
