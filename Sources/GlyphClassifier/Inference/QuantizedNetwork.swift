import CKernels
import NetworkKernels

/// A network in whole numbers: activations of 7 bits, weights of 8, sums of 32.
///
/// Three to four times as fast as single precision where the processor multiplies bytes. What one unit of a layer's
/// activations is worth is found glyph by glyph, so that a glyph's answer does not depend on the others in its batch.
struct QuantizedNetwork: Sendable {
    /// Convolutions, which take one glyph after the other, then dense layers, which take a batch at once.
    let convolutions: [QuantizedLayer]
    let dense: [QuantizedLayer]
    let classCount: Int
    let input: GlyphInput
    let set: boardscan_instruction_set

    /// - Returns: nil where single precision has to do: on a processor without the instructions, for a network that is
    ///   not convolutions with ReLU followed by dense layers with ReLU, for weights that are not finite.
    init?(
        _ steps: [InferenceStep], input: GlyphInput,
        set: boardscan_instruction_set = boardscan_best_instruction_set()
    ) {
        guard set != boardscan_no_integer_kernels else { return nil }
        var shape = input.shape
        var stored = shape.channels
        var convolutions: [QuantizedLayer] = []
        var dense: [QuantizedLayer] = []
        for (index, step) in steps.enumerated() {
            switch step {
            case .convolution(let geometry, let parameters, rectified: true, let pooled):
                let layer = QuantizedLayer(geometry, parameters, stored: stored, pooled: pooled)
                guard let layer, dense.isEmpty else { return nil }
                convolutions.append(layer)
                let side = pooled ? 2 : 1
                shape = TensorShape(
                    height: geometry.output.height / side, width: geometry.output.width / side,
                    channels: geometry.output.channels)
                stored = layer.weights.channels
            case .dense(let description, let parameters, let rectified):
                let layer = QuantizedLayer(dense: parameters, of: shape, stored: stored)
                guard let layer, rectified || index == steps.count - 1 else { return nil }
                dense.append(layer)
                shape = TensorShape(height: 1, width: 1, channels: description.outputs)
                stored = layer.weights.channels
            default: return nil
            }
        }
        guard !convolutions.isEmpty, !dense.isEmpty else { return nil }
        self.convolutions = convolutions
        self.dense = dense
        classCount = shape.channels
        self.input = input
        self.set = set
    }

    /// Writes the logits of `count` glyphs, at most as many as the workspace was made for.
    func run(
        _ glyphs: UnsafePointer<Float>, count: Int, workspace: QuantizedWorkspace,
        into logits: UnsafeMutablePointer<Float>
    ) {
        for glyph in 0..<count { convolve(glyphs + glyph * input.valueCount, as: glyph, workspace) }
        for (index, layer) in dense.enumerated() {
            let offsets = (0..<count).map { Int32($0 * layer.inputCount) }
            layer.multiply(
                workspace.denseInputs[index].pointer, offsets: offsets, into: workspace.sums.pointer, with: set)
            for glyph in 0..<count {
                let sums = workspace.sums.pointer + glyph * layer.weights.channels
                if index + 1 < dense.count {
                    rectify(sums, of: layer, for: index + 1, as: glyph, workspace)
                } else {
                    write(sums, of: layer, scale: workspace.scales[glyph], into: logits + glyph * classCount)
                }
            }
        }
    }

    /// Brings one glyph through the convolutions and puts the result where the first dense layer finds it.
    private func convolve(_ picture: UnsafePointer<Float>, as glyph: Int, _ workspace: QuantizedWorkspace) {
        let row = GlyphNormalizer.side * input.channels
        let first = workspace.convolutionInputs[0].pointer + convolutions[0].inputStart
        for y in 0..<GlyphNormalizer.side {
            boardscan_quantize_unit(picture + y * row, Int32(row), first + y * convolutions[0].inputPitch)
        }
        workspace.scales[glyph] = 1 / 127
        for (index, layer) in convolutions.enumerated() {
            layer.multiply(
                workspace.convolutionInputs[index].pointer, offsets: layer.offsets, into: workspace.sums.pointer,
                with: set)
            if index + 1 < convolutions.count {
                workspace.scales[glyph] = layer.rectify(
                    workspace.sums.pointer, scale: workspace.scales[glyph], values: workspace.values.pointer,
                    for: convolutions[index + 1], into: workspace.convolutionInputs[index + 1].pointer, with: set)
            } else {
                rectify(workspace.sums.pointer, of: layer, for: 0, as: glyph, workspace)
            }
        }
    }

    /// Turns one glyph's sums into its input for dense layer `next`.
    private func rectify(
        _ sums: UnsafePointer<Int32>, of layer: QuantizedLayer, for next: Int, as glyph: Int,
        _ workspace: QuantizedWorkspace
    ) {
        workspace.scales[glyph] = layer.rectify(
            sums, scale: workspace.scales[glyph], values: workspace.values.pointer, for: dense[next],
            into: workspace.denseInputs[next].pointer + glyph * dense[next].inputCount, with: set)
    }

    private func write(
        _ sums: UnsafePointer<Int32>, of layer: QuantizedLayer, scale: Float, into logits: UnsafeMutablePointer<Float>
    ) {
        for index in 0..<classCount {
            logits[index] = Float(sums[index]) * (layer.weights.scales[index] * scale) + layer.weights.bias[index]
        }
    }
}
