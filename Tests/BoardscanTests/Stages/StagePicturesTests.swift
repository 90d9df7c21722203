import DocumentModel
import Imaging
import Preprocessing
import Segmentation
import Synchronization
import Testing

@testable import Boardscan

@Suite struct StagePicturesTests {
    private final class Album: StageObserver {
        let pictures = Mutex<[String: RGBImage]>([:])

        func observe(stage: String, picture: RGBImage) { pictures.withLock { $0[stage] = picture } }

        subscript(stage: String) -> RGBImage? { pictures.withLock { $0[stage] } }
    }

    /// A board with two rows of bars and an underline, and a page with one character on it.
    private func album() -> Album {
        var image = RGBImage(width: 320, height: 160, fill: 220)
        let black = RGBImage.Color(red: 30, green: 30, blue: 30)
        for row in 0..<2 {
            for column in 0..<14 {
                image.tint(
                    PixelBox(x: 20 + 20 * column, y: 20 + 60 * row, width: 4, height: 24), with: black, opacity: 1)
            }
        }
        image.tint(PixelBox(x: 10, y: 130, width: 300, height: 4), with: black, opacity: 1)
        let preprocessed = Preprocessor().preprocess(image)
        let box = PixelBox(x: 18, y: 18, width: 10, height: 30)
        let word = Word(
            index: 0, box: box, confidence: 1,
            characters: [RecognizedCharacter(text: "l", box: box, confidence: 0.2, wordIndex: 0, index: 0)])
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 48), words: [word])
        let album = Album()
        StagePictures(
            image: image, preprocessed: preprocessed, segmented: Segmenter().segment(preprocessed.mask),
            page: Page(width: 320, height: 160, blocks: [Block(box: box, lines: [line])])
        ).show(to: album)
        return album
    }

    private let white = RGBImage.Color(red: 255, green: 255, blue: 255)

    @Test func contrastAndMaskShowInkDark() throws {
        let album = album()
        let contrast = try #require(album["2-contrast"])
        #expect(contrast[22, 30].red < 80 && contrast[30, 30].red > 240)
        let mask = try #require(album["3-mask"])
        #expect(mask[22, 30] == RGBImage.Color(red: 0, green: 0, blue: 0) && mask[30, 30] == white)
    }

    @Test func erasedRulesArePaleAndComponentsColoured() throws {
        let components = try #require(album()["4-components"])
        #expect(components[150, 132] == RGBImage.Color(red: 255, green: 190, blue: 190))
        #expect(components[22, 30] != components[42, 30] && components[22, 30] != white)
    }

    @Test func linesAndWordsAreOutlined() throws {
        let album = album()
        let lines = try #require(album["5-lines"])
        // The first line's box reaches from its first bar to its last.
        #expect(lines[150, 20] != white && lines[150, 30] == white)
        let primitives = try #require(album["6-primitives"])
        #expect(primitives[22, 30] != primitives[42, 30])
        let characters = try #require(album["8-path"])
        #expect(characters[18, 30] == RGBImage.Color(red: 29, green: 105, blue: 210))
    }
}
