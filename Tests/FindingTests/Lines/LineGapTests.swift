import DocumentModel
import Glibc
import Imaging
import Testing

@testable import Finding

@Suite struct LineGapTests {
    private func hasBorder(_ ink: PixelBox..., degrees: Double = 0) -> Bool {
        var photo = RGBImage(width: 100, height: 100, fill: 200)
        for box in ink { photo.tint(box, with: RGBImage.Color(red: 20, green: 20, blue: 20), opacity: 1) }
        let way = SIMD2(cos(degrees * .pi / 180), sin(degrees * .pi / 180)) * 20
        return LineGap(photo: photo, threshold: 110, isLight: false).hasBorder(
            from: SIMD2(50, 50) - way, to: SIMD2(50, 50) + way, margin: 4, thickness: 14)
    }

    @Test func onlyWhatLeadsThroughIsABorder() {
        #expect(!hasBorder())
        #expect(hasBorder(PixelBox(x: 50, y: 20, width: 2, height: 60)))
        #expect(!hasBorder(PixelBox(x: 0, y: 50, width: 100, height: 3)), "a ruled line")
        #expect(!hasBorder(PixelBox(x: 50, y: 20, width: 2, height: 28)), "it ends within the line")
        #expect(!hasBorder(PixelBox(x: 10, y: 20, width: 2, height: 60)), "it stands elsewhere")
        #expect(!hasBorder(PixelBox(x: 31, y: 20, width: 1, height: 60)), "a letter's stem")
    }

    @Test func aBorderMayBeBent() {
        let parts = [
            PixelBox(x: 44, y: 30, width: 3, height: 18), PixelBox(x: 44, y: 46, width: 10, height: 3),
            PixelBox(x: 52, y: 47, width: 3, height: 20),
        ]
        #expect(hasBorder(parts[0], parts[1], parts[2]))
        #expect(!hasBorder(parts[0], parts[2]))
    }

    @Test func linesOfAnyDirectionHaveGaps() {
        #expect(hasBorder(PixelBox(x: 20, y: 50, width: 60, height: 2), degrees: 90))
        #expect(!hasBorder(PixelBox(x: 50, y: 20, width: 2, height: 60), degrees: 90))
    }

    @Test func nonsenseIsNoBorder() {
        let gap = LineGap(photo: RGBImage(width: 4, height: 4), threshold: 110, isLight: false)
        #expect(!gap.hasBorder(from: [0, 0], to: [.nan, 0], margin: 4, thickness: 10))
        #expect(!gap.hasBorder(from: [0, 0], to: [1e9, 0], margin: 4, thickness: 10))
        #expect(!gap.hasBorder(from: [0, 0], to: [0, 0], margin: 4, thickness: 10))
        #expect(!gap.hasBorder(from: [-50, -50], to: [-10, -50], margin: 4, thickness: .infinity))
    }
}
