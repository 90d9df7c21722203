import DocumentModel
import Finding
import Imaging
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
        var writing = MadeUpWriting(width: 320, height: 160)
        let black = RGBImage.Color(red: 30, green: 30, blue: 30)
        for row in 0..<2 {
            for column in 0..<14 {
                image.tint(
                    PixelBox(x: 20 + 20 * column, y: 20 + 60 * row, width: 4, height: 24), with: black, opacity: 1)
            }
            let middle = Double(32 + 60 * row)
            writing.draw(from: [16, middle], to: [290, middle], letterHeight: 24)
        }
        image.tint(PixelBox(x: 10, y: 130, width: 300, height: 4), with: black, opacity: 1)
        var view = PhotoView(image: image, angle: .upright, found: writing.found)
        let cropper = LineCropper(image, writing.found)
        view.lines = writing.found.cores.indices.compactMap { cropper.crop($0).flatMap(Segmenter().textLine) }
        let box = PixelBox(x: 18, y: 18, width: 10, height: 30)
        let word = Word(
            index: 0, box: box, confidence: 1,
            characters: [RecognizedCharacter(text: "l", box: box, confidence: 0.2, wordIndex: 0, index: 0)])
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 48), words: [word])
        let album = Album()
        StagePictures(view: view, page: Page(width: 320, height: 160, blocks: [Block(box: box, lines: [line])]))
            .show(to: album)
        return album
    }

    private let white = RGBImage.Color(red: 255, green: 255, blue: 255)

    @Test func inkIsThatOfTheLines() throws {
        let ink = try #require(album()["3-ink"])
        #expect(ink[22, 32] == RGBImage.Color(red: 0, green: 0, blue: 0) && ink[30, 32] == white)
        #expect(ink[150, 132] == white, "the underline is no writing")
    }

    @Test func writingIsSeenThroughTheCoresAndAllElseIsPale() throws {
        let writing = try #require(album()["1-writing"])
        let (first, second, bare) = (writing[30, 32], writing[30, 92], writing[30, 60])
        #expect(first != second && first != bare && second != bare)
        #expect(writing[22, 30].red < 120, "ink of a core")
    }

    @Test func linesAndWordsAreOutlined() throws {
        let album = album()
        let lines = try #require(album["2-lines"])
        let ground = RGBImage.Color(red: 220, green: 220, blue: 220)
        // The first line's frame runs from its first bar to its last, with a margin.
        #expect((12..<20).contains { lines[150, $0] != ground } && lines[150, 30] == ground)
        let primitives = try #require(album["4-primitives"])
        #expect(primitives[22, 32] != primitives[42, 32])
        let characters = try #require(album["5-characters"])
        #expect(characters[18, 30] == RGBImage.Color(red: 29, green: 105, blue: 210))
    }
}
