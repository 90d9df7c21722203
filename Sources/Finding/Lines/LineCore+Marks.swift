import Glibc
import Imaging

extension LineCore {
    /// Numbers of samples of the photo.
    ///
    /// A column of single characters is sampled `across` times over its width, a wider one more often, but no column
    /// more often than `mostAcross` times. Along it there are at most `along` samples.
    private static let samples = (across: 16, mostAcross: 400, along: 4_000.0)
    /// Least half-width of the band in which marks are looked for, in letter heights: that of a column of single
    /// characters.
    private static let reach = 0.4
    /// Greatest height of a mark, in letter heights; what is thicker may be a column of several.
    private static let tallestMark = 1.6
    /// Least gap between two marks, in letter heights; marks closer than this are one.
    private static let leastGap = 0.15
    /// Least median of the gaps, in letter heights.
    private static let usualGap = 0.25

    /// The core itself, or, where separate marks stand below one another in it, one core for each of them.
    ///
    /// The network may take a column of single characters or short words for a line that runs up or down, or for one
    /// thick line. The letters of a real line on its side are closer together.
    func marks(in photo: RGBImage, _ map: WritingMap) -> [LineCore] {
        guard
            running(along: angle + .pi / 2, in: map).length > Self.tallestMark * letterHeight
                || abs(cos(angle)) < 0.7 && elongation > 1
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
    /// - Returns: where the middles lie; `nil` where the line does not consist of separate marks.
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
        guard marks.allSatisfy({ Double($0.count) * step <= Self.tallestMark * letterHeight }),
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
