/// A convolution with square kernels and zero padding.
public struct Convolution: Hashable, Sendable {
    /// Side of the kernel.
    public var kernel: Int
    public var inputChannels: Int
    public var outputChannels: Int
    public var stride: Int
    /// Zeros on each of the four sides.
    public var padding: Int
    /// Whether training normalises the output (Ioffe & Szegedy 2015, arXiv:1502.03167).
    ///
    /// A weights file holds the normalisation folded into weights and bias, so reading glyphs is the same with and
    /// without.
    public var batchNormalized: Bool

    public init(
        kernel: Int = 3, from inputChannels: Int, to outputChannels: Int, stride: Int = 1, padding: Int = 0,
        batchNormalized: Bool = false
    ) {
        self.kernel = kernel
        self.inputChannels = inputChannels
        self.outputChannels = outputChannels
        self.stride = stride
        self.padding = padding
        self.batchNormalized = batchNormalized
    }
}
