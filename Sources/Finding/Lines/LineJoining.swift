import Glibc
import Imaging

/// Joins cores that are parts of one line: one goes on where another ends, and the gap is not one between two labels.
enum LineJoining {
    /// Widest gap between words, in heights of capitals.
    private static let greatestGap = 2.0
    /// Greatest offset across the line between two cores where they meet, in heights of capitals.
    private static let greatestOffset = 0.35
    /// Greatest overlap of two cores along the line, in heights of capitals.
    private static let greatestOverlap = 0.5
    private static let greatestHeightRatio = 1.6
    /// Greatest angle between their directions, in radians.
    private static let greatestTurn = 0.2
    /// Greatest such angle where one of them is short, and its direction hardly known.
    private static let greatestShortTurn = 0.45
    /// Cores shorter than this, in heights of capitals, are short.
    private static let shortLength = 3.0
    /// No page of writing has more cores than this; if one does, they are left as they are, since every pair is
    /// compared.
    static let mostCores = 4_000

    /// Joins cores unless a border stands between them in the photo.
    static func joined(_ cores: [LineCore], in map: WritingMap, photo: RGBImage) -> [LineCore] {
        guard cores.count <= mostCores else { return cores }
        var sets = DisjointSets(count: cores.count)
        var isContinued = [Bool](repeating: false, count: cores.count)
        var continues = isContinued
        let pairs = cores.indices.flatMap { first in
            cores.indices.compactMap { second -> (gap: Double, first: Int, second: Int)? in
                guard first != second, let gap = gap(from: cores[first], to: cores[second]) else { return nil }
                return (gap, first, second)
            }
        }
        for pair in pairs.sorted(by: { ($0.gap, $0.first, $0.second) < ($1.gap, $1.first, $1.second) })
        where !isContinued[pair.first] && !continues[pair.second] && sets.find(pair.first) != sets.find(pair.second) {
            guard !isParted(cores[pair.first], cores[pair.second], in: map, photo) else { continue }
            sets.union(pair.first, pair.second)
            (isContinued[pair.first], continues[pair.second]) = (true, true)
        }
        let groups = Dictionary(grouping: cores.indices) { sets.find($0) }
        return groups.sorted { $0.key < $1.key }.compactMap { _, members in
            members.count == 1
                ? cores[members[0]]
                : LineCores.core(of: members.flatMap { cores[$0].cells }.sorted(), in: map)
        }
    }

    private static func isParted(
        _ first: LineCore, _ second: LineCore, in map: WritingMap, _ photo: RGBImage
    ) -> Bool {
        let side = Double(map.cell)
        let thickness = CoreBand.thickness(ofLetters: (first.letterHeight + second.letterHeight) / 2, cell: side)
        return LineGap(between: first, second, in: photo)?.hasBorder(
            from: first.point(along: first.end), to: second.point(along: second.start), margin: side,
            thickness: thickness) ?? false
    }

    /// The gap in heights of capitals; `nil` where the second does not go on from the first.
    private static func gap(from first: LineCore, to second: LineCore) -> Double? {
        let height = (first.letterHeight + second.letterHeight) / 2
        let reach = (greatestGap * height) + first.length + second.length
        guard abs(first.middle.x - second.middle.x) < reach, abs(first.middle.y - second.middle.y) < reach,
            max(first.letterHeight, second.letterHeight)
                <= greatestHeightRatio * min(first.letterHeight, second.letterHeight),
            first.isLight == second.isLight
        else { return nil }
        let isShort = min(first.length, second.length) < shortLength * height
        guard abs(remainder(first.angle - second.angle, 2 * .pi)) <= (isShort ? greatestShortTurn : greatestTurn)
        else { return nil }
        let longer = first.length >= second.length ? first : second
        let (end, start) = (first.point(along: first.end), second.point(along: second.start))
        let (one, other) = (longer.place(x: end.x, y: end.y), longer.place(x: start.x, y: start.y))
        let gap = other.along - one.along
        guard gap <= greatestGap * height, gap >= -greatestOverlap * height,
            abs(other.across - one.across) <= greatestOffset * height
        else { return nil }
        return max(0, gap) / height
    }
}
