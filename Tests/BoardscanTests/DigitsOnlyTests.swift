import DocumentModel
import Foundation
import Imaging
import Testing
import TrainingSets

@testable import Boardscan

/// Meters and score boards: nothing but digits, read with nothing but digits allowed.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct DigitsOnlyTests {
    private var digits: BoardReader.Options {
        var options = BoardReader.Options()
        options.charset = Set("0123456789")
        return options
    }

    private func text(_ page: Page) -> String {
        page.blocks.flatMap(\.lines).flatMap(\.words).map(\.text).joined()
    }

    private func board(_ words: [String], level: BoardLevel, seed: UInt64) -> SyntheticBoard {
        SyntheticBoard(
            recipe: BoardRecipe(name: "digits", level: level, seed: seed, width: 900, height: 675), words: words)
    }

    /// Readings of meters have many digits, scores one or two. Thin ones that stand close to others are still lost: at
    /// most one of seven.
    @Test(arguments: [["004719", "183502", "76640", "0912883"], ["3", "12", "0", "27", "8", "41", "6"]], 0..<6)
    func hardlyADigitIsLost(words: [String], seed: Int) throws {
        let level = BoardLevel.allCases.filter { $0 != .print && $0 != .hard }[seed % 5]
        let board = board(words, level: level, seed: UInt64(700 + seed))
        let read = text(try BoardReader().read(board.image, options: digits))
        let truth = board.truth.text.filter(\.isNumber)
        #expect(read.allSatisfy { "0123456789".contains($0) })
        #expect(read.count >= truth.count - truth.count / 7, "\(read) for \(truth)")
        #expect(read.count <= truth.count + truth.count / 10, "\(read) for \(truth)")
    }

    @Test(arguments: Fixtures.all) func noLineVanishes(fixture: Fixtures.Fixture) throws {
        let all = try fixture.page()
        let bytes = [UInt8](try Data(contentsOf: fixture.file))
        let only = try BoardReader().read(ImageDecoder(bytes).page(0), options: digits)
        #expect(only.blocks.flatMap(\.lines).count >= all.blocks.flatMap(\.lines).count)
        #expect(text(only).count * 10 >= text(all).count * 8, "letters become digits, but stay")
    }
}
