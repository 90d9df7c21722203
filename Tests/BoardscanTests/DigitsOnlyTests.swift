import Comparison
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

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    private func text(_ page: Page) -> String {
        page.blocks.flatMap(\.lines).flatMap(\.words).map(\.text).joined()
    }

    /// The share of digits that may be lost: none of a thousand, but those whose ink is gone, where a board reflects or
    /// a pen was dry.
    private static let levels: [(level: BoardLevel, mostLost: Double)] = [
        (.clean, 0.0003), (.shaded, 0.0003), (.coloured, 0.0003), (.dark, 0.0003), (.twoColumn, 0.0003), (.hard, 0.03),
    ]

    /// `BOARDSCAN_DIGIT_BOARDS=12` reads that many boards of each kind instead of three, the first of seed
    /// `BOARDSCAN_DIGIT_SEED` instead of 7000.
    @Test(arguments: levels.indices) func noDigitIsLost(index: Int) throws {
        withKnownIssue("the finding network loses a digit that stands alone", isIntermittent: true) {
            () throws -> Void in
            let (level, mostLost) = Self.levels[index]
            let reader = try BoardReader()
            let count = Self.number("BOARDSCAN_DIGIT_BOARDS") ?? 3
            let first = Self.number("BOARDSCAN_DIGIT_SEED") ?? 7000
            var all = EditCounts()
            for topic in BoardTopic.allCases {
                var counts = EditCounts()
                for seed in first..<(first + count) {
                    let recipe = BoardRecipe(
                        name: "digits", level: level, seed: seed, width: 900, height: 675, topic: topic)
                    let board = SyntheticBoard(recipe: recipe)
                    let read = text(reader.read(board.image, options: digits))
                    #expect(read.allSatisfy { $0.isNumber })
                    counts = counts + EditCounts(truth: Array(board.truth.text.filter(\.isNumber)), text: Array(read))
                }
                print(
                    "\(topic.rawValue), \(level.rawValue): \(counts.truthLength) digits, lost \(counts.deletions),",
                    "too many \(counts.insertions), misread \(counts.substitutions)")
                all = all + counts
            }
            #expect(Double(all.deletions) <= mostLost * Double(all.truthLength), "\(all)")
            #expect(Double(all.insertions) <= (level == .hard ? 0.04 : 0.01) * Double(all.truthLength), "\(all)")
        }
    }

    @Test(arguments: Fixtures.all) func noLineVanishes(fixture: Fixtures.Fixture) throws {
        let all = try fixture.page()
        let bytes = [UInt8](try Data(contentsOf: fixture.file))
        let only = try BoardReader().read(ImageDecoder(bytes).page(0), options: digits)
        // A sign that stands alone may be like no digit, and figures beside one another are a table's row.
        let longer = all.blocks.flatMap(\.lines).filter { $0.plainText.count > 1 }
        #expect(only.blocks.flatMap(\.lines).map(\.cellCount).reduce(0, +) >= longer.map(\.cellCount).reduce(0, +))
        #expect(text(only).count * 10 >= text(all).count * 6, "letters become digits, but stay")
    }
}
