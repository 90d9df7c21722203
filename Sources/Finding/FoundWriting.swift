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
    /// It is shown the photo a second time, half as large, or smaller still where most letters are larger than it
    /// knows; and a third time, larger, where a tenth of the writing is small. Each line is taken from the scale that
    /// suits its size.
    public init(in photo: RGBImage, by network: FindingNetwork, threads: Int = 1) {
        guard min(photo.width, photo.height) >= Self.leastSide else {
            self.init(.empty(width: photo.width, height: photo.height))
            return
        }
        let first = WritingMap(of: photo, by: network, threads: threads)
        let seen = FoundWriting(first)
        let shown = Double(first.cell) / Double(FindingArchitecture.cell)
        let size = (seen.letterHeight ?? 0) / (Self.greatestHeight * shown)
        let reduction = max(2, min(2 * size, Double(max(photo.width, photo.height)))).rounded()
        let coarse = WritingMap(of: photo, by: network, cell: first.cell * Int(reduction), threads: threads)
        var map = first.taking(largeLettersOf: coarse)
        var sizes = [first.size, coarse.size]
        if let least = seen.letterHeight(share: Self.smallShare), least < WritingMap.smallLetters * shown {
            let fine = WritingMap(of: photo, by: network, cell: first.closerCell, threads: threads)
            map = fine.taking(largeLettersOf: map)
            sizes.append(fine.size)
        }
        self = FoundWriting(map, cores: Self.cores(in: map, photo), sizes: sizes).withLoneMarks(in: photo)
    }

    private static func cores(in map: WritingMap, _ photo: RGBImage) -> [LineCore] {
        let segments = LineCores.cores(in: map).flatMap { $0.withPolarity(in: photo).marks(in: photo, map) }
        let joined = LineJoining.joined(CoreAngles.settled(segments, in: map), in: map, photo: photo)
        return joined.map { $0.following(map) }
    }

    /// Pixels of a photo's shorter side below which there is no room for a letter.
    static let leastSide = 5
    /// Letters higher than this, in pixels that the network is shown, are larger than it knows well: they are reduced
    /// to half of it.
    private static let greatestHeight = 60.0
    /// The share of the writing that must be small for the network to look closer.
    private static let smallShare = 0.1

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

    /// Median height of capitals in pixels, by the lines' lengths; `nil` without any line.
    public var letterHeight: Double? { letterHeight(share: 0.5) }

    /// The height that the capitals of this share of the writing do not exceed.
    private func letterHeight(share: Double) -> Double? {
        let heights = cores.map { ($0.letterHeight, max(Self.loneMark, $0.elongation)) }
        return WeightedQuantile.value(of: heights, share: share)
    }

    /// Weight of a mark that is no longer than it is high; a word of three letters weighs about 1.
    ///
    /// The grain of a board looks like such marks.
    private static let loneMark = 0.02
}
