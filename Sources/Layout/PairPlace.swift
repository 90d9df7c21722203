import Algorithms
import DocumentModel

/// How two stretches of about one direction lie to each other, seen along the mean of their directions.
struct PairPlace {
    /// From the first one's baseline down to the second one's, amid the stretch they have in common, in pixels.
    var drop: Double
    /// Of the first along that direction, from its start, in pixels.
    var first: ClosedRange<Double>
    /// Of the second, from the start of the first.
    var second: ClosedRange<Double>
    /// The mean of their letter heights, in pixels.
    var unit: Double

    /// Least cosine of the angle between them: some 25°, by which no two lines of one note differ.
    private static let leastCosine = 0.9
    /// What is farther up or down has no say, in letter heights.
    private static let greatestDrop = 9.0

    /// `nil` for stretches of other directions and such as are far above or below.
    init?(_ a: Stretch, _ b: Stretch) {
        guard a.direction.along(b.direction) >= Self.leastCosine else { return nil }
        let sum = a.direction + b.direction
        let direction = sum / sum.length
        let way = b.start - a.start
        let (from, to) = (way.along(direction), a.length * a.direction.along(direction))
        let second = from...(from + b.length * b.direction.along(direction))
        let middle = (max(0, from) + min(to, second.upperBound)) / 2
        func height(_ stretch: Stretch, _ start: SIMD2<Double>, _ extent: ClosedRange<Double>) -> Double {
            let place = min(max(middle, extent.lowerBound), extent.upperBound) - extent.lowerBound
            let share = extent.upperBound > extent.lowerBound ? place / (extent.upperBound - extent.lowerBound) : 0
            return (start + share * stretch.length * stretch.direction).across(direction)
        }
        unit = (a.height * b.height).squareRoot()
        drop = height(b, way, second) - height(a, .zero, 0...to)
        first = 0...to
        self.second = second
        guard abs(drop) <= Self.greatestDrop * unit else { return nil }
    }

    /// How far they stand over each other; below 0 the gap between them.
    var overlap: Double { min(first.upperBound, second.upperBound) - max(first.lowerBound, second.lowerBound) }
    /// From the end of the first to the second, in letter heights.
    var gap: Double { (second.lowerBound - first.upperBound) / unit }
    /// ``drop`` in letter heights.
    var lines: Double { drop / unit }
    var narrower: Double { min(first.width, second.width) }
}

extension ClosedRange<Double> {
    var width: Double { upperBound - lowerBound }
    var middle: Double { (lowerBound + upperBound) / 2 }
}

/// For each stretch, those of about its direction that are not far above or below it.
struct Neighbourhood {
    typealias Neighbour = (index: Int, place: PairPlace)

    /// By their indices, in order.
    private let neighbours: [[Neighbour]]

    init(_ stretches: [Stretch]) {
        neighbours = stretches.indices.map { first in
            stretches.indices.compactMap { second in
                first == second ? nil : PairPlace(stretches[first], stretches[second]).map { (second, $0) }
            }
        }
    }

    subscript(_ stretch: Int) -> [Neighbour] { neighbours[stretch] }

    /// How the second lies to the first.
    func place(of second: Int, from first: Int) -> PairPlace? {
        let list = neighbours[first]
        let position = list.partitioningIndex { $0.index >= second }
        return position < list.count && list[position].index == second ? list[position].place : nil
    }
}
