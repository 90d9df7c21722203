import Finding
import Glibc
import Preprocessing

/// Deskews a line of writing and scales its letters to one height, whatever the photo's resolution.
///
/// From here on lengths are in line pixels: letters are about `letterHeight` high.
public struct LineRectifier: Sendable {
    /// Median height of a line's letters after rectification, in pixels.
    public static let letterHeight = 40.0
    private static let margin = 4.0
    /// A line is not scaled again if its letters are at least this share of the height they were taken for.
    private static let closeEnough = 0.95
    /// Longer lines are truncated to this many letter heights, to bound memory; text beyond is lost.
    private static let greatestLength = 4_000.0

    /// Creates a rectifier.
    public init() {}

    /// Lays a line level, then measures and scales it once more if its letters are joined: together they are higher
    /// than each by itself.
    func rectify(_ line: FoundLine) -> (mask: InkMask, frame: LineFrame) {
        let level = deskewed(line, letterHeight: line.height)
        let share = CoreZone.letterShare(in: level.mask, height: Self.letterHeight)
        return share < Self.closeEnough ? deskewed(line, letterHeight: share * line.height) : level
    }

    private func deskewed(_ line: FoundLine, letterHeight: Double) -> (mask: InkMask, frame: LineFrame) {
        let scale = Self.letterHeight / max(1, letterHeight)
        var frame = LineFrame(originX: 0, originY: 0, angle: line.angle, scale: scale)
        let extent = LineExtent(of: line.components, angle: line.angle)
        let (left, top) = (extent.along.lowerBound * scale, extent.across.lowerBound * scale)
        let right = min(extent.along.upperBound * scale, left + Self.greatestLength * Self.letterHeight)
        let bottom = extent.across.upperBound * scale
        let origin = frame.page(x: left - Self.margin, y: top - Self.margin)
        frame.originX = origin.x
        frame.originY = origin.y
        let width = Int((right - left + 2 * Self.margin).rounded(.up))
        let height = Int((bottom - top + 2 * Self.margin).rounded(.up))
        return (resample(line, frame: frame, width: width, height: height), frame)
    }

    /// Draws the line's ink into the turned frame: area means when it shrinks, bilinear when it grows.
    private func resample(_ line: FoundLine, frame: LineFrame, width: Int, height: Int) -> InkMask {
        let source = CoverageCrop(of: line, reducedBy: max(1, Int(1 / frame.scale)))
        var mask = InkMask(width: width, height: height)
        let start = frame.page(x: 0.5, y: 0.5)
        let stepX = frame.page(x: 1.5, y: 0.5)
        let stepY = frame.page(x: 0.5, y: 1.5)
        let alongX = (x: stepX.x - start.x, y: stepX.y - start.y)
        let alongY = (x: stepY.x - start.x, y: stepY.y - start.y)
        mask.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let ink = pixels.baseAddress else { return }
            for y in 0..<height {
                let first = (x: start.x + alongY.x * Double(y), y: start.y + alongY.y * Double(y))
                source.resample(from: first, step: alongX, count: width, into: ink + y * width)
            }
        }
        return mask
    }
}
