import Boardscan
import DocumentModel
import Imaging
import Testing
import TrainingSets

@testable import Learning

@Suite struct CorrectedInkTests {
    private let board = SyntheticBoard(
        recipe: BoardRecipe(name: "ink", level: .clean, seed: 79, width: 1200, height: 900),
        words: ["queue", "stack", "graph"])

    /// How many of the board's words are found, as many pieces of ink as letters at least, when boxes are taken through
    /// a map.
    private func found(on photo: RGBImage, _ map: (PixelBox) -> PixelBox) throws -> (Int, of: Int) {
        let ink = CorrectedInk(of: photo, reader: try BoardReader(), readsWords: false)
        let words = board.truth.lines.flatMap { line in
            Dictionary(grouping: line.characters, by: \.word).values.compactMap { characters in
                characters.map(\.box).union().map {
                    Correction(image: "x", box: map($0), text: characters.map(\.text).joined())
                }
            }
        }
        let right = words.count { word in
            (try? ink.word(word)).flatMap { $0 }.map { $0.line.primitives.count >= word.text.count } ?? false
        }
        return (right, words.count)
    }

    @Test func ofAPhotoAsItWasTaken() throws {
        let (right, all) = try found(on: board.image) { $0 }
        #expect(all > 5 && 5 * right >= 4 * all, "\(right) of \(all)")
    }

    @Test func ofAPhotoThatIsEnlargedToBeRead() throws {
        let (right, all) = try found(on: board.image.scaled(by: 0.3)) { box in
            PixelBox(around: box.corners.map { (0.3 * $0.x, 0.3 * $0.y) })
        }
        #expect(5 * right >= 4 * all, "\(right) of \(all)")
    }

    @Test(arguments: TextAngle.allCases) func ofAPhotoWhoseTextIsTurned(angle: TextAngle) throws {
        let (right, all) = try found(on: board.image.turned(toUpright: angle.inverse)) {
            $0.turned(by: angle, width: board.image.width, height: board.image.height)
        }
        #expect(5 * right >= 4 * all, "\(right) of \(all)")
    }
}
