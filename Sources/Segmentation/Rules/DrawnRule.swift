/// A level line that somebody drew, between the rows of a table or below a heading, in pixels of the picture.
public struct DrawnRule: Hashable, Sendable {
    public struct End: Hashable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public var left: End
    public var right: End

    public init(left: End, right: End) {
        self.left = left
        self.right = right
    }

    /// Its height in a column, or at the nearer end beyond its ends.
    func y(at x: Double) -> Double {
        let share = (min(max(x, left.x), right.x) - left.x) / max(1, right.x - left.x)
        return left.y + share * (right.y - left.y)
    }

    /// Whether it goes all the way across a lane.
    func crosses(_ lane: ClosedRange<Double>) -> Bool { left.x <= lane.lowerBound && right.x >= lane.upperBound }
}
