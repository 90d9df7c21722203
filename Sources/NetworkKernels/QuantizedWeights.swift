import CKernels

/// The weights of one convolution or dense layer as signed bytes with one scale for each output channel, packed for
/// the integer kernels.
///
/// Rounding a channel to 255 steps up to its own largest weight costs next to no accuracy (Krishnamoorthi 2018,
/// arXiv:1806.08342).
package struct QuantizedWeights: Sendable {
    /// Channels of one vector: their numbers are rounded up to a multiple of it.
    package static let lanes = boardscan_lanes
    /// The largest weight, and the largest activation: with 7 bits the sum of two products fits in 16 bits.
    private static let limit: Float = 127

    /// Rows of a patch: the kernel's side; 1 for a dense layer.
    package let rows: Int
    /// Bytes of a patch's row: a multiple of 4; those beyond the layer's own have no weight.
    package let run: Int
    /// Output channels, rounded up to whole vectors.
    package let channels: Int
    /// Groups of 16 channels; in each, blocks of 16 channels by 4 inputs.
    package let packed: [Int8]
    /// What one unit of a sum is worth when one unit of an activation is worth 1, per channel.
    package let scales: [Float]
    package let bias: [Float]

    /// A patch has `rows` rows; of the input's `inputChannels` channels `stored` lie in memory.
    ///
    /// `nil` for weights that are not finite, or so many that 32 bits do not hold their sums.
    package init?(_ layer: LayerParameters, rows: Int, inputChannels: Int, stored: Int) {
        let outputs = layer.bias.count
        let inputs = layer.weights.count / outputs
        let inputsInRow = inputs / rows
        let run = (inputsInRow / inputChannels * stored).roundedUp(toMultipleOf: 4)
        guard rows * run <= Int(Int32.max) / Int(Self.limit * Self.limit),
            layer.weights.allSatisfy(\.isFinite), layer.bias.allSatisfy(\.isFinite)
        else { return nil }
        let channels = outputs.roundedUp(toMultipleOf: Self.lanes)
        var scales = [Float](repeating: 0, count: channels)
        for start in stride(from: 0, to: layer.weights.count, by: outputs) {
            for output in 0..<outputs { scales[output] = max(scales[output], abs(layer.weights[start + output])) }
        }
        // What is too small to divide by counts as zero.
        let factors = scales.map { $0 > 1e-30 ? Self.limit / $0 : 0 }
        var packed = [Int8](repeating: 0, count: rows * run * channels)
        layer.weights.withUnsafeBufferPointer { weights in
            packed.withUnsafeMutableBufferPointer { packed in
                guard let weights = weights.baseAddress, let packed = packed.baseAddress else { return }
                for input in 0..<inputs {
                    let (row, place) = input.quotientAndRemainder(dividingBy: inputsInRow)
                    let byte = row * run + place / inputChannels * stored + place % inputChannels
                    boardscan_pack_weights(
                        weights + input * outputs, factors, Int32(outputs),
                        packed + byte / 4 * (4 * Self.lanes) + byte % 4, rows * run * Self.lanes)
                }
            }
        }
        self.channels = channels
        self.rows = rows
        self.run = run
        self.packed = packed
        self.scales = scales.map { $0 / Self.limit }
        bias = layer.bias + [Float](repeating: 0, count: channels - outputs)
    }
}

extension Int {
    package func roundedUp(toMultipleOf step: Int) -> Int { (self + step - 1) / step * step }
}
