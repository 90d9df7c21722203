import GlyphClassifier
import Testing

@testable import GlyphTraining
@testable import NetworkKernels

/// Every layer's backward pass against finite differences of its forward pass.
@Suite struct TrainingLayerTests {
    @Test func convolution() {
        for (stride, padding) in [(1, 1), (2, 1), (1, 0)] {
            let geometry = ConvolutionGeometry(
                .init(kernel: 3, from: 2, to: 3, stride: stride, padding: padding),
                input: TensorShape(height: 6, width: 5, channels: 2))
            LayerCheck(ConvolutionLayer(geometry, weights: 0, bias: 54), parameterCount: 57).run()
        }
    }

    @Test func batchNormalization() {
        let shape = TensorShape(height: 3, width: 2, channels: 4)
        let layer = BatchNormalizationLayer(shape, scale: 0, shift: 4, statistics: 0)
        LayerCheck(layer, parameterCount: 8, statisticsCount: 8).run()
    }

    @Test func dense() {
        LayerCheck(DenseLayer(.init(from: 7, to: 5), weights: 0, bias: 35), parameterCount: 40).run()
    }

    @Test func maxPool() {
        LayerCheck(MaxPoolLayer(TensorShape(height: 5, width: 4, channels: 3)), parameterCount: 0).run()
    }

    @Test func rectifier() {
        LayerCheck(RectifierLayer(count: 12), parameterCount: 0).run()
    }

    @Test func dropout() {
        LayerCheck(DropoutLayer(count: 20, rate: 0.4, shardSize: 3), parameterCount: 0).run()
    }

    @Test func maxPoolGivesATiedGradientToOneValueOnly() {
        let layer = MaxPoolLayer(TensorShape(height: 2, width: 2, channels: 1))
        let check = LayerCheck(layer, parameterCount: 0)
        #expect(check.inputGradient(of: [5, 5, 5, 5], outputGradient: [2], count: 1) == [2, 0, 0, 0])
        #expect(check.inputGradient(of: [1, 1, 5, 5], outputGradient: [2], count: 1) == [0, 0, 2, 0])
    }
}

/// Compares derivatives of L = Σ c · layer(x) with central differences.
struct LayerCheck {
    let layer: any TrainingLayer
    let parameterCount: Int
    let statisticsCount: Int
    let count = 3

    init(_ layer: any TrainingLayer, parameterCount: Int, statisticsCount: Int = 0) {
        self.layer = layer
        self.parameterCount = parameterCount
        self.statisticsCount = statisticsCount
    }

    func run(sourceLocation: SourceLocation = #_sourceLocation) {
        var random = SplitMix64(seed: 3)
        let input = (0..<count * layer.inputCount).map { _ in random.gaussian() }
        let parameters = (0..<parameterCount).map { _ in random.gaussian() }
        let weights = (0..<count * layer.outputCount).map { _ in random.gaussian() }
        let (inputGradient, gradients) = gradients(input, parameters, weights)
        let step: Float = 5e-3
        func check(_ analytic: Float, _ label: String, _ loss: (Float) -> Double) {
            let numeric = (loss(step) - loss(-step)) / Double(2 * step)
            #expect(
                abs(numeric - Double(analytic)) < 1e-2 * max(1, abs(numeric)), "\(label): \(numeric), \(analytic)",
                sourceLocation: sourceLocation)
        }
        // A value nearer to zero than the step would cross ReLU's corner.
        for index in input.indices where abs(input[index]) > 2 * step {
            check(inputGradient[index], "input \(index)") { change in
                var input = input
                input[index] += change
                return loss(input, parameters, weights)
            }
        }
        for index in parameters.indices {
            check(gradients[index], "parameter \(index)") { change in
                var parameters = parameters
                parameters[index] += change
                return loss(input, parameters, weights)
            }
        }
    }

    func inputGradient(of input: [Float], outputGradient: [Float], count: Int) -> [Float] {
        var target = [Float](repeating: 9, count: input.count)
        var output = [Float](repeating: 0, count: outputGradient.count)
        var gradient = outputGradient
        withPass([], count: count) { pass, _ in
            layer.forward(input, into: &output, pass)
            layer.backward(input: input, output: output, outputGradient: &gradient, inputGradient: &target, pass)
        }
        return target
    }

    private func loss(_ input: [Float], _ parameters: [Float], _ weights: [Float]) -> Double {
        var output = layer.isInPlace ? input : [Float](repeating: 0, count: weights.count)
        withPass(parameters, count: count) { pass, _ in layer.forward(input, into: &output, pass) }
        return zip(output, weights).reduce(0) { $0 + Double($1.0) * Double($1.1) }
    }

    private func gradients(_ input: [Float], _ parameters: [Float], _ weights: [Float]) -> ([Float], [Float]) {
        var output = layer.isInPlace ? input : [Float](repeating: 0, count: weights.count)
        var outputGradient = weights
        var inputGradient = [Float](repeating: 9, count: input.count)
        let gradients = withPass(parameters, count: count) { pass, gradients in
            layer.forward(input, into: &output, pass)
            layer.backward(
                input: input, output: output, outputGradient: &outputGradient, inputGradient: &inputGradient, pass)
            return Array(UnsafeBufferPointer(start: gradients, count: parameterCount))
        }
        return (layer.isInPlace ? outputGradient : inputGradient, gradients)
    }

    private func withPass<Result>(
        _ parameters: [Float], count: Int, _ body: (TrainingPass, UnsafeMutablePointer<Float>) -> Result
    ) -> Result {
        let gradients = FloatBuffer(zeros: parameterCount)
        let statistics = FloatBuffer(zeros: statisticsCount)
        let values = FloatBuffer(zeros: parameterCount)
        for (index, value) in parameters.enumerated() { values.pointer[index] = value }
        let pass = TrainingPass(
            count: count, parameters: values.pointer, gradients: gradients.pointer, statistics: statistics.pointer,
            seed: 5)
        return withExtendedLifetime((gradients, statistics, values)) { body(pass, gradients.pointer) }
    }
}
