import CKernels
import NetworkKernels

/// A convolution or dense layer in whole numbers, with the ReLU and the pooling that follow it.
///
/// Its input lies rows, columns, channels, with the zeros of its padding around it. The channels of all but the glyph
/// itself are rounded up to whole vectors.
struct QuantizedLayer: Sendable {
    let weights: QuantizedWeights
    /// Bytes of one input with its padding, and what the last patch may read beyond it.
    let inputCount: Int
    /// Bytes from one row of the input to the next.
    let inputPitch: Int
    /// Where the first value inside the padding stands.
    let inputStart: Int
    /// Where each output position's patch begins.
    let offsets: [Int32]
    /// The shape of the sums before pooling.
    let sums: boardscan_sums_shape

    /// Prepares a convolution whose input takes `stored` channels in memory.
    init?(
        _ geometry: ConvolutionGeometry, _ parameters: NetworkParameters.LayerParameters, stored: Int, pooled: Bool
    ) {
        let weights = QuantizedWeights(
            parameters, rows: geometry.kernel, inputChannels: geometry.input.channels, stored: stored)
        guard let weights else { return nil }
        let pitch = geometry.paddedWidth * stored
        self.weights = weights
        inputCount = geometry.paddedHeight * pitch + 4
        inputPitch = pitch
        inputStart = geometry.padding * (pitch + stored)
        offsets = (0..<geometry.output.height).flatMap { y in
            (0..<geometry.output.width).map { x in Int32(geometry.stride * (y * pitch + x * stored)) }
        }
        sums = boardscan_sums_shape(
            height: Int32(geometry.output.height), width: Int32(geometry.output.width),
            channels: Int32(weights.channels), pooled: pooled ? 1 : 0)
    }

    /// Prepares a dense layer whose input has this shape and takes `stored` channels in memory.
    init?(dense parameters: NetworkParameters.LayerParameters, of shape: TensorShape, stored: Int) {
        let weights = QuantizedWeights(parameters, rows: 1, inputChannels: shape.channels, stored: stored)
        guard let weights else { return nil }
        self.weights = weights
        inputCount = weights.run
        inputPitch = shape.width * stored
        inputStart = 0
        offsets = [0]
        sums = boardscan_sums_shape(height: 1, width: 1, channels: Int32(weights.channels), pooled: 0)
    }

    /// Multiplies the patches that begin at `offsets` by the weights.
    ///
    /// There must be room in `sums` for one block of positions more than there are patches.
    func multiply(
        _ input: UnsafePointer<UInt8>, offsets: [Int32], into sums: UnsafeMutablePointer<Int32>,
        with set: boardscan_instruction_set
    ) {
        let patch = boardscan_patch(rows: Int32(weights.rows), run: Int32(weights.run), pitch: inputPitch)
        boardscan_patch_products(
            set, input, offsets, Int32(offsets.count), patch, weights.packed, Int32(weights.channels), sums)
    }

    /// Turns sums into the input of the next layer.
    ///
    /// One unit of this layer's input is worth `scale`; `values` has room for as many values as there are sums; `input`
    /// is the next layer's.
    ///
    /// - Returns: what one unit of the next layer's input is worth.
    func rectify(
        _ sums: UnsafePointer<Int32>, scale: Float, values: UnsafeMutablePointer<Float>, for next: QuantizedLayer,
        into input: UnsafeMutablePointer<UInt8>, with set: boardscan_instruction_set
    ) -> Float {
        boardscan_rectify(
            set, sums, self.sums, weights.scales, scale, weights.bias, values, input + next.inputStart, next.inputPitch)
    }
}
