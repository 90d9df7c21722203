import Testing

@testable import Layout

@Suite struct BlockOrderTests {
    private func box(_ left: Double, _ top: Double, _ width: Double, _ height: Double) throws -> BlockBox {
        let line = LayoutLine(
            start: SIMD2(left, top + height), end: SIMD2(left + width, top + height), letterHeight: height / 1.3,
            words: [LayoutLine.Word(extent: 0...width)])
        return BlockBox(of: [try #require(Stretch(line, index: 0))], along: SIMD2(1, 0))
    }

    @Test func aHeadingStandsAboveBothColumns() throws {
        let boxes = try [box(0, 80, 200, 60), box(0, 0, 460, 20), box(260, 90, 200, 90), box(0, 150, 200, 60)]
        #expect(BlockOrder(unit: 20).order(boxes) == [1, 0, 3, 2])
    }

    @Test func aSpeckInTheLaneLeavesColumns() throws {
        let boxes = try [
            box(0, 0, 200, 90), box(0, 120, 200, 90), box(240, 10, 200, 90), box(240, 130, 200, 90),
            box(215, 106, 8, 8),
        ]
        #expect(BlockOrder(unit: 20).order(boxes).filter { $0 < 4 } == [0, 1, 2, 3])
    }

    /// Four blocks about each other, which no straight lane divides.
    @Test func blocksWithoutLanesAreSorted() throws {
        let boxes = try [box(0, 0, 100, 60), box(110, 0, 60, 100), box(70, 110, 100, 60), box(0, 70, 60, 100)]
        #expect(BlockOrder(unit: 20).order(boxes).sorted() == [0, 1, 2, 3])
        #expect(BlockOrder(unit: 20).order(boxes).first == 0)
        #expect(BlockOrder(unit: 20).order([]).isEmpty)
    }

    @Test func whatStandsOverAnotherComesFirst() throws {
        let boxes = try [box(0, 100, 100, 20), box(20, 0, 100, 20), box(200, 0, 100, 20)]
        #expect(TopologicalOrder(boxes: boxes).order == [1, 0, 2])
    }
}
