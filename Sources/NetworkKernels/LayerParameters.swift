/// Weights and bias of one convolution or dense layer.
public struct LayerParameters: Hashable, Sendable {
    /// Row-major.
    ///
    /// Convolution: `[kernel row][kernel column][input channel][output channel]`; dense: `[input][output]`. Both are
    /// the right factor of a matrix product as they stand.
    public var weights: [Float]
    /// One per output channel.
    public var bias: [Float]

    public init(weights: [Float], bias: [Float]) {
        self.weights = weights
        self.bias = bias
    }
}
