/// A rectangle of a ``LevelView``, in its pixels and parts of them.
public struct LevelBox: Hashable, Sendable {
    /// The column of the left side.
    public var left: Double
    /// The row of the upper side.
    public var top: Double
    /// The column of the right side.
    public var right: Double
    /// The row of the lower side.
    public var bottom: Double

    /// The rectangle between four sides.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(midX: Double, midY: Double, width: Double, height: Double) {
        self.init(
            left: midX - width / 2, top: midY - height / 2, right: midX + width / 2, bottom: midY + height / 2)
    }

    init(around points: [(x: Double, y: Double)]) {
        let (columns, rows) = (points.map(\.x), points.map(\.y))
        self.init(
            left: columns.min() ?? 0, top: rows.min() ?? 0, right: columns.max() ?? 0, bottom: rows.max() ?? 0)
    }

    /// `nil` around none.
    init?(around boxes: [LevelBox]) {
        guard !boxes.isEmpty else { return nil }
        self.init(around: boxes.flatMap { [(x: $0.left, y: $0.top), (x: $0.right, y: $0.bottom)] })
    }

    /// The column of the middle.
    public var midX: Double { (left + right) / 2 }
    /// The row of the middle.
    public var midY: Double { (top + bottom) / 2 }
    /// The height in pixels of the view.
    public var height: Double { bottom - top }

    /// To whole pixels.
    var rounded: PixelBox {
        let corners = PixelBox(around: [(left, top), (right, bottom)])
        // Those boxes are never empty.
        return PixelBox(
            x: corners.x, y: corners.y, width: left.rounded() == right.rounded() ? 0 : corners.width,
            height: top.rounded() == bottom.rounded() ? 0 : corners.height)
    }
}
