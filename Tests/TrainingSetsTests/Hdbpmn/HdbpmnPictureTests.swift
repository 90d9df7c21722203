import DocumentModel
import Imaging
import Testing

@testable import TrainingSets

/// A made-up diagram: a label of three words in a frame, one word below; letters are upright bars.
@Suite struct HdbpmnPictureTests {
    private static let pen = RGBImage.Color(red: 20, green: 20, blue: 60)
    private static let places = [("lkb", 60, 90), ("dhld", 60, 60), ("bdk", 114, 60), ("hh", 60, 250)]

    private static func box(_ text: String, _ x: Int, _ y: Int) -> PixelBox {
        PixelBox(x: x, y: y, width: 10 * text.count - 6, height: 20)
    }

    /// With `border` a stroke parts the frame between the two words that stand side by side.
    private static func picture(border: Bool = false) throws -> LabelledPicture {
        var image = RGBImage(width: 400, height: 300, fill: 240)
        for (text, x, y) in places {
            for letter in 0..<text.count {
                image.tint(PixelBox(x: x + 10 * letter, y: y, width: 4, height: 20), with: pen, opacity: 1)
            }
        }
        image.stroke(PixelBox(x: 30, y: 30, width: 300, height: 120), with: pen, thickness: 3)
        if border { image.tint(PixelBox(x: 103, y: 30, width: 3, height: 120), with: pen, opacity: 1) }
        let words = places.map { text, x, y in
            let box = box(text, x, y)
            return HdbpmnWordFileTests.word(text, box.x, box.y, box.maxX, box.maxY)
        }
        return try LabelledPicture(
            hdbpmn: image, words: HdbpmnWordFile(HdbpmnWordFileTests.file(words: words.joined())))
    }

    @Test func wordsAreLinesOfLabels() throws {
        let lines = try Self.picture().lines
        #expect(lines.map(\.text) == ["dhld bdk", "lkb", "hh"])
        #expect(lines[0].block == lines[1].block && lines[0].block != lines[2].block)
        #expect(lines.allSatisfy { abs($0.letterHeight - 20) < 1 && !$0.isLight })
    }

    @Test func cornersAreTightAndInTheOrderOfReading() throws {
        let corners = try Self.picture().lines[0].corners
        let expected: [SIMD2<Float>] = [[60, 60], [138, 60], [138, 80], [60, 80]]
        for (corner, place) in zip(corners, expected) {
            #expect(abs(corner.x - place.x) <= 2 && abs(corner.y - place.y) <= 2)
        }
    }

    @Test func aStrokeBetweenWordsDividesThem() throws {
        #expect(try Set(Self.picture(border: true).lines.map(\.text)) == ["dhld", "bdk", "lkb", "hh"])
    }

    @Test func lettersAreWritingAndFramesDrawing() throws {
        let picture = try Self.picture(border: true)
        func kind(_ x: Int, _ y: Int) -> LabelledPicture.InkKind? {
            LabelledPicture.InkKind(rawValue: picture.ink[y * picture.image.width + x])
        }
        #expect(kind(61, 70) == .writing && kind(134 + 2, 70) == .writing)
        #expect(kind(31, 100) == .drawing && kind(200, 31) == .drawing && kind(104, 70) == .drawing)
        #expect(kind(57, 70) == LabelledPicture.InkKind.none)
    }

    @Test func aPhotoOfAnotherSizeIsRefused() {
        #expect(
            throws: HdbpmnWordFile.Failure(
                description: "the photo is 30×40 pixels, its words are of one of 400×300")
        ) {
            try LabelledPicture(
                hdbpmn: RGBImage(width: 30, height: 40),
                words: HdbpmnWordFile(HdbpmnWordFileTests.file(words: "")))
        }
    }
}
