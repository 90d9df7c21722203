import NetworkKernels

extension MapState {
    /// Samples that the means and variances are measured on.
    private static var samples: Int { 16 }

    /// The start of a training that goes on from another's weights.
    ///
    /// A model has its batch normalisations folded into the convolutions. They are set up again so that on some samples
    /// of the task the network says what the model says. A channel's weights get the size that they have by chance,
    /// since the learning rate is meant for that.
    ///
    /// - Throws: `TrainingError` when the recipe makes no sense or is for another architecture.
    public init<Task: MapTask>(recipe: MapRecipe<Architecture>, model: MapModel<Architecture>, task: Task) throws
    where Task.Architecture == Architecture {
        guard model.architecture == recipe.architecture else {
            throw TrainingError("recipe \(recipe.name): the weights to start from are of another architecture")
        }
        try self.init(recipe: recipe)
        let layout = ParameterLayout(recipe.architecture.convolutions)
        let shard = MapShard(
            recipe.architecture, layout: layout, height: recipe.height, width: recipe.width, sampleCount: Self.samples)
        let inputs = (0..<Self.samples).map { index in
            var random = SplitMix64(seed: recipe.optimization.seed, mixing: 13, index)
            return task.input(of: task.sample(using: &random))
        }
        // A layer's means and variances are known when all layers before it are right.
        for (tensors, layer) in zip(layout.tensors, model.layers) {
            switch tensors {
            case .convolution(let weights, let bias):
                parameters.replaceSubrange(weights..<weights + layer.weights.count, with: layer.weights)
                parameters.replaceSubrange(bias..<bias + layer.bias.count, with: layer.bias)
            case .normalizedConvolution(let weights, let scale, let shift, let start):
                let channels = layer.bias.count
                let factors = Self.factors(layer, usual: parameters[weights..<weights + layer.weights.count])
                for (index, weight) in layer.weights.enumerated() {
                    parameters[weights + index] = weight * factors[index % channels]
                }
                shard.forward(inputs, parameters: parameters)
                for index in start..<start + 2 * channels { statistics[index] = shard.statistics.pointer[index] }
                for channel in 0..<channels {
                    let (mean, variance) = (statistics[start + channel], statistics[start + channels + channel])
                    parameters[scale + channel] =
                        (variance + BatchNormalizationLayer.epsilon).squareRoot() / factors[channel]
                    parameters[shift + channel] = layer.bias[channel] + mean / factors[channel]
                }
            default: break
            }
        }
        averaged = parameters
    }

    /// What each channel's weights must be multiplied by to be as large as usual.
    private static func factors(_ layer: LayerParameters, usual: ArraySlice<Float>) -> [Float] {
        let channels = layer.bias.count
        let usual = usual.reduce(0) { $0 + $1 * $1 } / Float(channels)
        var squares = [Float](repeating: 0, count: channels)
        for (index, weight) in layer.weights.enumerated() { squares[index % channels] += weight * weight }
        return squares.map { $0 > 0 ? (usual / $0).squareRoot() : 1 }
    }
}
