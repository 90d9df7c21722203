/// The shape of one input's activations: rows from the top, columns from the left, channels innermost (HWC).
public struct TensorShape: Hashable, Sendable {
    public let height: Int
    public let width: Int
    public let channels: Int

    public init(height: Int, width: Int, channels: Int) {
        self.height = height
        self.width = width
        self.channels = channels
    }

    /// Number of values.
    public var count: Int { height * width * channels }
}

extension TensorShape: CustomStringConvertible {
    public var description: String { "\(height)×\(width)×\(channels)" }
}
