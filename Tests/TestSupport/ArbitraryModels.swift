import NetworkKernels

extension MapModel {
    /// A network that nobody trained, whose values stay near 1.
    public static func arbitrary(_ architecture: Architecture, seed: UInt64 = 1) -> MapModel {
        var random = TestRandom(seed: seed)
        let layers = architecture.convolutions.map { layer in
            let inputs = layer.kernel * layer.kernel * layer.inputChannels
            let most = 2.4 / Float(inputs).squareRoot()
            return LayerParameters(
                weights: random.values(inputs * layer.outputChannels, in: -most...most),
                bias: random.values(layer.outputChannels, in: -0.2...0.2))
        }
        return MapModel(
            architecture: architecture, layers: layers, provenance: Provenance(recipe: "none", seed: seed, steps: 0))
    }
}
