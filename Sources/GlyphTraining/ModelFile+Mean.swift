import GlyphClassifier
import NetworkKernels

extension ModelFile {
    /// The model whose weights are the means of those of others that trained on from one another.
    ///
    /// Such networks lie in one valley, whose middle is mostly as good as the best of them on what that one is best at
    /// (Wortsman et al. 2022, arXiv:2203.05482). The first one's header is kept, the others' recipes are named in it.
    ///
    /// - Returns: `nil` without any model.
    /// - Throws: `ModelFileError.doesNotFit` for networks or character sets that differ.
    public static func mean(of models: [ModelFile]) throws -> ModelFile? {
        guard var mean = models.first else { return nil }
        for model in models.dropFirst() {
            guard model.header.architecture == mean.header.architecture,
                model.header.characters == mean.header.characters
            else { throw ModelFileError.doesNotFit("networks of different shapes have no mean") }
        }
        for layer in mean.parameters.layers.indices {
            for values in [\NetworkParameters.LayerParameters.weights, \.bias] {
                mean.parameters.layers[layer][keyPath: values] = .mean(
                    of: models.map { $0.parameters.layers[layer][keyPath: values] })
            }
        }
        mean.header.provenance.recipe = "mean of " + models.map(\.header.provenance.recipe).joined(separator: "; ")
        mean.header.provenance.accuracy = [:]
        mean.header.temperature = 1
        return mean
    }
}
