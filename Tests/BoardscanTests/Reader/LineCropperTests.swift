import DocumentModel
import Finding
import Imaging
import Segmentation
import Testing

@testable import Boardscan

/// Lines by themselves, of a photo in which they are known.
@Suite struct LineCropperTests {
    private static let black = RGBImage.Color(red: 30, green: 30, blue: 30)

    /// Stems 24 pixels high, 16 apart, whose middles follow a course.
    private func draw(_ middle: (Int) -> Int, on photo: inout RGBImage) {
        for x in stride(from: 60, to: 540, by: 16) {
            photo.tint(PixelBox(x: x, y: middle(x) - 12, width: 5, height: 24), with: Self.black, opacity: 1)
        }
    }

    @Test func lettersAreLevelOfOneHeightAndTheLinesOwn() throws {
        var photo = RGBImage(width: 600, height: 240, fill: 225)
        var writing = MadeUpWriting(width: 600, height: 240)
        for y in [60, 100] {
            draw({ _ in y }, on: &photo)
            writing.draw(from: [56, Double(y)], to: [545, Double(y)], letterHeight: 24)
        }
        // A stroke through both lines, and a drawing below them.
        photo.tint(PixelBox(x: 300, y: 40, width: 5, height: 80), with: Self.black, opacity: 1)
        photo.tint(PixelBox(x: 100, y: 160, width: 60, height: 60), with: Self.black, opacity: 1)
        let cropper = LineCropper(photo, writing.found)
        #expect(writing.found.cores.count == 2)
        for index in 0..<2 {
            let crop = try #require(cropper.crop(index))
            #expect((28...32).contains(crop.components.count), "\(crop.components.count)")
            let line = try #require(Segmenter().textLine(crop))
            // What runs through both lines ends, for each of them, at the other's middle.
            #expect(line.box.y >= [38, 58][index] && line.box.y + line.box.height <= [102, 122][index])
            let usual = crop.components.map(\.box.height).sorted()[crop.components.count / 2]
            #expect(abs(Double(usual) - LineCropper.letterHeight) < 4)
        }
        #expect(cropper.crop(2) == nil)
    }

    /// A texture below a line changes nothing about it.
    @Test func whatElseIsOnThePhotoDoesNotMatter() throws {
        var photo = RGBImage(width: 600, height: 240, fill: 225)
        draw({ _ in 60 }, on: &photo)
        var writing = MadeUpWriting(width: 600, height: 240)
        writing.draw(from: [56, 60], to: [545, 60], letterHeight: 24)
        let alone = try #require(LineCropper(photo, writing.found).crop(0))
        for x in stride(from: 0, to: 600, by: 6) {
            photo.tint(PixelBox(x: x, y: 130, width: 3, height: 110), with: Self.black, opacity: 1)
        }
        let beside = try #require(LineCropper(photo, writing.found).crop(0))
        #expect(alone.components == beside.components && alone.frame == beside.frame)
    }
}
