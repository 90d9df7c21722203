import NetworkKernels
import Testing

@testable import Finding

@Suite struct FindingArchitectureTests {
    @Test func mapsOfLikeSizeAreAdded() {
        let architecture = FindingArchitecture(widths: [4, 6, 8], repeats: [0, 1, 0])
        #expect(architecture.isSound)
        #expect(
            architecture.steps == [
                .convolution(
                    input: 0, Convolution(from: 3, to: 4, stride: 2, padding: 1, batchNormalized: true), isLast: false),
                .convolution(
                    input: 1, Convolution(from: 4, to: 6, stride: 2, padding: 1, batchNormalized: true), isLast: false),
                .convolution(input: 2, Convolution(from: 6, to: 6, padding: 1, batchNormalized: true), isLast: false),
                .convolution(
                    input: 3, Convolution(from: 6, to: 8, stride: 2, padding: 1, batchNormalized: true), isLast: false),
                .convolution(input: 4, Convolution(kernel: 1, from: 8, to: 6, batchNormalized: true), isLast: false),
                .merge(coarse: 5, fine: 3),
                .convolution(input: 6, Convolution(from: 6, to: 6, padding: 1, batchNormalized: true), isLast: false),
                .convolution(input: 7, Convolution(kernel: 1, from: 6, to: 6), isLast: true),
            ])
    }

    @Test(arguments: [(64, 64), (50, 70), (1, 1), (17, 129)]) func sizesAreRoundedUp(width: Int, height: Int) {
        let architecture = FindingArchitecture()
        let shapes = architecture.shapes(height: height, width: width)
        #expect(shapes.count == architecture.steps.count + 1)
        #expect(shapes.last == TensorShape(height: (height + 3) / 4, width: (width + 3) / 4, channels: 6))
        for case .merge(let coarse, let fine) in architecture.steps {
            #expect(shapes[coarse].channels == shapes[fine].channels)
            #expect(shapes[coarse].width == (shapes[fine].width + 1) / 2)
            #expect(shapes[coarse].height == (shapes[fine].height + 1) / 2)
        }
    }

    @Test func whatCannotBeRunIsNotSound() {
        #expect(FindingArchitecture().isSound)
        for (widths, repeats) in [
            ([], []), ([8], [0]), ([8, 8], [0]), ([8, 0], [0, 0]), ([8, -3], [0, 0]), ([8, 513], [0, 0]),
            ([8, 8], [0, 9]), ([8, 8], [0, -1]), ([Int](repeating: 8, count: 9), [Int](repeating: 0, count: 9)),
        ] {
            #expect(!FindingArchitecture(widths: widths, repeats: repeats).isSound)
        }
        #expect(!FindingArchitecture(inputs: 4).isSound && !FindingArchitecture(outputs: 5).isSound)
    }
}
