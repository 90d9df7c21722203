import Glibc

/// The cores of a photo's lines: cells that the network takes for the middle of a line and that hang together, as detectors do that link pixels
/// (PixelLink: Deng et al. 2018, arXiv:1801.01315; DB: Liao et al. 2020, arXiv:1911.08947).
public enum LineCores {
    /// Log-odds from which a cell belongs to a core, and of its mean from which it is one.
    private static let leastCell: Float = 0
    private static let leastMean = 0.5
    /// Of the mean writing in its cells.
    private static let leastWriting: Float = -1
    /// A core so many times as long as it is thick tells its direction better than its cells say.
    private static let tellingLength = 2.5
    /// Radians by which the two may differ; beyond it the cells are right.
    private static let greatestDifference = 0.5

    public static func cores(in map: WritingMap) -> [LineCore] {
        let cells = map.cells
        let isCore = (0..<cells.width * cells.height).map { cells[.core, $0] > leastCell }
        return groups(isCore, width: cells.width, height: cells.height).compactMap { core(of: $0, in: map) }
    }

    /// Cells that touch, corners included, in the order of their first one.
    private static func groups(_ isCore: [Bool], width: Int, height: Int) -> [[Int]] {
        var sets = DisjointSets(count: isCore.count)
        for y in 0..<height {
            for x in 0..<width where isCore[y * width + x] {
                let index = y * width + x
                if x > 0, isCore[index - 1] { sets.union(index, index - 1) }
                guard y > 0 else { continue }
                for other in max(0, x - 1)...min(width - 1, x + 1) where isCore[index - width + other - x] {
                    sets.union(index, index - width + other - x)
                }
            }
        }
        var places: [Int: Int] = [:]
        var groups: [[Int]] = []
        for index in isCore.indices where isCore[index] {
            let root = sets.find(index)
            if let place = places[root] {
                groups[place].append(index)
            } else {
                places[root] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    /// What the cells say together; `nil` when they are no line's.
    static func core(of members: [Int], in map: WritingMap) -> LineCore? {
        let cells = map.cells
        let side = Double(map.cell)
        var (weight, confidence, writing, light, height) = (0.0, 0.0, Float(0), 0.0, 0.0)
        var direction = SIMD2<Double>()
        var middle = SIMD2<Double>()
        for index in members {
            let share = probability(cells[.core, index])
            weight += share
            confidence += share
            writing += cells[.writing, index]
            light += share * probability(cells[.light, index])
            height += share * Double(cells[.height, index])
            direction += share * SIMD2(Double(cells[.cosine, index]), Double(cells[.sine, index]))
            middle += share * centre(index, cells.width) * side
        }
        let count = Double(members.count)
        guard weight > 0, confidence / count >= leastMean, writing / Float(count) >= leastWriting else { return nil }
        middle /= weight
        var core = LineCore(
            cells: members, middle: middle, angle: atan2(direction.y, direction.x), start: 0, end: 0,
            letterHeight: Double(FindingMap.unitHeight) * exp2(height / weight) * side
                / Double(FindingArchitecture.cell),
            light: light / weight, confidence: confidence / count)
        // What a damaged network says may be no number.
        guard core.letterHeight.isFinite, core.letterHeight > 0, core.angle.isFinite, core.light.isFinite else {
            return nil
        }
        if let axis = axis(of: members, middle: middle, in: map) {
            // Which of the axis's two ends is the beginning the cells know.
            let turns = remainder(axis - core.angle, .pi)
            if abs(turns) <= greatestDifference { core.angle += turns }
        }
        core.angle = remainder(core.angle, 2 * .pi)
        for index in members {
            let place = centre(index, cells.width) * side
            let along = core.place(x: place.x, y: place.y).along
            core.start = min(core.start, along - side / 2)
            core.end = max(core.end, along + side / 2)
        }
        return core
    }

    private static func centre(_ index: Int, _ width: Int) -> SIMD2<Double> {
        SIMD2(Double(index % width) + 0.5, Double(index / width) + 0.5)
    }

    private static func probability(_ logOdds: Float) -> Double { 1 / (1 + exp(-Double(logOdds))) }

    /// The angle of the cells' principal axis; `nil` when they are not long enough to tell.
    private static func axis(of members: [Int], middle: SIMD2<Double>, in map: WritingMap) -> Double? {
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for index in members {
            let way = centre(index, map.cells.width) * Double(map.cell) - middle
            xx += way.x * way.x
            xy += way.x * way.y
            yy += way.y * way.y
        }
        let mean = (xx + yy) / 2
        let spread = ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot()
        guard mean + spread > tellingLength * tellingLength * max(mean - spread, 1e-9) else { return nil }
        return atan2(2 * xy, xx - yy) / 2
    }
}
