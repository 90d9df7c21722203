import DocumentModel
import Imaging
import Preprocessing

/// Where writing is in a photo, and which writing belongs together: the lines that the network sees, and what of the ink is theirs.
///
///     let found = FoundWriting(in: photo, by: network)
///     let lines = found.lines(of: mask, isLight: false)
public struct FoundWriting: Sendable {
    public let map: WritingMap
    /// The stretches of lines that the network sees, before any ink is looked at.
    public let cores: [LineCore]

    /// What the network sees in a photo; where that is nothing, or letters larger than it knows, what it sees in a reduced one.
    public init(in photo: RGBImage, by network: FindingNetwork) {
        let found = FoundWriting(WritingMap(of: photo, by: network))
        let shown = Double(found.map.cell / FindingArchitecture.cell)
        let size = (found.letterHeight ?? Self.greatestHeight * shown) / (Self.greatestHeight * shown)
        let reduced =
            size >= 1 ? FoundWriting(WritingMap(of: photo, by: network, reducedBy: Int((2 * size).rounded()))) : found
        self = reduced.cores.isEmpty ? found : reduced
    }

    /// Letters higher than this, in pixels that the network is shown, are larger than it knows well: they are reduced to half of it.
    private static let greatestHeight = 60.0

    public init(_ map: WritingMap) {
        self.map = map
        cores = LineCores.cores(in: map)
    }

    /// The lines of one polarity's ink, in no order.
    ///
    /// - Parameters:
    ///   - mask: all ink of that polarity, in the size of the photo.
    ///   - isLight: whether that is lighter than its ground.
    public func lines(of mask: InkMask, isLight: Bool) -> [FoundLine] {
        let wanted = LineJoining.joined(cores.filter { $0.isLight == isLight }, in: map, mask: mask)
        let others = cores.filter { $0.isLight != isLight }
        return LineCollector(wanted + others, in: map).lines(of: mask, isLight: isLight)
    }

    private init(_ map: WritingMap, cores: [LineCore]) { (self.map, self.cores) = (map, cores) }

    /// The same writing on the photo some times as large.
    public func enlarged(by factor: Int) -> FoundWriting {
        FoundWriting(map.enlarged(by: factor), cores: cores.map { $0.enlarged(by: Double(factor)) })
    }
}

/// What the lines together tell of the photo.
extension FoundWriting {
    /// The share of the writing that must run another way for the photo to be turned.
    private static let leastShareTurned = 0.6

    /// How the text stands in the photo: as most of it does.
    public var textAngle: TextAngle {
        var lengths: [TextAngle: Double] = [:]
        for core in cores { lengths[core.textAngle, default: 0] += core.length / max(1, core.letterHeight) }
        let total = lengths.values.reduce(0, +)
        let most = TextAngle.allCases.max { lengths[$0, default: 0] < lengths[$1, default: 0] } ?? .upright
        return lengths[most, default: 0] >= Self.leastShareTurned * total ? most : .upright
    }

    /// Median height of capitals in pixels, by the lines' lengths; `nil` without any line.
    public var letterHeight: Double? {
        WeightedQuantile.median(of: cores.map { ($0.letterHeight, max(1, $0.length) / max(1, $0.letterHeight)) })
    }

    /// The polarities that there are lines of, the one with more writing first.
    public var polarities: [Polarity] {
        let light = cores.filter(\.isLight).reduce(0) { $0 + $1.length }
        let dark = cores.filter { !$0.isLight }.reduce(0) { $0 + $1.length }
        return [(Polarity.darkOnLight, dark), (.lightOnDark, light)].filter { $0.1 > 0 }
            .sorted { $0.1 > $1.1 }.map(\.0)
    }
}
