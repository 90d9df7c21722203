import Algorithms
import DocumentModel

/// A square to be ticked in front of a task, empty or with a tick or a cross in it: no character, though it looks like several.
///
/// It has four straight sides that end where they meet, is wide inside, and stands clear of what is beside it. Round letters swell before their
/// longest run, and `#` goes on beyond its sides.
struct TickBox {
    let scale: PageScale

    /// Height and width in text heights, and width in heights.
    private static let heights = 0.7...2.0
    private static let aspects = 0.75...1.35
    /// Share of the component's width or height that a side has at least: a tick goes beyond it.
    private static let leastSide = 0.75
    /// And what lies outside it less, after so many stroke widths.
    private static let greatestOutside = 0.3
    private static let greatestSwelling = 0.4
    /// Distance of opposite sides in parts of the same.
    private static let leastDistance = 0.5
    /// Thickness of a side at most, and how far its ends may lie from the sides that it meets, in stroke widths.
    private static let greatestThickness = 3.0
    private static let greatestStray = 2.0

    /// Width inside at least, in stroke widths, and distance from others at least, in text heights.
    private static let leastInside = 3.2
    private static let leastClearance = 0.3

    /// Two opposite sides: the rows, or columns, of each, and what both cover of the other direction at most.
    private struct Sides {
        var first: Range<Int>
        var last: Range<Int>
        var extent: Range<Int>
    }

    /// - Returns: indices of the components that are such squares.
    func indices(in components: [Component]) -> Set<Int> {
        Set(components.indices.filter { matches(components[$0]) && isClear(components[$0].box, of: components) })
    }

    private func isClear(_ box: PixelBox, of components: [Component]) -> Bool {
        let clearance = Int(Self.leastClearance * scale.textHeight)
        let around = PixelBox(
            x: box.x - clearance, y: box.y, width: box.width + 2 * clearance, height: box.height)
        return !components.contains { component in
            let shared = component.box.intersection(around)
            return shared.area > 0 && component.box != box && !box.surrounds(component.box)
        }
    }

    private func matches(_ component: Component) -> Bool {
        let box = component.box
        let heights = [box.height, box.width].map { Double($0) / scale.textHeight }
        guard heights.allSatisfy(Self.heights.contains) else { return false }
        var columns = [Range<Int>](repeating: 0..<0, count: box.width)
        var rows = [Range<Int>](repeating: 0..<0, count: box.height)
        var open = [Range<Int>](repeating: 0..<0, count: box.width)
        for run in component.runs {
            let y = Int(run.y) - box.y
            let extent = Int(run.start) - box.x..<Int(run.end) - box.x
            if extent.count > rows[y].count { rows[y] = extent }
            for x in extent {
                open[x] = open[x].upperBound == y ? open[x].lowerBound..<y + 1 : y..<y + 1
                if open[x].count > columns[x].count { columns[x] = open[x] }
            }
        }
        guard let level = sides(among: rows, extent: box.width), let upright = sides(among: columns, extent: box.height)
        else { return false }
        let width = upright.last.upperBound - upright.first.lowerBound
        let height = level.last.upperBound - level.first.lowerBound
        return Self.aspects.contains(Double(width) / Double(height)) && meet(level, upright) && meet(upright, level)
    }

    /// The first and the last of the longest runs, if there are none between them.
    private func sides(among runs: [Range<Int>], extent: Int) -> Sides? {
        let long = runs.indices.filter { Double(runs[$0].count) >= Self.leastSide * Double(extent) }
        let groups = long.chunked { $1 == $0 + 1 }
        guard groups.count == 2, let first = groups.first, let last = groups.last, let start = first.first,
            let end = last.last, let firstEnd = first.last, let lastStart = last.first,
            Double(lastStart - firstEnd) >= Self.leastDistance * Double(runs.count),
            Double(lastStart - firstEnd - 1) >= Self.leastInside * scale.strokeWidth,
            [first.count, last.count].allSatisfy({ Double($0) <= Self.greatestThickness * scale.strokeWidth }),
            begins(at: start, in: runs, extent: extent),
            begins(at: runs.count - 1 - end, in: runs.reversed(), extent: extent)
        else { return nil }
        let covered = long.map { runs[$0] }
        return Sides(
            first: start..<firstEnd + 1, last: lastStart..<end + 1,
            extent: (covered.map(\.lowerBound).min() ?? 0)..<(covered.map(\.upperBound).max() ?? 0))
    }

    /// Whether runs grow as long as a side at once.
    private func begins(at start: Int, in runs: [Range<Int>], extent: Int) -> Bool {
        let outside = runs[..<start].lastIndex { Double($0.count) < Self.greatestOutside * Double(extent) } ?? -1
        return Double(start - outside - 1) <= max(2, Self.greatestSwelling * scale.strokeWidth)
    }

    /// Whether sides end at those that they meet.
    private func meet(_ sides: Sides, _ others: Sides) -> Bool {
        let stray = Self.greatestStray * scale.strokeWidth
        return abs(Double(sides.extent.lowerBound - others.first.lowerBound)) <= stray
            && abs(Double(sides.extent.upperBound - others.last.upperBound)) <= stray
    }
}
