import DocumentModel
import Preprocessing

/// The level runs of thin ink that lie between two regions of the board, of which one may be an inside: a box's, a circle's, a cell's.
struct DividingRuns {
    /// Something as high as letters.
    struct Letter {
        var box: PixelBox
        /// A place on the board beside it.
        var beside: BoardPlace

        /// With rows as columns.
        var transposed: Letter {
            Letter(
                box: PixelBox(x: box.y, y: box.x, width: box.height, height: box.width),
                beside: BoardPlace(x: beside.y, y: beside.x))
        }
    }

    private struct Division {
        var run: InkRun
        /// The regions left and right of it that may be its inside.
        var insides: [Int]
    }

    private let regions: BoardRegions
    private let divisions: [Division]
    /// The insides that fill their extent, row by row and column by column: no bays reach into them.
    private let full: Set<Int>
    /// Those that are divided from the ground alone, and have room for few letters.
    private let alone: Set<Int>

    /// Area of a region at least, in squared text heights, and of one without bays.
    private static let leastArea = 1.0
    private static let leastFullArea = 1.6
    /// The part of a letter's box that lies in a region's at least.
    private static let leastInside = 0.8
    /// Width and height of one that stands alone at most, in text heights.
    private static let greatestSide = 4.0
    /// What of its extent a region without bays covers at least: letters stand in it.
    private static let leastFullness = 0.65

    /// - Parameter thickest: the greatest length of a run.
    init(of mask: InkMask, textHeight: Double, thickest: Int) {
        let regions = BoardRegions(of: mask)
        // All that is not inside of something stands there.
        let ground = regions.areas.indices.max { regions.areas[$0] < regions.areas[$1] }
        let isLarge = regions.areas.map { Double($0) >= Self.leastArea * textHeight * textHeight }
        // What stands in the outer region says nothing of what the inner one is, which may be that of a D.
        func mayBeInside(_ region: Int, of other: Int) -> Bool {
            region != ground && !regions.boxes[region].contains(regions.boxes[other])
        }
        let hasInsides = isLarge.count { $0 } > 1
        var neighbours: Set<Int> = []
        var divisions: [Division] = []
        for y in regions.rowStarts.indices.dropLast() where hasInsides {
            let row = regions.runs[regions[y]]
            for (left, right) in zip(row, row.dropFirst()) {
                let (one, other) = (Int(left.region), Int(right.region))
                guard one != other, right.start - left.end <= thickest, isLarge[one], isLarge[other] else { continue }
                if one != ground, other != ground { neighbours.formUnion([one, other]) }
                let insides = [(one, other), (other, one)].filter(mayBeInside).map(\.0)
                guard !insides.isEmpty else { continue }
                divisions.append(
                    Division(run: InkRun(y: Int32(y), start: left.end, end: right.start), insides: insides))
            }
        }
        let least = Self.leastFullArea * textHeight * textHeight
        full = Set(
            regions.extents(of: Set(divisions.flatMap(\.insides))).compactMap { region, extent in
                let area = Double(regions.areas[region])
                return area >= max(least, Self.leastFullness * Double(extent)) ? region : nil
            })
        alone = full.subtracting(neighbours).filter { region in
            let box = regions.boxes[region]
            return Double(max(box.width, box.height)) <= Self.greatestSide * textHeight
        }
        (self.regions, self.divisions) = (regions, divisions)
    }

    var isEmpty: Bool { divisions.isEmpty }
    var runs: [InkRun] { divisions.map(\.run) }

    /// Whether a letter lies in a region without bays, but for what it has of the region's borders where it touches them.
    ///
    /// - Parameter isAlone: whether nothing but the ground around it may be beyond the region's borders, and there may be no room for many.
    func surround(_ letter: Letter, isAlone: Bool) -> Bool {
        regions.region(at: letter.beside).map { region in
            let inside = letter.box.intersection(regions.boxes[region])
            return (isAlone ? alone : full).contains(region)
                && Double(inside.area) >= Self.leastInside * Double(letter.box.area)
        } ?? false
    }

    /// Those around the regions in which letters stand.
    ///
    /// - Parameter thickest: the greatest length of a run.
    func borders(around letters: [Letter], thickest: Int = .max) -> [InkRun] {
        let lettered = Set(letters.compactMap { regions.region(at: $0.beside) })
        return divisions.filter { $0.run.length <= thickest && $0.insides.contains(where: lettered.contains) }
            .map(\.run)
    }
}
