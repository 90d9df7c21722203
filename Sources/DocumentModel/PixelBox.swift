/// An axis-parallel rectangle of whole pixels.
///
/// The origin is the top-left corner of the upright image, x grows to the right and y downwards. The box covers
/// the half-open ranges `x..<maxX` and `y..<maxY`.
public struct PixelBox: Hashable, Sendable, Codable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// A box by its upper left corner and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest box around points, rounded; one pixel at least.
    ///
    /// - Parameter points: any numbers; what is infinite or none ends up far outside of any picture.
    public init(around points: [(x: Double, y: Double)]) {
        let columns = points.map { Self.whole($0.x) }
        let rows = points.map { Self.whole($0.y) }
        let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
        self.init(
            x: left, y: top, width: max(1, (columns.max() ?? 0) - left), height: max(1, (rows.max() ?? 0) - top))
    }

    private static func whole(_ value: Double) -> Int {
        value.isNaN ? -farthest : Int(max(-Double(farthest), min(Double(farthest), value.rounded())))
    }

    /// No picture has so many pixels on a side.
    private static let farthest = 1 << 30

    /// The upper left, upper right, lower left and lower right corner.
    public var corners: [(x: Double, y: Double)] {
        [(x, y), (maxX, y), (x, maxY), (maxX, maxY)].map { (Double($0.0), Double($0.1)) }
    }

    /// One past the last column.
    public var maxX: Int { x + width }
    /// One past the last row.
    public var maxY: Int { y + height }
    /// The column of the middle, in pixels and halves of them.
    public var midX: Double { Double(x) + Double(width) / 2 }
    /// The row of the middle, in pixels and halves of them.
    public var midY: Double { Double(y) + Double(height) / 2 }
    /// The number of pixels; meant for boxes whose sides are not negative.
    public var area: Int { width * height }
    /// Whether the box covers no pixel.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The smallest box that covers both; an empty box counts for nothing.
    public func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelBox(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Cuts off what lies outside a picture of this size; at least one pixel stays.
    public mutating func clip(width pictureWidth: Int, height pictureHeight: Int) {
        let left = max(0, min(x, pictureWidth - 1))
        let top = max(0, min(y, pictureHeight - 1))
        self = PixelBox(
            x: left, y: top, width: max(1, min(maxX, pictureWidth) - left),
            height: max(1, min(maxY, pictureHeight) - top))
    }

    /// The pixels common to both; empty (zero width or height) when there are none.
    public func intersection(_ other: PixelBox) -> PixelBox {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelBox(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }
}

extension Sequence<PixelBox> {
    /// The smallest box that covers all of them; `nil` for none.
    public func union() -> PixelBox? {
        var result: PixelBox?
        for box in self { result = result?.union(box) ?? box }
        return result
    }
}
