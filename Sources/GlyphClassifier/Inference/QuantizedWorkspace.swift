import CKernels
import NetworkKernels

/// The working memory of one call of `QuantizedNetwork`.
final class QuantizedWorkspace {
    /// One padded input for each convolution.
    let convolutionInputs: [WorkingBuffer<UInt8>]
    /// A batch of inputs for each dense layer.
    let denseInputs: [WorkingBuffer<UInt8>]
    /// What one unit of each glyph's activations is worth.
    var scales: [Float]
    let sums: WorkingBuffer<Int32>
    let values: FloatBuffer

    init(_ network: QuantizedNetwork, batch: Int) {
        convolutionInputs = network.convolutions.map { WorkingBuffer(zeros: $0.inputCount) }
        denseInputs = network.dense.map { WorkingBuffer(zeros: batch * $0.inputCount) }
        scales = [Float](repeating: 0, count: batch)
        let block = boardscan_position_block
        let sumCounts =
            network.convolutions.map { ($0.offsets.count + block) * $0.weights.channels }
            + network.dense.map { (batch + block) * $0.weights.channels }
        let largest = sumCounts.max() ?? 0
        sums = WorkingBuffer(count: largest)
        values = WorkingBuffer(count: largest)
    }
}
