import Glibc
import Imaging

extension LineCore {
    /// Samples across a line, and along it at most.
    private static let samples = (across: 16, along: 4_000.0)
    /// How far they reach above and below the middle, in heights of its letters.
    private static let reach = 0.4
    /// Heights of letters that a mark is long at most, and that two are apart at least; half of all gaps are that wide and more.
    private static let longestMark = 1.6
    private static let leastGap = 0.2
    private static let usualGap = 0.4

    /// The line; or, where it runs up or down over marks that stand apart, one core for each: a column of single characters, each a line.
    ///
    /// The letters of a line on its side are closer.
    func marks(in photo: RGBImage, _ map: WritingMap) -> [LineCore] {
        guard abs(cos(angle)) < 0.7, run > 1, let gaps = gaps(in: photo) else { return [self] }
        let side = Double(map.cell)
        let groups = Dictionary(grouping: cells) { index -> Int in
            let (column, row) = (index % map.cells.width, index / map.cells.width)
            let along = place(x: (Double(column) + 0.5) * side, y: (Double(row) + 0.5) * side).along
            return gaps.count { $0 < along }
        }
        return groups.sorted { $0.key < $1.key }.compactMap { LineCores.core(of: $0.value, in: map) }
            .map { $0.withPolarity(in: photo) }
    }

    /// The middles of the gaps between marks, along the line; `nil` where it is none of marks that stand apart.
    private func gaps(in photo: RGBImage) -> [Double]? {
        let count = min(Self.samples.along, max(2, length)).rounded()
        let step = length / count
        let isInk = inkAlong(photo, count: Int(count), step: step)
        let marks = isInk.indices.filter { isInk[$0] }.reduce(into: [Range<Int>]()) { marks, place in
            if let last = marks.last, last.upperBound == place {
                marks[marks.count - 1] = last.lowerBound..<place + 1
            } else {
                marks.append(place..<place + 1)
            }
        }
        guard marks.count > 1 else { return nil }
        let widths = zip(marks, marks.dropFirst()).map { Double($1.lowerBound - $0.upperBound) * step / letterHeight }
        guard marks.allSatisfy({ Double($0.count) * step <= Self.longestMark * letterHeight }),
            widths.allSatisfy({ $0 >= Self.leastGap }), widths.sorted()[(widths.count - 1) / 2] >= Self.usualGap
        else { return nil }
        return zip(marks, marks.dropFirst()).map { start + Double($0.upperBound + $1.lowerBound) / 2 * step }
    }

    /// Whether there is ink at each place along the line.
    private func inkAlong(_ photo: RGBImage, count: Int, step: Double) -> [Bool] {
        let across = SIMD2(-sin(angle), cos(angle)) * (2 * Self.reach * letterHeight)
        let levels = (0..<count).map { column in
            (0..<Self.samples.across).compactMap { row -> Int? in
                let share = (Double(row) + 0.5) / Double(Self.samples.across) - 0.5
                let place = point(along: start + (Double(column) + 0.5) * step) + across * share
                return photo.luminance(x: Int(place.x.rounded(.down)), y: Int(place.y.rounded(.down)))
            }
        }
        let all = levels.joined().sorted()
        guard let darkest = all.first, let lightest = all.last else { return [] }
        let middle = (darkest + lightest) / 2
        return levels.map { $0.contains { isLight ? $0 > middle : $0 < middle } }
    }
}
