import NetworkKernels

extension LayerParameters {
    /// scale · (w · x − mean) / deviation + shift as one weight and one bias.
    static func folding(
        weights: ArraySlice<Float>, scale: [Float], shift: [Float], mean: [Float], variance: [Float]
    ) -> LayerParameters {
        let channels = scale.count
        let factors = zip(scale, variance).map { $0 / ($1 + BatchNormalizationLayer.epsilon).squareRoot() }
        return LayerParameters(
            weights: weights.enumerated().map { $1 * factors[$0 % channels] },
            bias: (0..<channels).map { shift[$0] - mean[$0] * factors[$0] })
    }
}
