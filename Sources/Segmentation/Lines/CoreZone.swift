import Finding
import Preprocessing

/// The band of a level line between its baseline and the top of its small letters, where most strokes are.
///
/// Joined letters are one component, as high as the ascenders and descenders in it; only their core zone tells how high
/// the letters are. In capitals and figures it is their whole height.
public enum CoreZone {
    /// Share of the strokes that the zone holds.
    private static let share = 0.7
    /// Median ratio of the height of letters that stand apart to the height of the zone.
    private static let usualRatio = 1.4
    /// Letters are not lower than this share of their components' height.
    private static let leastShare = 0.4

    /// How high a level line's letters are: the median height of its components in the mask's pixels, and the letters'
    /// share of it; `nil` without ink.
    public static func letters(in mask: InkMask) -> (componentHeight: Double, share: Double)? {
        LetterHeight.measured(in: ConnectedComponents.label(mask)).map { ($0, letterShare(in: mask, height: $0)) }
    }

    /// A line is not measured otherwise than by its components if its letters have at least this share of their height.
    private static let closeEnough = 0.95

    /// ``letterShare(in:height:)``, or 1 where it is near that.
    static func closeShare(in mask: InkMask, height: Double) -> Double {
        let share = letterShare(in: mask, height: height)
        return share < closeEnough ? share : 1
    }

    /// The height of letters as a share of that of the components they are in, at most 1.
    ///
    /// - Parameters:
    ///   - mask: a level line.
    ///   - height: the median height of its components in the mask's pixels.
    /// - Returns: 1 without ink.
    static func letterShare(in mask: InkMask, height: Double) -> Double {
        guard let zone = zoneHeight(of: mask) else { return 1 }
        return max(leastShare, min(1, usualRatio * Double(zone) / height))
    }

    /// Height, in rows, of the thinnest band that has ``share`` of all the strokes that rows cross; `nil` without ink.
    static func zoneHeight(of mask: InkMask) -> Int? {
        let crossings = (0..<mask.height).map { strokes(in: mask, row: $0) }
        let least = share * Double(crossings.reduce(0, +))
        guard least > 0 else { return nil }
        var lowest = mask.height
        var (first, sum) = (0, 0)
        for (last, count) in crossings.enumerated() {
            sum += count
            while Double(sum - crossings[first]) >= least {
                sum -= crossings[first]
                first += 1
            }
            if Double(sum) >= least { lowest = min(lowest, last - first + 1) }
        }
        return lowest
    }

    private static func strokes(in mask: InkMask, row: Int) -> Int {
        let pixels = mask.pixels[row * mask.width..<(row + 1) * mask.width]
        return zip(pixels, pixels.dropFirst()).count { $0 == 0 && $1 != 0 } + (pixels.first == 1 ? 1 : 0)
    }
}
