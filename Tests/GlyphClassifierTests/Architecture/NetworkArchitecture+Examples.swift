import GlyphClassifier
import NetworkKernels

extension NetworkArchitecture {
    /// A small network: about 2.4 million multiply-adds a glyph, half a million weights.
    static func small(classCount: Int) -> NetworkArchitecture {
        NetworkArchitecture(layers: [
            .convolution(Convolution(from: 1, to: 16, padding: 1, batchNormalized: true)),  // 28×28×16
            .relu,
            .maxPool,  // 14×14×16
            .convolution(Convolution(from: 16, to: 24, padding: 1, batchNormalized: true)),  // 14×14×24
            .relu,
            .maxPool,  // 7×7×24
            .convolution(Convolution(from: 24, to: 48, padding: 1, batchNormalized: true)),  // 7×7×48
            .relu,
            .convolution(Convolution(from: 48, to: 96, stride: 2, padding: 1, batchNormalized: true)),  // 4×4×96
            .relu,
            .dense(Dense(from: 4 * 4 * 96, to: 256)),
            .relu,
            .dense(Dense(from: 256, to: classCount)),
        ])
    }

    /// The two-convolution MNIST example of Keras, with 36 classes.
    static func classic(classCount: Int = 36) -> NetworkArchitecture {
        NetworkArchitecture(layers: [
            .convolution(Convolution(from: 1, to: 32)),  // 26×26×32
            .relu,
            .convolution(Convolution(from: 32, to: 64)),  // 24×24×64
            .relu,
            .maxPool,  // 12×12×64
            .dense(Dense(from: 12 * 12 * 64, to: 128)),
            .relu,
            .dense(Dense(from: 128, to: classCount)),
        ])
    }
}
