import Comparison
import DocumentFormats
import DocumentModel
import Finding
import Imaging
import Testing
import TrainingSets

@testable import Boardscan

/// Boards whose letters are smaller or larger than the finding network knows best.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct LetterSizeTests {
    private let board = SyntheticBoard(
        recipe: BoardRecipe(name: "size", level: .clean, seed: 71, width: 1000, height: 750))

    @Test(arguments: [(1, 4), (0.3, 2)]) func smallLettersAreShownLarger(scale: Double, cell: Int) throws {
        let found = FoundWriting(in: board.image.scaled(by: scale), by: try BoardReader().finding)
        #expect(found.map.cell == cell)
    }

    @Test(arguments: [0.4, 3]) func theTextIsReadAllTheSame(scale: Double) throws {
        let reader = try BoardReader()
        let errors = [board.image, board.image.scaled(by: scale)].map { image in
            PageScore(truth: board.truth.text, text: PlainText.text(of: Document(pages: [reader.read(image)])))
                .errorRate
        }
        #expect(errors[1] <= errors[0] + 0.1)
    }
}
