import GlyphClassifier
import NetworkKernels

/// max(0, x), in place: where the output is zero, so is the gradient.
final class RectifierLayer: TrainingLayer {
    let inputCount: Int
    var outputCount: Int { inputCount }
    let isInPlace = true

    init(count: Int) { inputCount = count }

    func forward(_ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ pass: TrainingPass) {
        ActivationKernels.rectify(output, count: pass.count * inputCount)
    }

    func backward(
        input: UnsafePointer<Float>, output: UnsafePointer<Float>, outputGradient: UnsafeMutablePointer<Float>,
        inputGradient: UnsafeMutablePointer<Float>?, _ pass: TrainingPass
    ) {
        for index in 0..<pass.count * inputCount {
            let gradient = outputGradient[index]
            outputGradient[index] = output[index] > 0 ? gradient : 0
        }
    }
}

/// Drops values at random and scales up the others, in place.
///
/// That is dropout (Srivastava et al. 2014, JMLR 15:1929).
final class DropoutLayer: TrainingLayer {
    let inputCount: Int
    var outputCount: Int { inputCount }
    let isInPlace = true
    private let rate: Float
    /// Factor of each value: 0 or 1 / (1 − rate).
    private let factors: FloatBuffer

    init(count: Int, rate: Float, shardSize: Int) {
        inputCount = count
        self.rate = rate
        factors = FloatBuffer(count: count * shardSize)
    }

    func forward(_ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ pass: TrainingPass) {
        var random = SplitMix64(seed: pass.seed)
        for index in 0..<pass.count * inputCount {
            factors.pointer[index] = random.unit() < rate ? 0 : 1 / (1 - rate)
            output[index] *= factors.pointer[index]
        }
    }

    func backward(
        input: UnsafePointer<Float>, output: UnsafePointer<Float>, outputGradient: UnsafeMutablePointer<Float>,
        inputGradient: UnsafeMutablePointer<Float>?, _ pass: TrainingPass
    ) {
        for index in 0..<pass.count * inputCount { outputGradient[index] *= factors.pointer[index] }
    }
}

/// The maximum of each 2×2 patch; its gradient goes to the first value that is the maximum.
final class MaxPoolLayer: TrainingLayer {
    private let shape: TensorShape
    let isInPlace = false
    var inputCount: Int { shape.count }
    var outputCount: Int { (shape.height / 2) * (shape.width / 2) * shape.channels }

    init(_ shape: TensorShape) { self.shape = shape }

    func forward(_ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ pass: TrainingPass) {
        ActivationKernels.maxPool(input, shape: shape, count: pass.count, into: output)
    }

    func backward(
        input: UnsafePointer<Float>, output: UnsafePointer<Float>, outputGradient: UnsafeMutablePointer<Float>,
        inputGradient: UnsafeMutablePointer<Float>?, _ pass: TrainingPass
    ) {
        guard let inputGradient else { return }
        if shape.height % 2 + shape.width % 2 > 0 {
            inputGradient.update(repeating: 0, count: pass.count * inputCount)
        }
        let channels = shape.channels
        let pitch = shape.width * channels
        for glyph in 0..<pass.count {
            for y in 0..<shape.height / 2 {
                for x in 0..<shape.width / 2 {
                    let corner = glyph * inputCount + 2 * y * pitch + 2 * x * channels
                    let pooled = glyph * outputCount + (y * (shape.width / 2) + x) * channels
                    route(
                        output + pooled, outputGradient + pooled, input + corner, inputGradient + corner,
                        pitch: pitch)
                }
            }
        }
    }

    private func route(
        _ largest: UnsafePointer<Float>, _ gradient: UnsafePointer<Float>, _ values: UnsafePointer<Float>,
        _ target: UnsafeMutablePointer<Float>, pitch: Int
    ) {
        let channels = shape.channels
        for channel in 0..<channels {
            // Selected without branches, so that the loop runs on vectors.
            let maximum = largest[channel]
            let first = values[channel] == maximum
            let second = values[channel &+ channels] == maximum
            let third = values[channel &+ pitch] == maximum
            let share = gradient[channel]
            target[channel] = first ? share : 0
            let afterFirst = first ? 0 : share
            target[channel &+ channels] = second ? afterFirst : 0
            let afterSecond = second ? 0 : afterFirst
            target[channel &+ pitch] = third ? afterSecond : 0
            target[channel &+ pitch &+ channels] = third ? 0 : afterSecond
        }
    }
}
