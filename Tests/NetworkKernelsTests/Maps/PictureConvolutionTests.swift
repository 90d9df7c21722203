import TestSupport
import Testing

@testable import NetworkKernels

@Suite struct PictureConvolutionTests {
    static let layers = [
        Convolution(kernel: 3, from: 3, to: 5, stride: 2, padding: 1),
        Convolution(kernel: 3, from: 3, to: 4, padding: 1),
        Convolution(kernel: 3, from: 3, to: 4),
        Convolution(kernel: 3, from: 3, to: 4, stride: 2),
        Convolution(kernel: 1, from: 3, to: 6),
    ]

    private func check(_ layer: Convolution, width: Int, height: Int, rectified: Bool) {
        let shape = TensorShape(height: height, width: width, channels: layer.inputChannels)
        let parameters = LayerParameters.arbitrary(layer)
        var random = TestRandom(seed: UInt64(width * height))
        let input = random.values(shape.count, in: -1...1)
        let found = PictureConvolution(
            geometry: ConvolutionGeometry(layer, input: shape), parameters: parameters, rectified: rectified
        ).run(input)
        let expected = DirectConvolution(layer: layer, parameters: parameters).run(input, shape)
            .map { rectified ? max(0, $0) : $0 }
        #expect(found.count == expected.count)
        let difference = zip(found, expected).map { abs(Double($0) - $1) }.max() ?? 0
        #expect(difference < 1e-4, "\(width) × \(height)")
    }

    @Test(arguments: layers, [(3, 3), (4, 7), (11, 5), (16, 16), (33, 3)])
    func isWhatItsDefinitionSays(layer: Convolution, size: (width: Int, height: Int)) {
        for rectified in [false, true] { check(layer, width: size.width, height: size.height, rectified: rectified) }
    }

    @Test(arguments: [(1, 1), (1, 5), (5, 1), (2, 2)])
    func picturesMayBeSmallerThanTheKernel(size: (width: Int, height: Int)) {
        for layer in Self.layers where layer.padding == layer.kernel / 2 {
            check(layer, width: size.width, height: size.height, rectified: false)
        }
    }

    /// So wide that the patches of a few rows fill a band, and so wide that one row does.
    @Test(arguments: [300, 1100]) func bandsFitTogether(width: Int) {
        check(Convolution(kernel: 3, from: 12, to: 2, padding: 1), width: width, height: 7, rectified: true)
    }
}
