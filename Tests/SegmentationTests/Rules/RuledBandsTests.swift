import DocumentModel
import Testing

@testable import Segmentation

@Suite struct RuledBandsTests {
    private func rule(_ left: Double, _ right: Double, y: Double, fall: Double = 0) -> DrawnRule {
        DrawnRule(left: DrawnRule.End(x: left, y: y), right: DrawnRule.End(x: right, y: y + fall))
    }

    /// Words of 60 by 20 pixels in two columns, 200 pixels apart, 40 from line to line.
    private func table(rows: Int) -> [[PixelBox]] {
        (0..<rows).flatMap { row in
            [20, 220].map { [PixelBox(x: $0, y: 20 + 40 * row, width: 60, height: 20)] }
        }
    }

    private func blocks(_ lines: [[PixelBox]], _ rules: [DrawnRule]) -> [[Int]] {
        ReadingOrder(rules: rules).blocks(of: lines, heights: lines.map { _ in 20 }).map { $0.map(\.line) }
    }

    @Test func rowsBetweenRulesAreReadAcross() {
        let rules = [50.0, 90, 130].map { rule(0, 300, y: $0) }
        #expect(blocks(table(rows: 4), rules) == [[0, 1, 2, 3, 4, 5, 6, 7]])
        #expect(blocks(table(rows: 4), []) == [[0, 2, 4, 6], [1, 3, 5, 7]])
    }

    @Test func rulesThatDoNotCrossTheLaneSayNothing() {
        let rules = [50.0, 90, 130].flatMap { [rule(0, 100, y: $0), rule(210, 300, y: $0)] }
        #expect(blocks(table(rows: 4), rules) == [[0, 2, 4, 6], [1, 3, 5, 7]])
    }

    @Test func headsArePartedFromTheirColumns() {
        #expect(blocks(table(rows: 4), [rule(0, 300, y: 50)]) == [[0, 1], [2, 4, 6], [3, 5, 7]])
    }

    @Test func rulesMaySlope() {
        // Above the first word of the second row, and below that of the first row on the right.
        let rules = [rule(0, 300, y: 44, fall: 12), rule(0, 300, y: 84, fall: 12)]
        #expect(blocks(table(rows: 3), rules) == [[0, 1, 2, 3, 4, 5]])
    }
}
