import Testing

@testable import Segmentation

@Suite struct RuleDashesTests {
    private let dashes = RuleDashes(scale: PageScale(strokeWidth: 3, textHeight: 20))

    private func dash(x: Int, y: Double, length: Int = 24, slope: Double = 0) -> RuleDashes.Dash {
        let runs = (x..<x + length).map { column in
            let row = Int((y + slope * Double(column)).rounded())
            return RuleRemoval.ColumnRun(x: column, start: row - 1, end: row + 1)
        }
        return RuleDashes.Dash(runs: runs, slope: slope, offset: y, length: Double(length))
    }

    private func rules(_ pieces: [RuleDashes.Dash]) -> Int { dashes.rules(pieces, extent: 600).joined().count }

    @Test(arguments: [0, 0.05]) func piecesOfOneLineAreARule(slope: Double) {
        let pieces = (0..<8).map { dash(x: 20 + 70 * $0, y: 100, slope: slope) }
        #expect(rules(pieces) == 8)
        let grid = (0..<4).flatMap { row in
            (0..<8).map { dash(x: 20 + 70 * $0, y: 50 + 60 * Double(row), slope: slope) }
        }
        #expect(rules(grid.shuffled()) == 32)
    }

    @Test func dashesOfTextAreNone() {
        #expect(rules((0..<4).map { dash(x: 20 + 100 * $0, y: 100) }) == 0, "too few")
        #expect(rules((0..<6).map { dash(x: 20 + 90 * $0, y: 100, length: 18) }) == 0, "too short together")
        #expect(rules((0..<12).map { dash(x: 20 + 45 * $0, y: 50 + 20 * Double($0)) }) == 0, "each on its own line")
        #expect(rules([]) == 0)
    }
}
