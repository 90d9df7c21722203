import Algorithms
import DocumentModel
import Preprocessing

/// The regions of empty board that ink divides a picture into (4-connected, so that ink 8-connected closes them).
struct BoardRegions {
    /// A stretch of board in one row.
    struct Run {
        var start: Int32
        var end: Int32
        /// Which region it belongs to.
        var region: Int32
    }

    /// Row by row from the top, each row from the left.
    private(set) var runs: [Run] = []
    /// Where each row's begin, and where the last row's end.
    private(set) var rowStarts = [0]
    /// Pixels of each region.
    private(set) var areas: [Int] = []
    /// The smallest box around each.
    private(set) var boxes: [PixelBox] = []

    init(of mask: InkMask) {
        for y in 0..<mask.height {
            var start = 0
            mask.forEachRun(inRow: y) { ink in
                if ink.lowerBound > start {
                    runs.append(Run(start: Int32(start), end: Int32(ink.lowerBound), region: 0))
                }
                start = ink.upperBound
            }
            if start < mask.width { runs.append(Run(start: Int32(start), end: Int32(mask.width), region: 0)) }
            rowStarts.append(runs.count)
        }
        var sets = DisjointSets(count: runs.count)
        for y in 1..<max(1, mask.height) { join(self[y - 1], self[y], &sets) }
        number(by: &sets)
        measure()
    }

    /// Indices of a row's runs.
    subscript(y: Int) -> Range<Int> { rowStarts[y]..<rowStarts[y + 1] }

    private func join(_ upper: Range<Int>, _ lower: Range<Int>, _ sets: inout DisjointSets) {
        var first = upper.lowerBound
        for current in lower {
            while first < upper.upperBound, runs[first].end <= runs[current].start { first += 1 }
            var candidate = first
            while candidate < upper.upperBound, runs[candidate].start < runs[current].end {
                sets.union(candidate, current)
                candidate += 1
            }
        }
    }

    private mutating func number(by sets: inout DisjointSets) {
        var numbers = [Int32](repeating: -1, count: runs.count)
        for index in runs.indices {
            let root = sets.find(index)
            if numbers[root] < 0 {
                numbers[root] = Int32(areas.count)
                areas.append(0)
            }
            runs[index].region = numbers[root]
            areas[Int(numbers[root])] += Int(runs[index].end - runs[index].start)
        }
    }

    private mutating func measure() {
        var found = [PixelBox?](repeating: nil, count: areas.count)
        for y in rowStarts.indices.dropLast() {
            for run in runs[self[y]] {
                let box = PixelBox(x: Int(run.start), y: y, width: Int(run.end - run.start), height: 1)
                found[Int(run.region)] = found[Int(run.region)]?.union(box) ?? box
            }
        }
        boxes = found.compactMap { $0 }
    }

    /// The region that a pixel of board belongs to; `nil` for ink.
    func region(at place: BoardPlace) -> Int? {
        guard (0..<rowStarts.count - 1).contains(place.y) else { return nil }
        let row = runs[self[place.y]]
        let index = row.partitioningIndex { Int($0.end) > place.x }
        guard index < row.endIndex, Int(row[index].start) <= place.x else { return nil }
        return Int(row[index].region)
    }

    /// What some regions extend over: from the first to the last pixel of each row or of each column, whichever is more.
    func extents(of wanted: Set<Int>) -> [Int: Int] {
        guard !wanted.isEmpty else { return [:] }
        var slots = [Int?](repeating: nil, count: areas.count)
        var extents = wanted.sorted().enumerated().map { slot, region in
            slots[region] = slot
            return RegionExtent(of: boxes[region])
        }
        for y in rowStarts.indices.dropLast() {
            for run in runs[self[y]] {
                guard let slot = slots[Int(run.region)] else { continue }
                extents[slot].add(Int(run.start)..<Int(run.end), y: y)
            }
        }
        return Dictionary(uniqueKeysWithValues: zip(wanted.sorted(), extents.map(\.pixels)))
    }
}

/// A pixel, counted from the top left.
struct BoardPlace: Hashable {
    var x: Int
    var y: Int
}
