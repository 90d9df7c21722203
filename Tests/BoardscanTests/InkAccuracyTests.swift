import DocumentModel
import Foundation
import Testing
import TrainingSets

@testable import Boardscan

/// The ink of each word that is read from made-up boards, against their truth.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct InkAccuracyTests {
    private struct Tally {
        var words = (right: 0, all: 0)
        var characters = (right: 0, all: 0)

        mutating func add(_ page: Page, _ truth: BoardTruth) {
            for word in page.blocks.flatMap(\.lines).flatMap(\.words) {
                guard let ink = truth.ink(in: word.box) else { continue }
                words.all += 1
                words.right += word.ink?.name == ink ? 1 : 0
                characters.all += word.characters.count
                characters.right += word.characters.count { $0.ink?.name == ink }
            }
        }
    }

    @Test(arguments: Fixtures.all) func eachWordOfAFixtureHasItsInk(fixture: Fixtures.Fixture) throws {
        let file = Fixtures.directory.appending(path: fixture.name + ".json")
        let truth = try JSONDecoder().decode(BoardTruth.self, from: Data(contentsOf: file))
        var tally = Tally()
        tally.add(try fixture.page(), truth)
        #expect(tally.words.all > 10 && tally.words.right == tally.words.all, "\(tally)")
    }

    /// Six inks in uneven light; the hard boards have shadows, glare, noise, dry pens and smears besides.
    ///
    /// `BOARDSCAN_INK_BOARDS=12` reads that many boards of each kind instead of two.
    @Test(arguments: [BoardLevel.coloured, .hard, .dark, .shaded]) func inksOfOtherBoards(level: BoardLevel) throws {
        let reader = try BoardReader()
        let count = ProcessInfo.processInfo.environment["BOARDSCAN_INK_BOARDS"].flatMap { UInt64($0) } ?? 2
        var tally = Tally()
        for seed in 900..<(900 + count) {
            let board = SyntheticBoard(recipe: BoardRecipe(name: "ink", level: level, seed: seed))
            tally.add(reader.read(board.image), board.truth)
        }
        print("ink, \(level.rawValue): \(tally)")
        #expect(Double(tally.words.right) >= 0.99 * Double(tally.words.all), "\(tally)")
        #expect(Double(tally.characters.right) >= 0.98 * Double(tally.characters.all), "\(tally)")
        #expect(tally.words.all >= 30)
    }
}

extension BoardTruth {
    /// What a box is written with; `nil` where nothing is, or where several inks meet.
    fileprivate func ink(in box: PixelBox) -> Ink.Name? {
        let found = lines.filter { line in line.characters.contains { !$0.box.intersection(box).isEmpty } }
        return Set(found.map(\.ink)).count == 1 ? found.first?.ink : nil
    }
}
