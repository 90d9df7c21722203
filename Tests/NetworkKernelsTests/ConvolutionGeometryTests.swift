import Testing

@testable import NetworkKernels

@Suite struct ConvolutionGeometryTests {
    static let geometries = [
        ConvolutionGeometry(
            .init(kernel: 3, from: 2, to: 1, stride: 2, padding: 1),
            input: TensorShape(height: 5, width: 4, channels: 2)),
        ConvolutionGeometry(
            .init(kernel: 3, from: 4, to: 1), input: TensorShape(height: 4, width: 6, channels: 4)),
    ]

    @Test(arguments: geometries) func patchesHoldWhatIsUnderTheKernel(_ geometry: ConvolutionGeometry) {
        let input: [Float] = (0..<2 * geometry.input.count).map { Float($0 + 1) }
        let columns = expand(geometry, input, count: 2)
        for glyph in 0..<2 {
            for y in 0..<geometry.output.height {
                for x in 0..<geometry.output.width {
                    let row = (glyph * geometry.output.height + y) * geometry.output.width + x
                    let patch = Array(columns[row * geometry.patch..<(row + 1) * geometry.patch])
                    #expect(patch == expected(geometry, input, glyph: glyph, y: y, x: x))
                }
            }
        }
    }

    /// ⟨expand(a), b⟩ = ⟨a, fold(b)⟩ is what transposed means.
    @Test(arguments: geometries) func foldIsTheTransposeOfExpand(_ geometry: ConvolutionGeometry) {
        let a: [Float] = (0..<geometry.input.count).map { Float(($0 * 31) % 17) - 8 }
        let b: [Float] = (0..<geometry.positions * geometry.patch).map { Float(($0 * 13) % 11) - 5 }
        var folded = [Float](repeating: 99, count: geometry.input.count)
        let padded = FloatBuffer(zeros: geometry.paddedCount)
        geometry.fold(b, count: 1, padded: padded.pointer, into: &folded)
        let left = zip(expand(geometry, a, count: 1), b).reduce(0) { $0 + $1.0 * $1.1 }
        let right = zip(a, folded).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(left == right)
    }

    private func expand(_ geometry: ConvolutionGeometry, _ input: [Float], count: Int) -> [Float] {
        var columns = [Float](repeating: 99, count: count * geometry.positions * geometry.patch)
        let padded = FloatBuffer(zeros: geometry.paddedCount)
        geometry.expand(input, count: count, padded: padded.pointer, into: &columns)
        return columns
    }

    private func expected(_ geometry: ConvolutionGeometry, _ input: [Float], glyph: Int, y: Int, x: Int) -> [Float] {
        let shape = geometry.input
        var patch: [Float] = []
        for ky in 0..<geometry.kernel {
            for kx in 0..<geometry.kernel {
                let row = y * geometry.stride + ky - geometry.padding
                let column = x * geometry.stride + kx - geometry.padding
                let inside = (0..<shape.height).contains(row) && (0..<shape.width).contains(column)
                for channel in 0..<shape.channels {
                    let index = ((glyph * shape.height + row) * shape.width + column) * shape.channels + channel
                    patch.append(inside ? input[index] : 0)
                }
            }
        }
        return patch
    }
}
