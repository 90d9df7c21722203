import CKernels

/// A convolution over a whole map in whole numbers, row by row.
package struct QuantizedConvolution: Sendable {
    private let weights: QuantizedWeights
    private let stride: Int
    private let padding: Int
    private let outputs: Int
    private let set: boardscan_instruction_set

    /// Of the input's channels `stored` lie in memory; `nil` for weights that are not finite.
    package init?(_ layer: Convolution, _ parameters: LayerParameters, stored: Int, with set: boardscan_instruction_set)
    {
        guard layer.padding <= 1, layer.kernel == 2 * layer.padding + 1,
            let weights = QuantizedWeights(
                parameters, rows: layer.kernel, inputChannels: layer.inputChannels, stored: stored)
        else { return nil }
        (self.weights, self.set) = (weights, set)
        (stride, padding, outputs) = (layer.stride, layer.padding, layer.outputChannels)
    }

    /// Channels of the output as they lie in memory.
    package var channels: Int { weights.channels }

    /// max(0, convolution), as a map whose largest value is `range`.
    package func rectified(_ input: QuantizedMap, range: Float, threads: Int = 1) -> QuantizedMap {
        let scale = max(range, 1e-20) / 127
        var result = QuantizedMap(
            width: size(input.width), height: size(input.height), channels: channels, scale: scale)
        let factors = weights.scales.map { $0 * input.scale / scale }
        let offsets = weights.bias.map { $0 / scale }
        let (pitch, first) = (result.pitch, result.start(x: 0, y: 0))
        result.withUnits { units in
            // Each row is written by one thread.
            nonisolated(unsafe) let units = units
            forEachRow(of: input, threads: threads) { y, sums, width in
                boardscan_requantize(
                    set, sums, Int32(width), Int32(channels), factors, offsets, units + first + y * pitch)
            }
        }
        return result
    }

    /// The convolution itself: rows, columns, channels.
    package func values(_ input: QuantizedMap, threads: Int = 1) -> [Float] {
        let (width, height) = (size(input.width), size(input.height))
        return [Float](unsafeUninitializedCapacity: width * height * outputs) { buffer, initialized in
            initialized = width * height * outputs
            guard let first = buffer.baseAddress else { return }
            // Each row is written by one thread.
            nonisolated(unsafe) let values = first
            forEachRow(of: input, threads: threads) { y, sums, width in
                for x in 0..<width {
                    for channel in 0..<outputs {
                        values[(y * width + x) * outputs + channel] =
                            Float(sums[x * channels + channel]) * (weights.scales[channel] * input.scale)
                            + weights.bias[channel]
                    }
                }
            }
        }
    }

    private func size(_ length: Int) -> Int { (length + stride - 1) / stride }

    /// Rows that one thread takes at a time.
    private static let bandHeight = 8

    private func forEachRow(
        of input: QuantizedMap, threads: Int, _ body: @Sendable (Int, UnsafePointer<Int32>, Int) -> Void
    ) {
        let (width, height) = (size(input.width), size(input.height))
        guard width > 0 else { return }
        let offsets = (0..<width).map { Int32($0 * stride * input.channels) }
        let patch = boardscan_patch(rows: Int32(weights.rows), run: Int32(weights.run), pitch: input.pitch)
        let room = width.roundedUp(toMultipleOf: Int(boardscan_position_block)) * channels
        let bands = (height + Self.bandHeight - 1) / Self.bandHeight
        ParallelMap.forEach(bands, threads: threads) { band in
            input.units.withUnsafeBufferPointer { units in
                withUnsafeTemporaryAllocation(of: Int32.self, capacity: room) { sums in
                    guard let units = units.baseAddress, let sums = sums.baseAddress else { return }
                    for y in band * Self.bandHeight..<min(height, (band + 1) * Self.bandHeight) {
                        let first = input.start(x: -padding, y: y * stride - padding)
                        boardscan_patch_products(
                            set, units + first, offsets, Int32(width), patch, weights.packed, Int32(channels), sums)
                        body(y, sums, width)
                    }
                }
            }
        }
    }
}
