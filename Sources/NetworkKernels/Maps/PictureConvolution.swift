/// A convolution over a whole picture, band by band of rows, so that the patches of a band stay in a core's
/// second-level cache.
package struct PictureConvolution {
    private let geometry: ConvolutionGeometry
    private let parameters: LayerParameters
    private let rectified: Bool
    /// Floats of a band's patches at most.
    private static let bandValues = 96 * 1024

    package init(geometry: ConvolutionGeometry, parameters: LayerParameters, rectified: Bool) {
        (self.geometry, self.parameters, self.rectified) = (geometry, parameters, rectified)
    }

    /// - Parameter source: rows, columns, channels of the input.
    /// - Returns: rows, columns, channels of the output.
    package func run(_ source: [Float]) -> [Float] {
        let output = geometry.output
        let rowsInBand = max(1, Self.bandValues / (output.width * geometry.patch))
        var columns = [Float](repeating: 0, count: rowsInBand * output.width * geometry.patch)
        return [Float](unsafeUninitializedCapacity: output.count) { target, count in
            source.withUnsafeBufferPointer { source in
                columns.withUnsafeMutableBufferPointer { columns in
                    guard let target = target.baseAddress, let source = source.baseAddress,
                        let columns = columns.baseAddress
                    else { return }
                    for first in stride(from: 0, to: output.height, by: rowsInBand) {
                        let rows = first..<min(output.height, first + rowsInBand)
                        convolve(rows, source, patches: columns, into: target + first * output.width * output.channels)
                    }
                }
            }
            count = output.count
        }
    }

    private func convolve(
        _ rows: Range<Int>, _ source: UnsafePointer<Float>, patches: UnsafeMutablePointer<Float>,
        into target: UnsafeMutablePointer<Float>
    ) {
        let positions = rows.count * geometry.output.width
        for (index, y) in rows.enumerated() {
            expand(row: y, source, into: patches + index * geometry.output.width * geometry.patch)
        }
        MatrixProduct.multiply(
            patches, parameters.weights, into: target, rows: positions, columns: geometry.output.channels,
            inner: geometry.patch)
        ActivationKernels.addBias(
            parameters.bias, channels: geometry.output.channels, to: target, rows: positions, rectify: rectified)
    }

    /// The patches of one output row; beyond the picture there are zeros.
    private func expand(row y: Int, _ source: UnsafePointer<Float>, into target: UnsafeMutablePointer<Float>) {
        let (kernel, channels, input) = (geometry.kernel, geometry.input.channels, geometry.input)
        let run = kernel * channels
        for x in 0..<geometry.output.width {
            let left = x * geometry.stride - geometry.padding
            let patch = target + x * geometry.patch
            let inner = max(0, left)..<min(input.width, left + kernel)
            for ky in 0..<kernel {
                let line = patch + ky * run
                let row = y * geometry.stride - geometry.padding + ky
                guard row >= 0, row < input.height, !inner.isEmpty else {
                    line.update(repeating: 0, count: run)
                    continue
                }
                if inner.count < kernel { line.update(repeating: 0, count: run) }
                (line + (inner.lowerBound - left) * channels).update(
                    from: source + (row * input.width + inner.lowerBound) * channels, count: inner.count * channels)
            }
        }
    }
}
