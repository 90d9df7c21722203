import Testing

@testable import Preprocessing

@Suite struct InkMaskRunsTests {
    /// Runs at both ends, runs and gaps longer and shorter than eight pixels, rows that are empty and full.
    @Test(arguments: [1, 7, 8, 9, 31, 64])
    func findsTheRunsThatPixelsShow(width: Int) {
        let rows: [(Int) -> Bool] = [
            { _ in false }, { _ in true }, { $0 % 2 == 0 }, { $0 < 3 || $0 > 20 }, { ($0 / 11) % 2 == 1 },
            { $0 == width - 1 },
        ]
        var mask = InkMask(width: width, height: rows.count)
        for (y, isInk) in rows.enumerated() {
            for x in 0..<width { mask[x, y] = isInk(x) }
        }
        for (y, isInk) in rows.enumerated() {
            var found: [Range<Int>] = []
            mask.forEachRun(inRow: y) { found.append($0) }
            let ink = (0..<width).filter(isInk)
            #expect(found.flatMap(Array.init) == ink)
            #expect(found.allSatisfy { !$0.isEmpty })
            #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        }
    }
}
