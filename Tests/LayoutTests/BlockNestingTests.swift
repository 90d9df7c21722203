import DocumentModel
import Testing

@testable import Layout

@Suite struct BlockNestingTests {
    private func nested(_ lines: [LayoutLine], _ blocks: [[Int]]) -> [[Int]] {
        let rows = lines.enumerated().compactMap { Stretch($1, index: $0) }
        return BlockNesting(rows: rows, direction: SIMD2(1, 0), unit: 20).nested(blocks)
    }

    private let text = TestPage.column(0, 40, ["A line as long as any here", "a short", "another long line of them"])

    @Test func whatStandsWithinABlockIsReadWithItsRows() {
        let lines = text + [TestPage.line(200, 82, "rest")]
        #expect(nested(lines, [[0, 1, 2], [3]]) == [[0, 1, 3, 2]])
    }

    @Test func whatStandsBesideItIsNot() {
        #expect(nested(text + [TestPage.line(700, 80, "rest")], [[0, 1, 2], [3]]) == [[0, 1, 2], [3]])
    }

    @Test func allFeaturesHaveACoefficient() {
        #expect(LogisticModel<RowEvidence>.fitted.coefficients.count == RowEvidence.Feature.allCases.count)
        #expect(LogisticModel<BelowEvidence>.fitted.coefficients.count == BelowEvidence.Feature.allCases.count)
    }
}
