import Comparison
import DocumentFormats
import DocumentModel
import Imaging
import Preprocessing
import Testing
import TrainingSets

@testable import Boardscan

/// Photos with small writing, and out of focus.
@Suite struct PreprocessedPhotoTests {
    private func board(seed: UInt64) -> SyntheticBoard {
        SyntheticBoard(
            recipe: BoardRecipe(name: "small", level: .twoColumn, seed: seed, width: 1600, height: 1200))
    }

    private func preprocessed(_ photo: RGBImage, letterHeight: Double) -> PreprocessedPhoto {
        PreprocessedPhoto(
            photo, found: MadeUpWriting.line(letterHeight: letterHeight, width: photo.width, height: photo.height),
            by: Preprocessor())
    }

    @Test func largeWritingStaysAsItIs() {
        let board = board(seed: 71)
        let photo = preprocessed(board.image, letterHeight: 40)
        #expect(photo.enlargement == 1 && photo.image == board.image && photo.trace.isEmpty)
        #expect(photo.layers.map(\.polarity) == [.darkOnLight])
    }

    @Test func smallWritingIsSeenInTwiceItsSize() throws {
        let small = board(seed: 71).image.scaled(by: 0.3)
        let photo = preprocessed(small, letterHeight: 12)
        #expect(photo.enlargement == 2 && photo.trace.first == "enlarged: letters of 12 pixels")
        #expect(photo.image.width == 2 * small.width && photo.image.height == 2 * small.height)
        #expect(photo.found.map.width == photo.image.width && photo.found.map.cell == 8)
        #expect(abs(try #require(photo.found.letterHeight) - 24) < 1)
        #expect(photo.layers.map(\.mask.width) == [photo.image.width])
    }

    @Test func aPhotoOutOfFocusIsSharpened() throws {
        let board = board(seed: 73).image
        let blurred = board.scaled(by: 0.3).scaled(by: 1 / 0.3)
        let photo = preprocessed(blurred, letterHeight: 30)
        #expect(photo.enlargement == 1 && photo.image != blurred && photo.trace == ["sharpened"])
        #expect(photo.image.width == blurred.width && photo.image.height == blurred.height)
        let before = try #require(InkEdges(of: Preprocessor().preprocess(blurred))?.width)
        let after = try #require(photo.layers.first.flatMap { InkEdges(of: $0) }?.width)
        #expect(after < 0.8 * before, "\(before) → \(after)")
    }

    @Test func eachPolarityThatHasWritingHasItsInk() {
        let photo = RGBImage(width: 400, height: 200)
        var made = MadeUpWriting(width: 400, height: 200)
        made.draw(from: [20, 40], to: [180, 40], letterHeight: 30)
        made.draw(from: [20, 120], to: [380, 120], letterHeight: 30, isLight: true)
        let preprocessed = PreprocessedPhoto(photo, found: made.found, by: Preprocessor())
        #expect(preprocessed.layers.map(\.polarity) == [.lightOnDark, .darkOnLight])
    }

    @Test func anEmptyPhotoStaysAsItIs() {
        let empty = RGBImage(width: 40, height: 30)
        let photo = PreprocessedPhoto(empty, found: MadeUpWriting(width: 40, height: 30).found, by: Preprocessor())
        #expect(photo.enlargement == 1 && photo.image == empty && photo.layers.count == 1)
    }

    @Test(.enabled(if: Fixtures.hasWeights, "the program has no weights"))
    func boxesAreThoseOfThePhoto() throws {
        let board = board(seed: 72)
        let small = board.image.scaled(by: 0.3)
        let page = try BoardReader().read(small)
        #expect(page.width == small.width && page.height == small.height)
        let score = PageScore(truth: board.truth.text, text: PlainText.text(of: Document(pages: [page])))
        #expect(score.errorRate < 0.2, "\(score.errorRate)")
        let characters = page.blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters)
        let truth = board.truth.lines.flatMap(\.characters)
        let found = truth.count { wanted in
            let (x, y) = (0.3 * wanted.box.midX, 0.3 * wanted.box.midY)
            return characters.contains {
                $0.text == wanted.text && abs($0.box.midX - x) < 3 && abs($0.box.midY - y) < 3
            }
        }
        #expect(Double(found) > 0.7 * Double(truth.count), "\(found) of \(truth.count)")
    }
}
