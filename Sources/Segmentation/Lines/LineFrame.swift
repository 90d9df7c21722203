import DocumentModel
import Finding
import Glibc

/// Where a rectified line lies on the page: a rotation, a scale and an origin.
///
/// Line coordinates run along the writing (x) and downwards across it (y), in pixels of the rectified mask.
public struct LineFrame: Hashable, Sendable {
    /// The page's coordinates of the line's point (0, 0).
    public var originX: Double
    /// The page's row of that point.
    public var originY: Double
    /// The writing's angle in radians, positive when it falls to the right.
    public var angle: Double
    /// Line pixels per page pixel.
    public var scale: Double

    /// A frame put together from its parts.
    public init(originX: Double, originY: Double, angle: Double, scale: Double) {
        self.originX = originX
        self.originY = originY
        self.angle = angle
        self.scale = scale
    }

    /// Line coordinates → page coordinates.
    public func page(x: Double, y: Double) -> (x: Double, y: Double) {
        let alongX = x / scale
        let alongY = y / scale
        return (
            originX + alongX * cosine - alongY * sine,
            originY + alongX * sine + alongY * cosine
        )
    }

    /// Page coordinates → line coordinates.
    public func line(x: Double, y: Double) -> (x: Double, y: Double) {
        let deltaX = (x - originX) * scale
        let deltaY = (y - originY) * scale
        return (deltaX * cosine + deltaY * sine, -deltaX * sine + deltaY * cosine)
    }

    /// The smallest page box around ink of the line, at least one run: around each pixel, not around the leaning box of
    /// them all.
    public func pageBox(of runs: some Sequence<InkRun>) -> PixelBox {
        // The page's axes, seen from the line.
        let extent = LineExtent(of: runs, angle: -angle)
        func corner(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            (originX + x / scale, originY + y / scale)
        }
        return PixelBox(around: [
            corner(extent.along.lowerBound, extent.across.lowerBound),
            corner(extent.along.upperBound, extent.across.upperBound),
        ])
    }

    private var cosine: Double { cos(angle) }
    private var sine: Double { sin(angle) }
}
