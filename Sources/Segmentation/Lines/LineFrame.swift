import DocumentModel
import Finding
import Glibc

/// Where a level line lies on the page: a rotation, a scale, an origin, and how its course bends.
///
/// Line coordinates run along the writing (x) and downwards across it (y), in pixels of the line's crop.
public struct LineFrame: Hashable, Sendable {
    /// The page's column of the line's point (0, 0), but for the bend.
    public var originX: Double
    /// The page's row of that point.
    public var originY: Double
    /// The writing's angle in radians, positive when it falls to the right.
    public var angle: Double
    /// Line pixels per page pixel.
    public var scale: Double
    /// How strongly the course bends: `bend * (x - apex)²` line pixels is how far it lies below a straight one.
    public var bend = 0.0
    /// Where a bent course runs in the direction of ``angle``, in line pixels.
    public var apex = 0.0

    /// A straight frame put together from its parts.
    public init(originX: Double, originY: Double, angle: Double, scale: Double) {
        self.originX = originX
        self.originY = originY
        self.angle = angle
        self.scale = scale
    }

    /// How far the course lies below a straight one at a column, in line pixels.
    public func drop(at x: Double) -> Double { bend * (x - apex) * (x - apex) }

    /// Line coordinates → page coordinates.
    public func page(x: Double, y: Double) -> (x: Double, y: Double) {
        let alongX = x / scale
        let alongY = (y + drop(at: x)) / scale
        return (
            originX + alongX * cosine - alongY * sine,
            originY + alongX * sine + alongY * cosine
        )
    }

    /// Page coordinates → line coordinates.
    public func line(x: Double, y: Double) -> (x: Double, y: Double) {
        let deltaX = (x - originX) * scale
        let deltaY = (y - originY) * scale
        let along = deltaX * cosine + deltaY * sine
        return (along, -deltaX * sine + deltaY * cosine - drop(at: along))
    }

    /// The frame whose point (0, 0) is this one's point (x, y).
    public func moved(x: Double, y: Double) -> LineFrame {
        var frame = self
        (frame.originX, frame.originY) = (
            originX + (x * cosine - y * sine) / scale, originY + (x * sine + y * cosine) / scale
        )
        frame.apex -= x
        return frame
    }

    /// The smallest page box around ink of the line, at least one run: around each pixel, not around the leaning box of
    /// them all.
    public func pageBox(of runs: some Sequence<InkRun>) -> PixelBox {
        let (cosine, sine) = (cosine, sine)
        var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
        for run in runs {
            for x in [Double(run.start), Double(run.end)] {
                let drop = drop(at: x)
                for y in [Double(run.y) + drop, Double(run.y) + 1 + drop] {
                    let (column, row) = (x * cosine - y * sine, x * sine + y * cosine)
                    (left, right) = (min(left, column), max(right, column))
                    (top, bottom) = (min(top, row), max(bottom, row))
                }
            }
        }
        return PixelBox(around: [
            (originX + left / scale, originY + top / scale), (originX + right / scale, originY + bottom / scale),
        ])
    }

    /// The frame on a page that is turned counter-clockwise; width and height are the page's before.
    public func turned(by turn: TextAngle, width: Int, height: Int) -> LineFrame {
        var frame = self
        let origin = turn.turned(x: originX, y: originY, width: width, height: height)
        (frame.originX, frame.originY) = origin
        frame.angle = remainder(angle - Double(turn.rawValue) * .pi / 180, 2 * .pi)
        return frame
    }

    private var cosine: Double { cos(angle) }
    private var sine: Double { sin(angle) }
}
