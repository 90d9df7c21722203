import DocumentModel
import Testing

@testable import Segmentation

@Suite struct TableRowsTests {
    /// Cells 40 apart, of letters 20 high, each shifted by so much.
    private func cells(
        _ x: Int, _ count: Int, figures: Bool, shift: (Int) -> Int = { _ in 0 }
    ) -> [TableRows.Cell] {
        (0..<count).map { (PixelBox(x: x, y: 40 * $0 + shift($0), width: 100, height: 20), figures) }
    }

    private func join(_ left: [TableRows.Cell], _ right: [TableRows.Cell]) -> Bool {
        TableRows(unit: 20).join([left, right].map { column in column.map { [$0] } })
    }

    @Test func namesAndFiguresOnOneLevelAreRows() {
        #expect(join(cells(0, 5, figures: false), cells(300, 5, figures: true)))
        #expect(join(cells(0, 5, figures: true), cells(300, 5, figures: false)))
        #expect(join(cells(0, 9, figures: false), cells(300, 4, figures: true)), "names without figures")
    }

    @Test func rowsMayDriftButNotWander() {
        let names = cells(0, 5, figures: false)
        #expect(join(names, cells(300, 5, figures: true) { _ in 14 }))
        #expect(!join(names, cells(300, 5, figures: true) { $0 % 2 == 0 ? 14 : -14 }))
        #expect(!join(names, cells(300, 5, figures: true) { -15 * $0 }), "written closer")
    }

    @Test func figuresAloneAreRowsAndWordsAloneAreNone() {
        #expect(!join(cells(0, 5, figures: false), cells(300, 5, figures: false)))
        #expect(join(cells(0, 5, figures: true), cells(300, 5, figures: true)))
    }

    /// A row of a table of which the first cell is a figure, as the number of pieces on a receipt is.
    @Test func namesMayHaveFiguresInFront() {
        let rows = cells(0, 5, figures: true).enumerated().map { row, number in
            [number, (PixelBox(x: 120, y: 40 * row, width: 100, height: 20), false)]
        }
        #expect(TableRows(unit: 20).join([rows, cells(300, 5, figures: true).map { [$0] }]))
    }

    @Test func oneRowUnderHeads() {
        var prices = cells(300, 2, figures: true)
        prices[0].isFigure = false
        #expect(join(cells(0, 2, figures: false), prices))
        prices[1].isFigure = false
        #expect(!join(cells(0, 2, figures: false), prices), "nothing is a figure")
    }

    @Test func severalColumnsOfFiguresUnderHeads() {
        var prices = cells(300, 4, figures: true)
        prices[0].isFigure = false
        let columns = [cells(0, 4, figures: false), prices, cells(600, 4, figures: true)]
        #expect(TableRows(unit: 20).join(columns.map { column in column.map { [$0] } }))
        // Names with their figures that were taken for one column.
        let rows = zip(columns[0], prices).map { [$0, $1] }
        #expect(TableRows(unit: 20).join([rows, columns[2].map { [$0] }]))
    }

    @Test func twoRowsAreTooFewBesideMore() {
        #expect(!join(cells(0, 9, figures: false), cells(300, 2, figures: true)))
        #expect(join(cells(0, 2, figures: false), cells(300, 2, figures: true)))
        #expect(!join([], cells(300, 5, figures: true)))
    }
}
