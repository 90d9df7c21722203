import Glibc
import Imaging

extension LineCore {
    /// Samples across a column of single characters and across one of anything at most, and along it at most.
    private static let samples = (across: 16, mostAcross: 400, along: 4_000.0)
    /// Half the width of the band that is looked at where the network took a column for a line, in heights of its
    /// letters.
    private static let reach = 0.4
    /// A core reaches so far across its line at most, in heights of its letters, to be that of one.
    private static let greatestThickness = 1.6
    /// Heights of letters that a mark is long at most, and that two are apart at least; half of all gaps are as wide as
    /// the usual one.
    private static let longestMark = 1.6
    private static let leastGap = 0.15
    private static let usualGap = 0.25

    /// The line; or, where it has marks below one another that stand apart, one core for each: a column of single
    /// characters or of short words, which the network took for a line that runs up or down, or for one line.
    ///
    /// The letters of a line on its side are closer.
    func marks(in photo: RGBImage, _ map: WritingMap) -> [LineCore] {
        guard
            running(along: angle + .pi / 2, in: map).length > Self.greatestThickness * letterHeight
                || abs(cos(angle)) < 0.7 && run > 1
        else { return [self] }
        // Whatever way the core seems to run: rows that stand below one another are level.
        let (row, column) = (running(along: 0, in: map), running(along: .pi / 2, in: map))
        let halfWidth = max(Self.reach * letterHeight, row.length / 2)
        guard let gaps = column.gaps(in: photo, halfWidth: halfWidth, middle: -(row.start + row.end) / 2) else {
            return [self]
        }
        let groups = Dictionary(grouping: cells) { index -> Int in
            let centre = map.centre(ofCell: index)
            let along = column.place(x: centre.x, y: centre.y).along
            return gaps.count { $0 < along }
        }
        return groups.sorted { $0.key < $1.key }.compactMap { LineCores.core(of: $0.value, in: map) }
            .map { $0.withPolarity(in: photo) }
    }

    /// The middles of the gaps between marks, along the line.
    ///
    /// - Parameters:
    ///   - photo: what the core was found in.
    ///   - halfWidth: of the band that is looked at, in pixels.
    ///   - middle: where it lies across the line.
    /// - Returns: where the middles lie; `nil` where the line is none of marks that stand apart.
    private func gaps(in photo: RGBImage, halfWidth: Double, middle: Double) -> [Double]? {
        let count = min(Self.samples.along, max(2, length)).rounded()
        let step = length / count
        let isInk = inkAlong(photo, count: Int(count), step: step, halfWidth: halfWidth, middle: middle)
        let marks = isInk.indices.filter { isInk[$0] }.reduce(into: [Range<Int>]()) { marks, place in
            if let last = marks.last, Double(place - last.upperBound) * step < Self.leastGap * letterHeight {
                marks[marks.count - 1] = last.lowerBound..<place + 1
            } else {
                marks.append(place..<place + 1)
            }
        }
        guard marks.count > 1 else { return nil }
        let widths = zip(marks, marks.dropFirst()).map { Double($1.lowerBound - $0.upperBound) * step / letterHeight }
        guard marks.allSatisfy({ Double($0.count) * step <= Self.longestMark * letterHeight }),
            widths.sorted()[(widths.count - 1) / 2] >= Self.usualGap
        else { return nil }
        return zip(marks, marks.dropFirst()).map { start + Double($0.upperBound + $1.lowerBound) / 2 * step }
    }

    /// Whether there is ink at each place along the line.
    private func inkAlong(
        _ photo: RGBImage, count: Int, step: Double, halfWidth: Double, middle: Double
    ) -> [Bool] {
        let across = SIMD2(-sin(angle), cos(angle))
        let rows = min(
            Self.samples.mostAcross,
            max(Self.samples.across, Int(Double(Self.samples.across) * halfWidth / max(1, Self.reach * letterHeight))))
        let levels = (0..<count).map { column in
            (0..<rows).compactMap { row -> Int? in
                let offset = middle + halfWidth * (2 * (Double(row) + 0.5) / Double(rows) - 1)
                let place = point(along: start + (Double(column) + 0.5) * step) + across * offset
                return photo.luminance(x: Int(place.x.rounded(.down)), y: Int(place.y.rounded(.down)))
            }
        }
        guard let darkest = levels.joined().min(), let lightest = levels.joined().max() else { return [] }
        let threshold = (darkest + lightest) / 2
        return levels.map { $0.contains { isLight ? $0 > threshold : $0 < threshold } }
    }
}
