import DocumentModel
import Imaging
import Preprocessing

/// Where writing is in a photo: its lines as frames, and which of the photo's ink each of them may have.
///
///     let found = FoundWriting(in: photo, by: network)
///     let crops = found.cores.indices.map { LineCropper(photo, found).crop($0) }
public struct FoundWriting: Sendable {
    /// What the network says of each cell.
    public let map: WritingMap
    /// The lines, each by its core, in no order.
    public let cores: [LineCore]
    /// Whose ink is whose.
    public let owners: LineOwners
    /// The sizes in which the network was shown the photo, such as "1:2" for half as large.
    public let sizes: [String]

    /// What the network sees in a photo.
    ///
    /// It is shown the photo in two sizes, one half of the other; each line is taken from the size that suits it. Where
    /// most letters turn out to be too small or too large for both, two other sizes take their place.
    public init(in photo: RGBImage, by network: FindingNetwork, threads: Int = 1) {
        guard min(photo.width, photo.height) >= Self.leastSide else {
            self.init(.empty(width: photo.width, height: photo.height))
            return
        }
        func look(_ cell: Int) -> WritingMap { WritingMap(of: photo, by: network, cell: cell, threads: threads) }
        let first = WritingMap(of: photo, by: network, threads: threads)
        let coarse = look(2 * first.cell)
        var map = first.taking(largeLettersOf: coarse)
        var sizes = [first.size, coarse.size]
        let scale = Double(first.cell) / Double(FindingArchitecture.cell)
        if let height = FoundWriting(map).letterHeight.map({ $0 / scale }), !Self.wellSeen.contains(height) {
            let isSmall = height < Self.wellSeen.lowerBound
            let other = look(isSmall ? first.closerCell : 2 * coarse.cell * Self.reduction(of: height))
            map = isSmall ? other.taking(largeLettersOf: first) : coarse.taking(largeLettersOf: other)
            sizes.append(other.size)
        }
        self = FoundWriting(map, cores: Self.cores(in: map, photo), sizes: sizes).withLoneMarks(in: photo)
    }

    private static func cores(in map: WritingMap, _ photo: RGBImage) -> [LineCore] {
        let segments = CoreAngles.settled(LineCores.cores(in: map), in: map)
        return LineJoining.joined(segments, in: map, photo: photo).map { $0.following(map) }
    }

    /// Pixels of a photo's shorter side below which there is no room for a letter.
    static let leastSide = 5
    /// Median heights of letters, in pixels of the first size, that the first two sizes suit.
    private static let wellSeen = 12.0...100.0

    /// How much smaller than a quarter of the first size large letters are shown.
    private static func reduction(of height: Double) -> Int {
        max(1, Int((height / (2 * wellSeen.upperBound)).rounded()))
    }

    /// The text segments in a map, without what the photo itself tells of them.
    public init(_ map: WritingMap) { self.init(map, cores: LineCores.cores(in: map), sizes: []) }

    init(_ map: WritingMap, cores: [LineCore], sizes: [String]) {
        (self.map, self.cores, self.sizes) = (map, cores, sizes)
        owners = LineOwners(of: cores, in: map)
    }

    /// One line that has all ink in a box.
    init(_ map: WritingMap, alone core: LineCore, in box: PixelBox, sizes: [String]) {
        (self.map, cores, self.sizes) = (map, [core], sizes)
        owners = LineOwners(everythingIn: box, map)
    }
}

/// Lines of which it is known from their reading which end comes first.
extension FoundWriting {
    /// The same lines in other directions.
    ///
    /// - Parameter isReversed: of lines by their index, whether they begin at their other end; all others begin where
    ///   most lines around them do.
    /// - Returns: the lines by the same indices; a lone line that has all ink, whatever the map says, stays.
    public func reversing(_ isReversed: [Int: Bool]) -> FoundWriting {
        guard !cores.contains(where: \.cells.isEmpty) else { return self }
        var cores = cores
        for (index, isReversed) in isReversed where cores.indices.contains(index) {
            if isReversed { cores[index] = cores[index].running(along: cores[index].angle + .pi, in: map) }
            cores[index].directness = 1
        }
        let begun = CoreAngles.begun(cores, in: map).map { $0.following(map) }
        return FoundWriting(map, cores: begun, sizes: sizes)
    }
}

/// What the lines together tell of the photo.
extension FoundWriting {
    /// The share of the writing that must run another way for the photo to be turned.
    private static let leastShareTurned = 0.6

    /// How the text stands in the photo: as most of it does.
    public var textAngle: TextAngle {
        var lengths: [TextAngle: Double] = [:]
        for core in cores { lengths[core.textAngle, default: 0] += core.elongation }
        let total = lengths.values.reduce(0, +)
        let most = TextAngle.allCases.max { lengths[$0, default: 0] < lengths[$1, default: 0] } ?? .upright
        return lengths[most, default: 0] >= Self.leastShareTurned * total ? most : .upright
    }

    /// How sure the network is of which end of the lines comes first, 0…1: their mean by length; 1 without any.
    public var directness: Double {
        let total = cores.reduce(0) { $0 + Self.weight(of: $1) }
        return total > 0 ? cores.reduce(0) { $0 + $1.directness * Self.weight(of: $1) } / total : 1
    }

    /// Median height of capitals in pixels, by the lines' lengths; `nil` without any line.
    public var letterHeight: Double? {
        WeightedQuantile.value(of: cores.map { ($0.letterHeight, Self.weight(of: $0)) }, share: 0.5)
    }

    private static func weight(of core: LineCore) -> Double { max(loneMark, core.elongation) }

    /// Weight of a mark that is no longer than it is high; a word of three letters weighs about 1.
    ///
    /// The grain of a board looks like such marks.
    private static let loneMark = 0.02
}
