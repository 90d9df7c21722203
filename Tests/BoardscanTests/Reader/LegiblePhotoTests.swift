import Accuracy
import DocumentFormats
import DocumentModel
import Imaging
import Preprocessing
import Testing
import TrainingSets

@testable import Boardscan

/// Photos with small writing, and out of focus.
@Suite struct LegiblePhotoTests {
    private func board(seed: UInt64) -> SyntheticBoard {
        SyntheticBoard(
            recipe: BoardRecipe(name: "small", level: .twoColumn, seed: seed, width: 1600, height: 1200))
    }

    @Test func largeWritingStaysAsItIs() {
        let board = board(seed: 71)
        let photo = LegiblePhoto(board.image)
        #expect(photo.toPhoto == nil)
        #expect(photo.image == board.image)
    }

    @Test func smallWritingIsSeenInTwiceItsSize() throws {
        let small = board(seed: 71).image.scaled(by: 0.3)
        let photo = LegiblePhoto(small)
        #expect(photo.image.width == 2 * small.width && photo.image.height == 2 * small.height)
        #expect(photo.preprocessed.mask.width == photo.image.width)
        let toPhoto = try #require(photo.toPhoto)
        #expect(toPhoto(SIMD2(Float(photo.image.width), 0)) == SIMD2(Float(small.width), 0))
    }

    @Test func aPhotoOutOfFocusIsSharpened() throws {
        let board = board(seed: 73).image
        let blurred = board.scaled(by: 0.3).scaled(by: 1 / 0.3)
        let photo = LegiblePhoto(blurred)
        #expect(photo.toPhoto == nil && photo.image != blurred)
        #expect(photo.image.width == blurred.width && photo.image.height == blurred.height)
        let before = try #require(InkEdges(of: Preprocessor().preprocess(blurred))?.width)
        let after = try #require(InkEdges(of: photo.preprocessed)?.width)
        #expect(after < 0.8 * before, "\(before) → \(after)")
    }

    @Test func anEmptyPhotoStaysAsItIs() {
        #expect(LegiblePhoto(RGBImage(width: 40, height: 30)).toPhoto == nil)
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
