import DocumentModel
import Finding
import Imaging
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct BlurredGapsTests {
    private static func map(width: Int, height: Int, _ sample: (Int, Int) -> UInt8) -> ContrastMap {
        var map = Preprocessor().preprocess(RGBImage(width: width, height: height)).contrast
        for index in map.pixels.indices { map.pixels[index] = sample(index % width, index / width) }
        return map
    }

    /// Two strokes of 6 pixels from 40 on and what lies between them, 40 pixels high; line and photo are the same.
    private func line(gap: [UInt8]) -> (component: Component, contrast: LineContrast) {
        let columns = [UInt8](repeating: 200, count: 6) + gap + [UInt8](repeating: 200, count: 6)
        var mask = InkMask(width: 100, height: 80)
        mask.fill(PixelBox(x: 40, y: 20, width: columns.count, height: 40))
        let map = Self.map(width: 100, height: 80) { x, y in mask[x, y] ? columns[x - 40] : 0 }
        return (ConnectedComponents.label(mask)[0], LineContrast(map, x: 0, y: 0, scale: 1))
    }

    private func gaps(_ gap: [UInt8]) -> Set<Int> {
        let (component, contrast) = line(gap: gap)
        let gaps = BlurredGaps.gaps(in: component, contrast)
        let width = component.box.width
        let columns = (0..<width).filter { gaps[10 * width + $0] }
        for y in 0..<component.box.height {
            let row = (0..<width).filter { gaps[y * width + $0] }
            #expect(row == columns)
        }
        return Set(columns)
    }

    @Test func whatTheBlurHasHalfFilledIsAGap() {
        #expect(gaps([150, 110, 150]) == [7])
        #expect(gaps([110]) == [6])
    }

    @Test func aShallowOrWideDipIsNone() {
        #expect(gaps([190]).isEmpty)
        #expect(gaps([155, 150, 150, 150, 150, 155]).isEmpty)
    }

    @Test func aSeamRunsThroughTheGap() {
        let (component, contrast) = line(gap: [150, 110, 150])
        let gaps = BlurredGaps.gaps(in: component, contrast)
        let field = SeamField(of: component, strokeWidth: 6, gaps: gaps)
        #expect(field.cost(at: 7) < 6)
        #expect(SeamField(of: component, strokeWidth: 15).cost(at: 7) > 30)
        #expect(Set(field.seam(through: 7)).isSubset(of: [6, 7, 8]))
    }

    /// The line's mask is a part of its crop.
    @Test func contrastIsThatOfTheCrop() {
        let map = Self.map(width: 60, height: 60) { x, y in UInt8(2 * x + y) }
        let contrast = LineContrast(map, x: 10, y: 20, scale: 2)
        for y in [0, 7] {
            let row = contrast.row(y, from: 3, count: 20)
            #expect(row == (0..<20).map { Float(2 * (13 + $0) + 20 + y) })
        }
        #expect(contrast.row(0, from: -40, count: 10).allSatisfy { $0 == 0 }, "beside the crop")
        #expect(contrast.row(0, from: 45, count: 10).suffix(5).allSatisfy { $0 == 0 })
        #expect(contrast.row(-30, from: 0, count: 4) == [0, 0, 0, 0])
    }
}
