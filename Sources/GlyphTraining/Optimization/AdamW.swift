/// Adam with decoupled weight decay (Loshchilov & Hutter 2019, arXiv:1711.05101).
struct AdamW: Hashable, Sendable {
    var weightDecay: Float
    var beta1: Float = 0.9
    /// A shorter memory than Adam's 0.999: training is short.
    var beta2: Float = 0.99
    var epsilon: Float = 1e-8

    /// Updates a range of the parameters.
    ///
    /// The first step is 1; `decays` tells whether the range decays.
    func update(
        _ parameters: UnsafeMutablePointer<Float>, gradients: UnsafePointer<Float>,
        first: UnsafeMutablePointer<Float>, second: UnsafeMutablePointer<Float>,
        range: Range<Int>, learningRate: Float, step: Int, decays: Bool
    ) {
        let rate = learningRate / (1 - Self.power(beta1, step))
        let correction = 1 / (1 - Self.power(beta2, step))
        let keep = decays ? 1 - learningRate * weightDecay : 1
        let (beta1, beta2, epsilon) = (beta1, beta2, epsilon)
        for index in range {
            let gradient = gradients[index]
            let average = beta1 * first[index] + (1 - beta1) * gradient
            let square = beta2 * second[index] + (1 - beta2) * gradient * gradient
            first[index] = average
            second[index] = square
            let change = rate * average / ((square * correction).squareRoot() + epsilon)
            parameters[index] = parameters[index] * keep - change
        }
    }

    private static func power(_ base: Float, _ exponent: Int) -> Float {
        var result = 1.0
        var factor = Double(base)
        var rest = exponent
        while rest > 0 {
            if rest % 2 == 1 { result *= factor }
            factor *= factor
            rest /= 2
        }
        return Float(result)
    }
}
