import Glibc

/// The cores of a photo's lines: connected cells that the network takes for the middle of a line.
///
/// Detectors that link pixels do so too (PixelLink: Deng et al. 2018, arXiv:1801.01315; DB: Liao et al. 2020,
/// arXiv:1911.08947).
public enum LineCores {
    /// Log-odds above which a cell belongs to a core.
    private static let leastCell: Float = 0
    /// Least mean probability of a core's cells that they belong to one.
    private static let leastMean = 0.5
    /// Least mean log-odds that a core's cells are writing.
    private static let leastWriting: Float = -1
    /// Cells that extend this many times farther along their axis than across it tell a core's direction better than
    /// the network's answers for them.
    private static let tellingLength = 2.5
    /// Greatest angle between the two, in radians; beyond it the network's answers count.
    private static let greatestDifference = 0.5
    /// Answers that agree less than this never count against the axis.
    private static let leastDirectness = 0.7

    /// A core whose mean thickness is more than this many times what the network was taught is that of several lines
    /// that touch.
    private static let greatestThickness = 1.6
    /// Lines that touch are parted by leaving out more and more of their least sure cells, in this many steps.
    private static let shares = 10
    /// Smaller parts are ignored.
    private static let leastPart = 3

    /// The text segments in a map: the core cells that touch, parted where several lines do.
    public static func cores(in map: WritingMap) -> [LineCore] {
        let cells = map.cells
        let all = (0..<cells.width * cells.height).filter { cells[.core, $0] > leastCell }
        return groups(all, width: cells.width).flatMap { parted($0, in: map) }
    }

    /// The core itself, or the cores of the lines that are joined in it.
    private static func parted(_ members: [Int], in map: WritingMap) -> [LineCore] {
        guard let core = core(of: members, in: map) else { return [] }
        let side = Double(map.cell)
        let thickness = Double(members.count) * side * side / max(side, core.length)
        let taught = CoreBand.thickness(ofLetters: core.letterHeight, cell: side)
        guard thickness > greatestThickness * taught else { return [core] }
        let sureness = members.map { map.cells[.core, $0] }.sorted()
        for share in 1..<shares {
            let level = sureness[share * sureness.count / shares]
            let parts = groups(members.filter { map.cells[.core, $0] > level }, width: map.cells.width)
                .filter { $0.count >= leastPart }
            if parts.count > 1 { return parts.flatMap { parted($0, in: map) } }
        }
        return [core]
    }

    /// The cells in groups of those that touch, corners included.
    ///
    /// - Parameters:
    ///   - members: the cells' indices, sorted.
    ///   - width: of the map, in cells.
    /// - Returns: groups of cells that touch, in the order of their first one.
    private static func groups(_ members: [Int], width: Int) -> [[Int]] {
        guard let first = members.first, let last = members.last else { return [] }
        // The rows the members lie in, with an empty one above and below, and an empty column on each side.
        let (top, rows, stride) = (first / width, last / width - first / width + 1, width + 2)
        func place(_ index: Int) -> Int { (index / width - top + 1) * stride + index % width + 1 }
        var numbers = [Int32](repeating: -1, count: (rows + 2) * stride)
        var sets = DisjointSets(count: members.count)
        for (number, index) in members.enumerated() {
            let place = place(index)
            for neighbour in [place - 1, place - stride - 1, place - stride, place - stride + 1]
            where numbers[neighbour] >= 0 { sets.union(number, Int(numbers[neighbour])) }
            numbers[place] = Int32(number)
        }
        var places: [Int: Int] = [:]
        var groups: [[Int]] = []
        for (number, index) in members.enumerated() {
            let root = sets.find(number)
            if let place = places[root] {
                groups[place].append(index)
            } else {
                places[root] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    /// The core that some cells form together; `nil` when they are not a line.
    static func core(of members: [Int], in map: WritingMap) -> LineCore? {
        let cells = map.cells
        let side = Double(map.cell)
        var (weight, writing, light, height) = (0.0, Float(0), 0.0, 0.0)
        var direction = SIMD2<Double>()
        var middle = SIMD2<Double>()
        for index in members {
            let share = probability(cells[.core, index])
            weight += share
            writing += cells[.writing, index]
            light += share * probability(cells[.light, index])
            height += share * Double(cells[.height, index])
            direction += share * SIMD2(Double(cells[.cosine, index]), Double(cells[.sine, index]))
            middle += share * map.centre(ofCell: index)
        }
        let count = Double(members.count)
        guard weight > 0, weight / count >= leastMean, writing / Float(count) >= leastWriting else { return nil }
        middle /= weight
        var core = LineCore(
            cells: members, middle: middle, angle: atan2(direction.y, direction.x), start: 0, end: 0,
            letterHeight: Double(FindingMap.unitHeight) * exp2(height / weight) * side
                / Double(FindingArchitecture.cell),
            light: light / weight, confidence: weight / count)
        // A damaged network's answers may not be numbers.
        guard core.letterHeight.isFinite, core.letterHeight > 0, core.angle.isFinite, core.light.isFinite else {
            return nil
        }
        core.directness = min(1, (direction * direction).sum().squareRoot() / weight)
        if let axis = axis(of: members, middle: middle, in: map) {
            // An axis has no beginning: the cells' answers say which of its ends that is.
            let turns = remainder(axis - core.angle, .pi)
            if abs(turns) <= greatestDifference || core.directness < leastDirectness { core.angle += turns }
        }
        return core.running(along: remainder(core.angle, 2 * .pi), in: map)
    }

    private static func probability(_ logOdds: Float) -> Double { 1 / (1 + exp(-Double(logOdds))) }

    /// The angle of the cells' principal axis; `nil` when they are not long enough to tell.
    private static func axis(of members: [Int], middle: SIMD2<Double>, in map: WritingMap) -> Double? {
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for index in members {
            let way = map.centre(ofCell: index) - middle
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
