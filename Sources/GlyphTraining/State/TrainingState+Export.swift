import GlyphClassifier
import NetworkKernels

extension TrainingState {
    /// The network as it would read glyphs now: averaged weights, batch normalisation folded into the convolutions.
    public var networkParameters: NetworkParameters {
        let layout = ParameterLayout(recipe.architecture)
        let values = deployedParameters
        let counts = recipe.architecture.parameterCounts
        let tensors = layout.tensors.filter { $0 != .none }
        return NetworkParameters(
            layers: zip(counts, tensors).map { count, tensors in
                switch tensors {
                case .convolution(let weights, let bias), .dense(let weights, let bias):
                    return .init(
                        weights: Array(values[weights..<weights + count.weights]),
                        bias: Array(values[bias..<bias + count.bias]))
                case .normalizedConvolution(let weights, let scale, let shift, let start):
                    return LayerParameters.folding(
                        weights: values[weights..<weights + count.weights],
                        scale: Array(values[scale..<scale + count.bias]),
                        shift: Array(values[shift..<shift + count.bias]),
                        mean: Array(statistics[start..<start + count.bias]),
                        variance: Array(statistics[start + count.bias..<start + 2 * count.bias]))
                case .none: return .init(weights: [], bias: [])
                }
            })
    }

    /// The network as it would read glyphs now.
    ///
    /// - Throws: `ModelFileError` when the state does not fit together.
    public func classifier(temperature: Float = 1) throws -> ConvolutionalClassifier {
        try ConvolutionalClassifier(
            architecture: recipe.architecture, parameters: networkParameters, characterSet: characterSet,
            temperature: temperature)
    }

    /// The weights file of what has been learnt so far.
    ///
    /// `accuracy` holds figures to keep with it.
    public func modelFile(temperature: Float = 1, accuracy: [String: Double] = [:]) -> ModelFile {
        let provenance = ModelProvenance(
            recipe: recipe.name, seed: recipe.seed, epochs: epoch, data: recipe.samplesPerEpoch, accuracy: accuracy)
        let header = ModelHeader(
            architecture: recipe.architecture, characters: characters, temperature: temperature,
            provenance: provenance)
        return ModelFile(header: header, parameters: networkParameters)
    }
}
