import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct BoardRegionsTests {
    /// A ring whose corners touch at a point only, which closes it.
    private let ring = InkMask(
        art: """
            .......
            ..###..
            .#...#.
            .#...#.
            ..###..
            .......
            """)

    @Test func insideAndOutside() {
        let regions = BoardRegions(of: ring)
        #expect(regions.areas.sorted() == [6, 26])
        #expect(
            Set(regions.boxes) == [
                PixelBox(x: 0, y: 0, width: 7, height: 6), PixelBox(x: 2, y: 2, width: 3, height: 2),
            ])
    }

    @Test func whereAPlaceLies() throws {
        let regions = BoardRegions(of: ring)
        func region(_ x: Int, _ y: Int) -> Int? { regions.region(at: BoardPlace(x: x, y: y)) }
        let outside = try #require(region(0, 2))
        let inside = try #require(region(4, 2))
        #expect(regions.areas[outside] == 26 && regions.areas[inside] == 6)
        #expect(region(6, 5) == outside && region(2, 3) == inside)
        #expect(region(2, 1) == nil, "ink lies there")
        #expect(region(-1, 0) == nil && region(7, 0) == nil && region(0, 6) == nil && region(0, -1) == nil)
    }

    @Test func extentsIncludeBays() {
        let art = InkMask(
            art: """
                ......
                .####.
                .#..#.
                .#.##.
                .#..#.
                .####.
                ......
                """)
        let regions = BoardRegions(of: art)
        let inside = regions.region(at: BoardPlace(x: 2, y: 2))
        #expect(inside.map { regions.areas[$0] } == 5)
        #expect(inside.map { regions.extents(of: [$0])[$0] } == 6, "the bay in the second column")
        #expect(regions.extents(of: []).isEmpty)
    }

    @Test func nothingAndNoBoard() {
        #expect(BoardRegions(of: InkMask(width: 0, height: 0)).areas.isEmpty)
        #expect(BoardRegions(of: InkMask(art: "##\n##")).areas.isEmpty)
        #expect(BoardRegions(of: InkMask(width: 3, height: 2)).areas == [6])
    }

    /// Against filling from every pixel.
    @Test(arguments: [0.2, 0.4, 0.6]) func regionsAreThoseOfFilling(density: Double) {
        let mask = InkMask(width: 40, height: 30, density: density, seed: 7)
        var seen = mask.pixels
        var areas: [Int] = []
        for start in seen.indices where seen[start] == 0 {
            var open = [start]
            seen[start] = 1
            var area = 0
            while let place = open.popLast() {
                area += 1
                let (x, y) = (place % 40, place / 40)
                for (nx, ny) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
                where nx >= 0 && nx < 40 && ny >= 0 && ny < 30 && seen[ny * 40 + nx] == 0 {
                    seen[ny * 40 + nx] = 1
                    open.append(ny * 40 + nx)
                }
            }
            areas.append(area)
        }
        #expect(BoardRegions(of: mask).areas.sorted() == areas.sorted())
    }
}
