import DocumentModel
import Glibc
import Preprocessing

/// Which way a page's writing runs, told before any line is found.
///
/// Letters have more neighbours along their line than across it. Of all pairs of components that are about as large as most and not far
/// apart, more lie along the writing than along any other direction (the docstrum of O'Gorman 1993, doi:10.1109/34.244677; but pairs
/// count by how far the second one is beside the first one's line instead of by their angle alone, so that near pairs, whose angle says little,
/// do not blur it).
public struct WritingDirection: Hashable, Sendable {
    /// Clockwise from the picture's rows, in radians, −π/2…π/2: which end of a line is its beginning is not told.
    public let angle: Double
    /// The part of the picture that is written on.
    let area: PixelBox

    /// How concentrated pairs must be to tell a direction: those of specks lie along all.
    private static let leastConcentration = 1.4
    /// Components that tell at least, and at most.
    private static let leastComponents = 12
    private static let mostComponents = 3_000
    private static let leastArea = 8
    /// Sizes of those that tell, in sizes of most.
    private static let sizes = 0.4...2.5
    /// How far a pair may be apart, and beside one line, in sizes.
    private static let reach = 7.0
    private static let offset = 0.3
    /// Steps of the directions in half a turn, and of distances in a size.
    private static let directions = 180
    private static let distancesPerSize = 4.0

    /// - Returns: `nil` for a page with hardly any writing, or none that runs in one direction.
    public init?(of mask: InkMask) {
        self.init(of: ConnectedComponents.label(mask, leastArea: Self.leastArea))
    }

    init?(of components: [Component]) {
        let sized = components.map { (Double(max($0.box.width, $0.box.height)), Double($0.area).squareRoot()) }
        guard let usual = PageScale.weightedMedian(sized) else { return nil }
        let telling = zip(components, sized).filter { Self.sizes.contains($1.0 / usual) }.map(\.0)
        guard telling.count >= Self.leastComponents, let area = telling.map(\.box).union() else { return nil }
        let step = (telling.count + Self.mostComponents - 1) / Self.mostComponents
        let middles = stride(from: 0, to: telling.count, by: step)
            .map { SIMD2(telling[$0].box.midX, telling[$0].box.midY) }.sorted { $0.x < $1.x }
        let counts = Self.pairs(of: middles, size: usual)
        let along = Self.pairsAlong(counts)
        let least = Self.leastConcentration * along.reduce(0, +) / Double(along.count)
        guard let most = along.indices.max(by: { along[$0] < along[$1] }), along[most] > 0, along[most] >= least
        else { return nil }
        let turn = most < Self.directions / 2 ? most : most - Self.directions
        angle = Double(turn) * .pi / Double(Self.directions)
        self.area = area
    }

    /// How many pairs there are by direction and distance, direction by direction.
    private static func pairs(of middles: [SIMD2<Double>], size: Double) -> [[Double]] {
        let distances = Int(reach * distancesPerSize) + 1
        var counts = [[Double]](repeating: [Double](repeating: 0, count: distances), count: directions)
        for (index, first) in middles.enumerated() {
            for second in middles[(index + 1)...] {
                let way = second - first
                guard way.x <= reach * size else { break }
                let distance = (way * way).sum().squareRoot() / size
                guard distance > 0, distance <= reach else { continue }
                let half = atan2(way.y, way.x) / .pi
                let direction = Int(((half < 0 ? half + 1 : half) * Double(directions)).rounded()) % directions
                counts[direction][Int(distance * distancesPerSize)] += 1
            }
        }
        return counts
    }

    /// For each direction the pairs of which the second one lies beside the first one's line, by how near to it.
    private static func pairsAlong(_ counts: [[Double]]) -> [Double] {
        let shares = (0..<directions).map { turn in
            let sine = sin(Double(turn) * .pi / Double(directions))
            return counts[0].indices.map { distance in
                let beside = (Double(distance) + 0.5) / distancesPerSize * sine / offset
                return exp(-beside * beside)
            }
        }
        return (0..<directions).map { direction in
            counts.indices.reduce(0) { sum, other in
                let share = shares[(other - direction + directions) % directions]
                return sum + zip(counts[other], share).reduce(0) { $0 + $1.0 * $1.1 }
            }
        }
    }
}
