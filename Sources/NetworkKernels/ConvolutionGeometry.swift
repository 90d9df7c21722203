/// The sizes of one convolution and the way from pictures to the matrix that a product with the weights convolves.
///
/// Each output position becomes a row holding the patch under the kernel (im2col: Chellapilla, Puri & Simard 2006,
/// "High Performance Convolutional Neural Networks for Document Processing"). With channels innermost a kernel row of
/// the patch lies contiguous in the zero-padded input, so a row is `kernel` copies.
package struct ConvolutionGeometry: Hashable, Sendable {
    package let input: TensorShape
    package let output: TensorShape
    package let kernel: Int
    package let stride: Int
    package let padding: Int

    package init(_ layer: Convolution, input: TensorShape) {
        self.input = input
        kernel = layer.kernel
        stride = layer.stride
        padding = layer.padding
        output = TensorShape(
            height: (input.height + 2 * layer.padding - layer.kernel) / layer.stride + 1,
            width: (input.width + 2 * layer.padding - layer.kernel) / layer.stride + 1,
            channels: layer.outputChannels)
    }

    package var paddedHeight: Int { input.height + 2 * padding }
    package var paddedWidth: Int { input.width + 2 * padding }
    /// Values of one zero-padded input.
    package var paddedCount: Int { paddedHeight * paddedWidth * input.channels }
    /// Output positions of one glyph: rows of the matrix.
    package var positions: Int { output.height * output.width }
    /// Values under the kernel: columns of the matrix.
    package var patch: Int { kernel * kernel * input.channels }

    /// How many glyphs to convolve at once so that their matrix stays in a core's second-level cache.
    package var glyphsPerSlice: Int {
        let values = positions * (patch + output.channels)
        return max(1, 64 * 1024 / values)
    }

    /// Lays out the patches of `count` glyphs.
    ///
    /// - Parameters:
    ///   - source: `count` inputs.
    ///   - count: how many glyphs there are.
    ///   - padded: room for `paddedCount` floats whose border is already zero.
    ///   - columns: `count * positions * patch` floats, overwritten.
    package func expand(
        _ source: UnsafePointer<Float>, count: Int, padded: UnsafeMutablePointer<Float>,
        into columns: UnsafeMutablePointer<Float>
    ) {
        for glyph in 0..<count {
            let picture = source + glyph * input.count
            let target = columns + glyph * positions * patch
            guard padding > 0 else {
                expand(padded: picture, into: target)
                continue
            }
            let row = input.width * input.channels
            for y in 0..<input.height {
                let start = ((y + padding) * paddedWidth + padding) * input.channels
                (padded + start).update(from: picture + y * row, count: row)
            }
            expand(padded: padded, into: target)
        }
    }

    private func expand(padded: UnsafePointer<Float>, into columns: UnsafeMutablePointer<Float>) {
        let run = kernel * input.channels
        let step = stride * input.channels
        let pitch = paddedWidth * input.channels
        var target = columns
        for y in 0..<output.height {
            for x in 0..<output.width {
                var source = padded + (y &* stride &* pitch &+ x &* step)
                for _ in 0..<kernel {
                    if run < 8 {
                        for index in 0..<run { target[index] = source[index] }
                    } else {
                        target.update(from: source, count: run)
                    }
                    target += run
                    source += pitch
                }
            }
        }
    }

    /// The transpose of `expand`: adds each patch back to where it came from (col2im).
    ///
    /// - Parameters:
    ///   - columns: `count * positions * patch` floats.
    ///   - count: how many glyphs there are.
    ///   - padded: room for `paddedCount` floats.
    ///   - target: `count` inputs, overwritten.
    package func fold(
        _ columns: UnsafePointer<Float>, count: Int, padded: UnsafeMutablePointer<Float>,
        into target: UnsafeMutablePointer<Float>
    ) {
        for glyph in 0..<count {
            padded.update(repeating: 0, count: paddedCount)
            fold(columns + glyph * positions * patch, into: padded)
            let row = input.width * input.channels
            for y in 0..<input.height {
                let start = ((y + padding) * paddedWidth + padding) * input.channels
                (target + glyph * input.count + y * row).update(from: padded + start, count: row)
            }
        }
    }

    private func fold(_ columns: UnsafePointer<Float>, into padded: UnsafeMutablePointer<Float>) {
        let run = kernel * input.channels
        let step = stride * input.channels
        let pitch = paddedWidth * input.channels
        var source = columns
        for y in 0..<output.height {
            for x in 0..<output.width {
                var target = padded + (y &* stride &* pitch &+ x &* step)
                for _ in 0..<kernel {
                    for index in 0..<run { target[index] += source[index] }
                    source += run
                    target += pitch
                }
            }
        }
    }
}
