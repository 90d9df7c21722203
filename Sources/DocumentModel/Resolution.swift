/// Pixels per inch along and across.
public struct Resolution: Hashable, Sendable, Codable {
    /// Pixels per inch along a row.
    public var x: Int
    /// Pixels per inch along a column.
    public var y: Int

    /// A resolution by both of its numbers.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
