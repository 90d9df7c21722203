/// A round pen, as wide as a marker and as imperfect.
public struct Pen: Hashable, Sendable {
    /// Width of the line in pixels.
    public var width: Float
    /// How much the width changes along a stroke, as a share of it: 0 never, 0.3 visibly.
    public var pressure: Float
    /// The share of the way on which the marker runs dry and leaves streaks of bare board.
    public var dryness: Float
    /// The deviation in pixels by which each point is shaken.
    public var jitter: Float

    /// A pen by its width and its faults; a perfect one unless told otherwise.
    public init(width: Float, pressure: Float = 0, dryness: Float = 0, jitter: Float = 0) {
        self.width = width
        self.pressure = pressure
        self.dryness = dryness
        self.jitter = jitter
    }
}
