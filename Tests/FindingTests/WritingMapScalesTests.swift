import Testing

@testable import Finding

@Suite struct WritingMapScalesTests {
    /// Lines of letters 10 and 30 pixels high in a photo of 480 × 320 pixels that was shown `scale` times as large.
    private func lines(shownAt scale: Double, _ heights: [Double], cell: Int) -> WritingMap {
        var made = MadeUpMap(width: Int(120 * scale), height: Int(80 * scale))
        for (row, height) in heights.enumerated() {
            let y = scale * Double(80 + 120 * row)
            made.draw(from: [scale * 40, y], to: [scale * 340, y], letterHeight: scale * height)
        }
        return WritingMap(cells: made.map.cells, cell: cell, width: 480, height: 320)
    }

    @Test(arguments: [(4, 2), (8, 4), (12, 8), (16, 8), (20, 12)])
    func lettersAreShownAboutTwiceAsLarge(cell: Int, closer: Int) {
        #expect(
            WritingMap(cells: FindingMap(width: 0, height: 0, values: []), cell: cell, width: 0, height: 0).closerCell
                == closer)
    }

    @Test func smallLettersAreAsTheFineMapHasThem() throws {
        let fine = lines(shownAt: 2, [10], cell: 2)
        let both = fine.taking(largeLettersOf: lines(shownAt: 1, [10], cell: 4))
        #expect(both.cells.values == fine.cells.values && both.cell == 2 && (both.width, both.height) == (480, 320))
    }

    /// The fine map does not see them at all.
    @Test func largeLettersAreAsTheCoarseMapHasThem() throws {
        let coarse = lines(shownAt: 1, [10, 30], cell: 4)
        let found = FoundWriting(lines(shownAt: 2, [10], cell: 2).taking(largeLettersOf: coarse))
        let heights = found.cores.map(\.letterHeight).sorted()
        try #require(heights.count == 2)
        #expect(abs(heights[0] - 10) < 0.5 && abs(heights[1] - 30) < 0.5)
        let large = try #require(found.cores.max { $0.letterHeight < $1.letterHeight })
        let same = try #require(FoundWriting(coarse).cores.max { $0.letterHeight < $1.letterHeight })
        #expect(abs(large.middle.y - 200) < 2 && abs(large.length - same.length) <= 4)
    }

    @Test func cellsNeedNotDivideEachOther() throws {
        let coarse = lines(shownAt: 0.5, [10, 60], cell: 12)
        let found = FoundWriting(lines(shownAt: 0.75, [], cell: 8).taking(largeLettersOf: coarse))
        let core = try #require(found.cores.first)
        #expect(found.cores.count == 1 && abs(core.letterHeight - 90) < 1)
    }
}
