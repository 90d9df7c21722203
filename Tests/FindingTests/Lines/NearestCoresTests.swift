import TestSupport
import Testing

@testable import Finding

@Suite struct NearestCoresTests {
    private func core(_ cells: [Int]) -> LineCore {
        LineCore(
            cells: cells, middle: [0, 0], angle: 0, start: 0, end: 0, letterHeight: 16, light: 0, confidence: 1)
    }

    /// Some cores of a few cells each, scattered.
    private func cores(_ count: Int, width: Int, height: Int, seed: UInt64) -> [LineCore] {
        var random = TestRandom(seed: seed)
        let cells = (0..<width * height).shuffled(using: &random)
        return (0..<count).map { core(Array(cells[3 * $0..<3 * $0 + 3])) }
    }

    /// Squared distance from a cell to a core's nearest.
    private func distance(_ cell: Int, _ core: LineCore, width: Int) -> Int {
        core.cells.map { other in
            let (dx, dy) = (cell % width - other % width, cell / width - other / width)
            return dx * dx + dy * dy
        }.min() ?? .max
    }

    @Test(arguments: [(1, 40, 30), (7, 40, 30), (40, 61, 47), (3, 90, 4), (5, 3, 70)])
    func theNearestCoreIsFound(count: Int, width: Int, height: Int) {
        let cores = cores(count, width: width, height: height, seed: UInt64(width))
        let found = NearestCores(of: cores, width: width, height: height).nearest
        var wrong = 0
        for cell in 0..<width * height {
            guard cores.indices.contains(Int(found[cell])) else {
                Issue.record("cell \(cell) has no core")
                return
            }
            let least = cores.map { distance(cell, $0, width: width) }.min() ?? 0
            let own = distance(cell, cores[Int(found[cell])], width: width)
            if own != least { wrong += 1 }
            // Handing on the way errs by parts of a cell, and seldom.
            #expect(Double(own).squareRoot() - Double(least).squareRoot() < 0.3)
        }
        #expect(100 * wrong <= width * height)
    }

    @Test func withoutCoresNothingIsNear() {
        #expect(NearestCores(of: [], width: 5, height: 4).nearest == [Int32](repeating: -1, count: 20))
        #expect(NearestCores(of: [], width: 0, height: 0).nearest.isEmpty)
    }
}
