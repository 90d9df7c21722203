import DocumentModel
import Imaging
import Testing

@testable import DocumentFormats

@Suite struct OverlayPictureTests {
    private func page(_ confidences: [Double], width: Int = 1600, height: Int = 800) -> Page {
        let words = confidences.enumerated().map { index, confidence in
            let box = PixelBox(x: 100 + 400 * index, y: 300, width: 200, height: 60)
            let characters = (0..<2).map {
                RecognizedCharacter(
                    text: "x", box: PixelBox(x: box.x + 100 * $0, y: 300, width: 100, height: 60),
                    confidence: confidence, wordIndex: index, index: $0)
            }
            return Word(index: index, box: box, confidence: confidence, characters: characters)
        }
        let box = PixelBox(x: 100, y: 300, width: 1000, height: 60)
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 360), words: words)
        return Page(width: width, height: height, blocks: [Block(box: box, lines: [line])])
    }

    @Test func wordsAreOutlinedInTheColourOfTheirConfidence() throws {
        let picture = try OverlayPicture().draw(page([0.9, 0.6, 0.1]), on: RGBImage(width: 1600, height: 800))
        #expect((picture.width, picture.height) == (1600, 800))
        let colors = [ConfidenceColor.sure, ConfidenceColor.doubtful, ConfidenceColor.unsure]
        for (index, color) in colors.enumerated() {
            // Around the word, outside its lower edge.
            #expect(picture[200 + 400 * index, 361] == color)
            // Each character's left edge.
            #expect(picture[200 + 400 * index, 330] == color)
        }
        #expect(picture[50, 600] == RGBImage.Color(red: 255, green: 255, blue: 255))
    }

    @Test(arguments: TextAngle.allCases) func turnedTextIsDrawnUpright(angle: TextAngle) throws {
        let image = RGBImage(width: 1600, height: 800)
        let upright = try OverlayPicture().draw(page([0.9, 0.1]), on: image)
        let turned = try OverlayPicture().draw(
            page([0.9, 0.1]).turned(as: angle), on: image.turned(toUpright: angle.inverse))
        #expect(turned == upright)
    }

    @Test func textStandsOnAPlateAboveItsWord() throws {
        let picture = try OverlayPicture().draw(page([0.9]), on: RGBImage(width: 1600, height: 800))
        let plate = (280..<299).flatMap { y in (101..<140).map { picture[$0, y] } }
        #expect(plate.contains { $0.red < 40 && $0.green > 100 && $0.green < 150 })
        #expect(plate.contains { $0.red > 230 && $0.green > 230 && $0.blue > 230 })
    }

    @Test(arguments: [(400, 300, 1400), (900, 100, 1400), (2000, 1000, 2000), (6000, 4000, 2600)])
    func theLongerSideIsMadeFitToLookAt(width: Int, height: Int, side: Int) throws {
        let picture = try OverlayPicture().draw(
            Page(width: width, height: height, blocks: []), on: RGBImage(width: width, height: height))
        #expect(abs(picture.width - side) <= 1)
        #expect(abs(picture.height * width / height - side) <= width / height + 2)
    }

    @Test func boxesFarOutsideDoNoHarm() throws {
        var page = page([0.5])
        page.blocks[0].lines[0].words[0].box = PixelBox(x: -900, y: -900, width: 5000, height: 10)
        page.blocks[0].lines[0].words[0].characters = []
        let picture = try OverlayPicture().draw(page, on: RGBImage(width: 300, height: 200))
        #expect(picture.width > 0 && picture.pixels.count == picture.width * picture.height * 3)
    }

    @Test func linesAreLightOnADarkBoard() throws {
        let picture = try OverlayPicture().draw(page([0.9]), on: RGBImage(width: 1600, height: 800, fill: 40))
        #expect(picture[200, 361] == ConfidenceColor.color(of: 0.9, onDark: true))
        #expect(picture[200, 361].green > ConfidenceColor.sure.green)
    }
}
