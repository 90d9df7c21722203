import DocumentModel
import Preprocessing
import TestSupport
import Testing

@testable import Finding

@Suite struct ConnectedComponentsTests {
    /// Flood filling, pixel by pixel.
    private struct Flood: Equatable {
        var box: PixelBox
        var area = 0
        var perimeter = 0

        static func components(of mask: InkMask) -> [Flood] {
            var seen = InkMask(width: mask.width, height: mask.height)
            var result: [Flood] = []
            for y in 0..<mask.height {
                for x in 0..<mask.width where mask[x, y] && !seen[x, y] {
                    result.append(fill(from: x, y, mask, &seen))
                }
            }
            return result
        }

        private static func fill(from x: Int, _ y: Int, _ mask: InkMask, _ seen: inout InkMask) -> Flood {
            func isInk(_ x: Int, _ y: Int) -> Bool {
                x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask[x, y]
            }
            var found = Flood(box: PixelBox(x: x, y: y, width: 1, height: 1))
            var stack = [(x, y)]
            seen[x, y] = true
            while let (x, y) = stack.popLast() {
                found.area += 1
                found.box = found.box.union(PixelBox(x: x, y: y, width: 1, height: 1))
                found.perimeter += [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].count { !isInk($0.0, $0.1) }
                for nextY in (y - 1)...(y + 1) {
                    for nextX in (x - 1)...(x + 1) where isInk(nextX, nextY) && !seen[nextX, nextY] {
                        seen[nextX, nextY] = true
                        stack.append((nextX, nextY))
                    }
                }
            }
            return found
        }
    }

    @Test(arguments: [0.1, 0.3, 0.45, 0.6, 0.9], [(1, 1), (1, 30), (30, 1), (37, 23), (64, 48)])
    func equalsFloodFilling(density: Double, size: (Int, Int)) {
        let mask = InkMask(width: size.0, height: size.1, density: density, seed: UInt64(size.0) + 7)
        let components = ConnectedComponents.label(mask)
        #expect(
            components.map { Flood(box: $0.box, area: $0.area, perimeter: $0.perimeter) } == Flood.components(of: mask))
        for component in components { component._checkInvariants() }
    }

    @Test func setsAreJoined() {
        var random = TestRandom(seed: 5)
        var sets = DisjointSets(count: 40)
        var groups = Array(0..<40)
        for _ in 0..<30 {
            let (one, other) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<40, using: &random))
            sets.union(one, other)
            sets._checkInvariants()
            let (from, to) = (groups[one], groups[other])
            groups = groups.map { $0 == from ? to : $0 }
        }
        for one in groups.indices {
            for other in groups.indices {
                #expect((sets.find(one) == sets.find(other)) == (groups[one] == groups[other]))
            }
        }
    }

    @Test(arguments: [0.05, 0.3, 0.5, 0.8], [(1, 1), (30, 1), (1, 30), (37, 23)])
    func theComponentsOfRunsAreThoseOfTheMask(density: Double, size: (Int, Int)) {
        let mask = InkMask(width: size.0, height: size.1, density: density, seed: UInt64(size.0) + 3)
        var runs: [InkRun] = []
        for y in 0..<mask.height {
            mask.forEachRun(inRow: y) { columns in
                runs.append(InkRun(y: Int32(y), start: Int32(columns.lowerBound), end: Int32(columns.upperBound)))
            }
        }
        for leastArea in [1, 5] {
            #expect(
                ConnectedComponents.label(runs, leastArea: leastArea)
                    == ConnectedComponents.label(mask, leastArea: leastArea))
        }
    }

    @Test func runsOfRowsFarApartDoNotTouch() {
        let runs = [InkRun(y: 2, start: 0, end: 5), InkRun(y: 4, start: 0, end: 5), InkRun(y: 5, start: 5, end: 6)]
        #expect(ConnectedComponents.label(runs).map(\.runs) == [[runs[0]], [runs[1], runs[2]]])
        #expect(ConnectedComponents.label([InkRun]()).isEmpty)
    }

    @Test(arguments: [0.2, 0.5, 0.8]) func runsAreOrderedWholeAndTight(density: Double) {
        let mask = InkMask(width: 50, height: 40, density: density, seed: 11)
        var painted = InkMask(width: 50, height: 40)
        for component in ConnectedComponents.label(mask) {
            let runs = component.runs
            #expect(zip(runs, runs.dropFirst()).allSatisfy { ($0.y, $0.end) < ($1.y, $1.start) })
            #expect(runs.reduce(0) { $0 + $1.length } == component.area)
            #expect(runs.map { Int($0.start) }.min() == component.box.x)
            #expect(runs.map { Int($0.end) }.max() == component.box.maxX)
            #expect(runs.first.map { Int($0.y) } == component.box.y)
            #expect(runs.last.map { Int($0.y) + 1 } == component.box.maxY)
            painted.fill(runs)
        }
        #expect(painted == mask)
    }

    @Test func cornersTouch() {
        let components = ConnectedComponents.label(
            InkMask(
                art: """
                    #...##
                    .#..##
                    #.....
                    """))
        #expect(components.map(\.area) == [3, 4])
        #expect(components[0].box == PixelBox(x: 0, y: 0, width: 2, height: 3))
        #expect(components[0].perimeter == 12 && components[1].perimeter == 8)
    }

    @Test func nothingIsFoundInNothing() {
        #expect(ConnectedComponents.label(InkMask(width: 0, height: 0)).isEmpty)
        #expect(ConnectedComponents.label(InkMask(width: 9, height: 9)).isEmpty)
        #expect(Component(runs: []).box.isEmpty)
    }

    @Test func strokeWidthIsAboutThatOfThePen() {
        for width in [2, 4, 7] {
            let measured = Component.rectangle(3, 3, width, 100).strokeWidth
            #expect(measured > Double(width) * 0.9 && measured < Double(width) * 1.3)
        }
    }

    @Test func disjointSetsKeepTheLowestMember() {
        var sets = DisjointSets(count: 6)
        sets.union(4, 2)
        sets.union(5, 4)
        sets.union(0, 1)
        #expect((0..<6).map { sets.find($0) } == [0, 0, 2, 3, 2, 2])
    }
}
