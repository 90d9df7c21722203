import DocumentModel
import TestSupport
import Testing

@testable import Segmentation

@Suite struct ReadingOrderTests {
    private func blocks(_ boxes: [PixelBox]) -> [[Int]] {
        ReadingOrder().blocks(of: boxes, heights: boxes.map { Double($0.height) })
    }

    private func line(_ x: Int, _ y: Int, _ width: Int = 200) -> PixelBox {
        PixelBox(x: x, y: y, width: width, height: 20)
    }

    @Test func columnsAreReadOneAfterTheOther() {
        #expect(
            blocks([line(260, 40), line(0, 0), line(260, 0), line(0, 80), line(0, 40), line(260, 80)])
                == [[1, 4, 3], [2, 0, 5]])
    }

    @Test func paragraphsAreBlocks() {
        #expect(blocks([line(0, 200), line(0, 0), line(30, 30, 120), line(0, 230)]) == [[1, 2], [0, 3]])
    }

    /// A receipt: names and prices, a total somewhat below, a line of thanks far below.
    @Test func rowsOfATableStayTogether() {
        let names = [0, 40, 80, 120, 190, 300].map { line(0, $0, 120) }
        let prices = [0, 40, 80, 120, 190].map { line(400, $0, 60) }
        let order = ReadingOrder { line, _ in line >= names.count }
        let found = order.blocks(of: names + prices, heights: (names + prices).map { Double($0.height) })
        #expect(found == [[0, 6, 1, 7, 2, 8, 3, 9], [4, 10], [5]])
        #expect(
            blocks(names + prices) == [[0, 1, 2, 3], [4], [5], [6, 7, 8, 9], [10]], "columns, where nothing is a figure"
        )
    }

    /// Names of a table, some of which were taken for one line with the figures beside them.
    @Test func aTableMayHaveRowsOfOneLine() {
        let names = (0..<6).map { [line(0, 40 * $0, 120)] }
        let joined = names.enumerated().map { row, name in
            row.isMultiple(of: 2) ? name + [line(300, 40 * row, 60)] : name
        }
        let sums = (0..<6).map { [line(600, 40 * $0, 60)] }
        let lines = joined + [1, 3, 5].map { [line(300, 40 * $0, 60)] } + sums
        // A name and a figure are mostly figures, as "M4 120" is.
        let order = ReadingOrder { line, words in line >= names.count || words.count > 1 || words.lowerBound > 0 }
        let found = order.blocks(of: lines, heights: lines.map { _ in 20 }).map { $0.map(\.line) }
        #expect(found == [[0, 9, 1, 6, 10, 2, 11, 3, 7, 12, 4, 13, 5, 8, 14]])
    }

    @Test func aHeadingStandsAboveBothColumns() {
        #expect(
            blocks([line(0, 80), line(0, 0, 460), line(260, 80), line(0, 110), line(260, 110)])
                == [[1], [0, 3], [2, 4]])
    }

    @Test func raggedLinesOfOneColumnAreOneBlock() {
        #expect(blocks([line(0, 0), line(40, 30), line(10, 60, 90)]) == [[0, 1, 2]])
    }

    @Test func whatStandsSideBySideIsReadLeftToRight() {
        // Too close for columns, and the right part a little higher.
        #expect(blocks([line(0, 6, 100), line(110, 0, 100), line(110, 34, 100), line(0, 40, 100)]) == [[0, 1, 3, 2]])
    }

    @Test func aLineThatRunsOnBelowTheOtherColumnStaysInItsOwn() {
        let left = (0..<7).map { line(0, 40 * $0, $0 == 6 ? 330 : 200) }
        let right = (0..<6).map { line(260, 40 * $0) }
        #expect(blocks(left + right) == [Array(0...6), Array(7...12)])
    }

    @Test func aLineThatRunsIntoTheLaneStaysInItsColumn() {
        let left = (0..<6).map { line(0, 40 * $0, $0 == 3 ? 255 : 200) }
        let right = (0..<6).map { line(260, 40 * $0) }
        #expect(blocks(left + right) == [Array(0...5), Array(6...11)])
    }

    /// One line in the middle of both, not to be cut: these are no columns.
    @Test func aLineAcrossTheMiddleKeepsColumnsTogether() {
        let left = (0..<6).map { line(0, 40 * $0, $0 == 3 ? 460 : 200) }
        let right = [0, 1, 2, 4, 5].map { line(260, 40 * $0) }
        #expect(blocks(left + right).first?.prefix(4) == [0, 6, 1, 7])
    }

    @Test func linesAreCutBetweenWordsOnly() {
        let words = (0..<6).map { row in
            row == 2
                ? [PixelBox(x: 0, y: 80, width: 205, height: 20), PixelBox(x: 230, y: 80, width: 90, height: 20)]
                : [PixelBox(x: 0, y: 40 * row, width: 200, height: 20)]
        }
        let right = [0, 1, 3, 4, 5].map { [PixelBox(x: 230, y: 40 * $0, width: 150, height: 20)] }
        let blocks = ReadingOrder().blocks(of: words + right, heights: [Double](repeating: 20, count: 11))
        #expect(blocks.map { $0.map(\.line) } == [[0, 1, 2, 3, 4, 5], [6, 7, 2, 8, 9, 10]])
        #expect(blocks.map { $0[2].words } == [0..<1, 1..<2])
    }

    /// A line of even words above two columns is no two lines, though one of its gaps lies in the lane; two heads are.
    @Test func aLineAboveTheColumnsIsCutInAWideGapOnly() {
        let columns = [40, 80, 120, 160, 200, 240].flatMap { [[line(0, $0)], [line(260, $0)]] }
        func first(_ words: [PixelBox]) -> [[ReadingOrder.Piece]] {
            let lines = [words] + columns
            return ReadingOrder().blocks(of: lines, heights: lines.map { _ in 20 }).map { $0.filter { $0.line == 0 } }
        }
        let even = [line(0, 10, 100), line(120, 10, 100), line(245, 10, 100), line(365, 10, 90)]
        #expect(first(even).joined().map(\.words) == [0..<4])
        let heads = [line(0, 10, 60), line(75, 10, 60), line(260, 10, 80)]
        #expect(first(heads).joined().map(\.words) == [0..<2, 2..<3])
    }

    @Test func touchingBoxesOfOneRowAreSideBySide() {
        #expect(blocks([line(0, 6, 100), line(99, 0, 100), line(0, 30, 190)]) == [[0, 1, 2]])
    }

    @Test func fewLines() {
        #expect(blocks([]).isEmpty)
        #expect(blocks([line(5, 5)]) == [[0]])
    }

    @Test func eachLineIsReadOnce() {
        var random = TestRandom(seed: 2)
        let boxes = (0..<60).map { _ in
            line(.random(in: 0..<900, using: &random), .random(in: 0..<600, using: &random), 50)
        }
        #expect(blocks(boxes).flatMap(\.self).sorted() == Array(0..<60))
    }
}
