import DocumentModel
import Imaging
import Testing
import TrainingSets

@testable import Boardscan

/// Lines are cut for training as they are for reading, and it is known where they lie.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct CutLineTests {
    private func labelled(_ board: SyntheticBoard) -> LabelledPicture {
        let lines = board.truth.lines.compactMap { line -> LabelledPicture.Line? in
            guard let box = line.characters.map(\.box).union() else { return nil }
            let (left, top, right, bottom) = (Float(box.x), Float(box.y), Float(box.maxX), Float(box.maxY))
            return LabelledPicture.Line(
                corners: [[left, top], [right, top], [right, bottom], [left, bottom]], text: line.text,
                letterHeight: bottom - top, block: 0)
        }
        let (width, height) = (board.image.width, board.image.height)
        return LabelledPicture(image: board.image, ink: [UInt8](repeating: 0, count: width * height), lines: lines)
    }

    @Test func mostLinesOfABoardAreKnown() throws {
        let board = SyntheticBoard(
            recipe: BoardRecipe(name: "cut", level: .clean, seed: 84, width: 1200, height: 900))
        let picture = labelled(board)
        let cut = try BoardReader().cutLines(of: board.image)
        let texts = cut.compactMap { PhotographedLine($0.line, corners: $0.corners, in: picture)?.text }
        #expect(2 * texts.count > board.truth.lines.count, "\(texts.count) of \(board.truth.lines.count)")
        let words = Set(board.truth.lines.flatMap { $0.text.split(separator: " ") })
        #expect(texts.flatMap { $0.split(separator: " ") }.allSatisfy(words.contains))
    }

    @Test func cornersAreThoseOfThePhoto() throws {
        for angle in TextAngle.allCases {
            let image = RGBImage(width: angle.swapsSides ? 300 : 400, height: angle.swapsSides ? 400 : 300, fill: 255)
            let view = PhotoView(image: image, angle: angle, found: MadeUpWriting(width: 400, height: 300).found)
            let box = view.onPhoto(PixelBox(x: 100, y: 40, width: 2, height: 2))
            let point = view.onPhoto(x: 101, y: 41)
            #expect(abs(point.x - box.midX) < 1 && abs(point.y - box.midY) < 1, "\(angle)")
        }
    }
}
