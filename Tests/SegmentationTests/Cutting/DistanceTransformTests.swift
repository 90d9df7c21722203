import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct DistanceTransformTests {
    /// The least over all ways to the board: the shortest path by steps of 1 and √2, found by relaxing until nothing
    /// changes.
    private func oracle(_ mask: InkMask) -> [Float] {
        var depth = mask.pixels.map { $0 == 0 ? Float(-0.5) : .infinity }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for y in 0..<mask.height {
                for x in 0..<mask.width where mask[x, y] {
                    for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                        let isInside = (0..<mask.width).contains(x + dx) && (0..<mask.height).contains(y + dy)
                        let there = isInside ? depth[(y + dy) * mask.width + x + dx] : -0.5
                        let found = there + (dx == 0 || dy == 0 ? 1 : Float(2).squareRoot())
                        if found < depth[y * mask.width + x] - 1e-5 {
                            depth[y * mask.width + x] = found
                            hasChanged = true
                        }
                    }
                }
            }
        }
        return depth
    }

    @Test(arguments: 0..<12) func isTheShortestWayToTheBoard(seed: Int) {
        let mask = InkMask(
            width: 1 + 3 * (seed % 5), height: 1 + 4 * (seed % 4), density: [0.6, 0.9, 0.97][seed % 3],
            seed: UInt64(seed))
        let found = DistanceTransform.distances(in: mask.pixels.map(Float.init), width: mask.width, height: mask.height)
        let expected = oracle(mask)
        #expect(found.count == expected.count)
        for (value, expected) in zip(found, expected) { #expect(abs(value - expected) < 1e-3) }
    }

    @Test func theMiddleOfAStrokeIsHalfItsWidthDeep() {
        for width in 1...8 {
            let depth = DistanceTransform.distances(
                in: [Float](repeating: 1, count: 30 * width), width: width, height: 30)
            #expect(depth.max() == Float((width + 1) / 2) - 0.5)
        }
    }
}
