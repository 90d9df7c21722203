import NetworkKernels

/// The front of a network: what its layers up to the first dense one make of glyphs.
///
/// Learning from a few corrections changes the dense layers only, so that a glyph's features are worked out once.
package struct FeatureExtractor: Sendable {
    /// Values of one glyph.
    package let featureCount: Int
    package let input: GlyphInput
    private let steps: [InferenceStep]

    /// - Throws: `ModelFileError` or `ArchitectureError` when the network has no layers in front of a dense one.
    package init(_ model: ModelFile) throws {
        let split = model.header.architecture.firstDenseLayer
        guard let split, split > 0 else { throw ModelFileError.doesNotFit("no layers in front of a dense one") }
        let front = NetworkArchitecture(layers: Array(model.header.architecture.layers[..<split]))
        let count = front.parameterCounts.count
        input = front.input
        steps = try InferenceStep.steps(
            architecture: front,
            parameters: NetworkParameters(layers: Array(model.parameters.layers.prefix(count))))
        featureCount = try front.outputShapes().last?.count ?? 0
    }

    /// - Parameters:
    ///   - glyphs: `count * input.valueCount` floats.
    ///   - count: how many glyphs there are.
    /// - Returns: `count * featureCount` floats.
    package func features(of glyphs: [Float], count: Int) -> [Float] {
        let size = input.valueCount
        precondition(glyphs.count == count * size)
        let batch = ConvolutionalClassifier.batch
        let workspace = InferenceWorkspace(steps: steps, batch: min(count, batch))
        return [Float](unsafeUninitializedCapacity: count * featureCount) { output, initialized in
            glyphs.withUnsafeBufferPointer { glyphs in
                guard let source = glyphs.baseAddress, let target = output.baseAddress else { return }
                for start in stride(from: 0, to: count, by: batch) {
                    workspace.run(
                        steps, source + start * size, count: min(batch, count - start),
                        into: target + start * featureCount)
                }
            }
            initialized = count * featureCount
        }
    }
}

extension NetworkArchitecture {
    /// Where the dense layers begin.
    package var firstDenseLayer: Int? {
        layers.firstIndex { if case .dense = $0 { true } else { false } }
    }
}
