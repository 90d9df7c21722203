import DocumentModel
import Glibc

/// Components that stand on one line of writing, before they are cut into characters.
public struct FoundLine: Sendable {
    /// The components in reading order, by where they begin.
    public var components: [Component]
    /// The line's direction, clockwise from the picture's rows, in radians −π…π.
    public var angle: Double
    /// Median height of the letters in pixels, measured across the line.
    public var height: Double
    /// The probability, 0…1, that this is writing.
    public var confidence: Double
    /// Whether its ink is lighter than its ground.
    public var isLight: Bool

    /// A line of known ink: direction in radians clockwise, height of capitals in pixels.
    public init(components: [Component], angle: Double, height: Double, confidence: Double = 1, isLight: Bool = false) {
        (self.components, self.angle, self.height) = (components, angle, height)
        (self.confidence, self.isLight) = (confidence, isLight)
    }

    /// The smallest box around its ink, in page pixels.
    public var box: PixelBox { components.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 0, height: 0) }
}

/// Where something lies along and across a line, in pixels.
package struct LineExtent {
    package var along: ClosedRange<Double>
    package var across: ClosedRange<Double>

    var length: Double { along.upperBound - along.lowerBound }
    var height: Double { across.upperBound - across.lowerBound }
    var middle: (along: Double, across: Double) {
        ((along.lowerBound + along.upperBound) / 2, (across.lowerBound + across.upperBound) / 2)
    }

    /// The extent of several components together.
    package init(of components: [Component], angle: Double) {
        self.init(of: components.lazy.flatMap(\.runs), angle: angle)
    }

    /// - Parameters:
    ///   - runs: at least one.
    ///   - angle: the line's.
    package init(of runs: some Sequence<InkRun>, angle: Double) {
        let (cosine, sine) = (cos(angle), sin(angle))
        var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
        for run in runs {
            for (x, y) in [(run.start, run.y), (run.end, run.y), (run.start, run.y + 1), (run.end, run.y + 1)] {
                let (px, py) = (Double(x), Double(y))
                let (along, across) = (px * cosine + py * sine, py * cosine - px * sine)
                left = min(left, along)
                right = max(right, along)
                top = min(top, across)
                bottom = max(bottom, across)
            }
        }
        along = left...max(left, right)
        across = top...max(top, bottom)
    }
}
