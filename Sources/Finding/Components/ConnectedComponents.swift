import DocumentModel
import Preprocessing

/// A horizontal stretch of ink: row `y`, columns `start..<end`.
public struct InkRun: Hashable, Sendable {
    /// The row, from the top.
    public var y: Int32
    /// The first column, from the left.
    public var start: Int32
    /// The column after the last one.
    public var end: Int32

    /// A run of known place.
    public init(y: Int32, start: Int32, end: Int32) {
        self.y = y
        self.start = start
        self.end = end
    }

    /// Pixels of ink.
    public var length: Int { Int(end - start) }
}

/// A connected set of ink pixels (8-connected), or any other set of runs that is treated as one.
public struct Component: Hashable, Sendable {
    /// The least upright rectangle around its ink.
    public var box: PixelBox
    /// Ink pixels.
    public var area: Int
    /// Number of pixel edges between ink and board.
    public var perimeter: Int
    /// Its ink as runs, from the top row down and left to right.
    public var runs: [InkRun]

    /// The mean width of its strokes in pixels.
    ///
    /// A stroke of length L and width w has area L·w and, averaged over directions, 4/π · 2L pixel edges along it.
    public var strokeWidth: Double { 2 * Double(area) * 4 / .pi / Double(max(1, perimeter)) }

    /// Puts runs together; the perimeter is left out (0), it is only meaningful for whole components.
    public init(runs: [InkRun]) {
        self.runs = runs
        var left = Int32.max
        var right = Int32.min
        var top = Int32.max
        var bottom = Int32.min
        var area = 0
        for run in runs {
            left = min(left, run.start)
            right = max(right, run.end)
            top = min(top, run.y)
            bottom = max(bottom, run.y)
            area += run.length
        }
        self.area = area
        perimeter = 0
        box =
            runs.isEmpty
            ? PixelBox(x: 0, y: 0, width: 0, height: 0)
            : PixelBox(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top) + 1)
    }
}

extension Component {
    /// Tests call it: box, area and the order of the runs are those of the runs.
    func _checkInvariants() {
        precondition(!runs.isEmpty && area == runs.reduce(0) { $0 + $1.length })
        precondition(box == Component(runs: runs).box)
        for run in runs { precondition(run.start < run.end) }
        for (run, next) in zip(runs, runs.dropFirst()) {
            precondition(run.y < next.y || run.y == next.y && run.end < next.start)
        }
    }
}

/// Connected-component labelling by runs and union-find.
///
/// Runs of consecutive rows that touch, corners included, are joined; a second pass collects each root's runs. Cost is
/// linear in the number of runs but for the inverse Ackermann function (He, Chao & Suzuki 2008,
/// doi:10.1109/TIP.2008.917204).
public enum ConnectedComponents {
    /// - Parameters:
    ///   - mask: which pixels are ink.
    ///   - leastArea: components of fewer ink pixels are left out, before they take up memory.
    /// - Returns: components in the order of their first run from the top.
    public static func label(_ mask: InkMask, leastArea: Int = 1) -> [Component] {
        let (runs, rowStarts) = self.runs(of: mask)
        var sets = DisjointSets(count: runs.count)
        var touching = [Int32](repeating: 0, count: runs.count)
        for y in 1..<max(1, mask.height) {
            join(rowStarts[y - 1]..<rowStarts[y], rowStarts[y]..<rowStarts[y + 1], runs, &sets, &touching)
        }
        return collect(runs, &sets, touching, leastArea: leastArea)
    }

    /// The components of some runs, in the order of their first run from the top.
    ///
    /// The runs come from the top row down, left to right, and no two of a row touch. Components of fewer than
    /// `leastArea` pixels are left out.
    public static func label(_ runs: [InkRun], leastArea: Int = 1) -> [Component] {
        var sets = DisjointSets(count: runs.count)
        var touching = [Int32](repeating: 0, count: runs.count)
        var above = 0..<0
        var start = 0
        while start < runs.count {
            var end = start
            while end < runs.count, runs[end].y == runs[start].y { end += 1 }
            if let last = above.last, runs[last].y == runs[start].y - 1 {
                join(above, start..<end, runs, &sets, &touching)
            }
            above = start..<end
            start = end
        }
        return collect(runs, &sets, touching, leastArea: leastArea)
    }

    private static func runs(of mask: InkMask) -> (runs: [InkRun], rowStarts: [Int]) {
        var runs: [InkRun] = []
        var rowStarts = [0]
        rowStarts.reserveCapacity(mask.height + 1)
        for y in 0..<mask.height {
            mask.forEachRun(inRow: y) { columns in
                runs.append(InkRun(y: Int32(y), start: Int32(columns.lowerBound), end: Int32(columns.upperBound)))
            }
            rowStarts.append(runs.count)
        }
        return (runs, rowStarts)
    }

    /// Joins the runs of two neighbouring rows that touch; adds up the pixel edges they share.
    private static func join(
        _ upper: Range<Int>, _ lower: Range<Int>, _ runs: [InkRun], _ sets: inout DisjointSets,
        _ touching: inout [Int32]
    ) {
        var first = upper.lowerBound
        for current in lower {
            let run = runs[current]
            while first < upper.upperBound, runs[first].end < run.start { first += 1 }
            var candidate = first
            while candidate < upper.upperBound, runs[candidate].start <= run.end {
                sets.union(candidate, current)
                touching[current] += max(0, min(run.end, runs[candidate].end) - max(run.start, runs[candidate].start))
                candidate += 1
            }
        }
    }

    /// What is added up of one component before its runs are put together; small, since noise has millions of them.
    private struct Sums {
        var area = 0
        var shared = 0
        var runCount: Int32 = 0
        /// Position among the components that are kept.
        var slot: Int32 = -1
    }

    private static func collect(
        _ runs: [InkRun], _ sets: inout DisjointSets, _ touching: [Int32], leastArea: Int
    ) -> [Component] {
        var numbers = [Int32](repeating: -1, count: runs.count)
        var sums: [Sums] = []
        sums.reserveCapacity(runs.indices.count { sets.find($0) == $0 })
        for index in runs.indices {
            let root = sets.find(index)
            if root == index {
                numbers[index] = Int32(sums.count)
                sums.append(Sums())
            } else {
                numbers[index] = numbers[root]
            }
            let number = Int(numbers[index])
            sums[number].area += runs[index].length
            sums[number].shared += Int(touching[index])
            sums[number].runCount += 1
        }
        var grouped: [[InkRun]] = []
        for number in sums.indices where sums[number].area >= leastArea {
            sums[number].slot = Int32(grouped.count)
            grouped.append([])
            grouped[grouped.count - 1].reserveCapacity(Int(sums[number].runCount))
        }
        for index in runs.indices {
            let slot = Int(sums[Int(numbers[index])].slot)
            if slot >= 0 { grouped[slot].append(runs[index]) }
        }
        return sums.filter { $0.slot >= 0 }.map { sum in
            var component = Component(runs: grouped[Int(sum.slot)])
            component.perimeter = 2 * Int(sum.runCount) + 2 * (sum.area - sum.shared)
            return component
        }
    }
}

/// Disjoint sets with path halving and union to the lower index (Tarjan & van Leeuwen 1984, doi:10.1145/62.2160).
package struct DisjointSets {
    private var parents: [Int32]

    package init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

    package mutating func find(_ element: Int) -> Int {
        var current = element
        while parents[current] != current {
            parents[current] = parents[Int(parents[current])]
            current = Int(parents[current])
        }
        return current
    }

    package mutating func union(_ first: Int, _ second: Int) {
        let one = find(first)
        let other = find(second)
        if one == other { return }
        parents[max(one, other)] = Int32(min(one, other))
    }

    /// Tests call it: no parent comes after its child, so that every way up ends.
    func _checkInvariants() {
        for (element, parent) in parents.enumerated() { precondition((0...element).contains(Int(parent))) }
    }
}
