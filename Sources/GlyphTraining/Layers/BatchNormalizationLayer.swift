import GlyphClassifier
import NetworkKernels

/// Batch normalisation of each channel over glyphs and positions (Ioffe & Szegedy 2015, arXiv:1502.03167).
///
/// The statistics are those of the shard, not of the whole minibatch ("ghost batches", Hoffer et al. 2017,
/// arXiv:1705.08741): shards stay independent, and the extra noise does no harm.
final class BatchNormalizationLayer: TrainingLayer {
    /// Keeps channels that never vary from dividing by zero.
    static let epsilon: Float = 1e-5

    private let shape: TensorShape
    private let scale: Int
    private let shift: Int
    private let statistics: Int
    private let work: FloatBuffer

    let isInPlace = false
    var inputCount: Int { shape.count }
    var outputCount: Int { shape.count }

    init(_ shape: TensorShape, scale: Int, shift: Int, statistics: Int) {
        self.shape = shape
        self.scale = scale
        self.shift = shift
        self.statistics = statistics
        work = FloatBuffer(count: 6 * shape.channels)
    }

    private func rows(_ pass: TrainingPass) -> Int { pass.count * shape.height * shape.width }

    func forward(_ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ pass: TrainingPass) {
        let channels = shape.channels
        let mean = pass.statistics + statistics
        let variance = mean + channels
        measure(input, rows: rows(pass), mean: mean, variance: variance)
        // y = slope · x + offset
        let slope = work.pointer
        let offset = slope + channels
        for channel in 0..<channels {
            slope[channel] = pass.parameters[scale + channel] / (variance[channel] + Self.epsilon).squareRoot()
            offset[channel] = pass.parameters[shift + channel] - mean[channel] * slope[channel]
        }
        for row in 0..<rows(pass) {
            let source = input + row &* channels
            let target = output + row &* channels
            for channel in 0..<channels { target[channel] = source[channel] * slope[channel] + offset[channel] }
        }
    }

    /// Sums in blocks of floats, blocks in double: a shard has 50,000 rows, too many for a sum of floats.
    private func measure(
        _ input: UnsafePointer<Float>, rows: Int, mean: UnsafeMutablePointer<Float>,
        variance: UnsafeMutablePointer<Float>
    ) {
        let channels = shape.channels
        let sum = work.pointer
        let squares = sum + channels
        var totals = [(sum: Double, squares: Double)](repeating: (0, 0), count: channels)
        for start in stride(from: 0, to: rows, by: 256) {
            sum.update(repeating: 0, count: 2 * channels)
            for row in start..<min(rows, start + 256) {
                let line = input + row &* channels
                for channel in 0..<channels {
                    sum[channel] += line[channel]
                    squares[channel] += line[channel] * line[channel]
                }
            }
            for channel in 0..<channels {
                totals[channel].sum += Double(sum[channel])
                totals[channel].squares += Double(squares[channel])
            }
        }
        for channel in 0..<channels {
            let average = totals[channel].sum / Double(rows)
            mean[channel] = Float(average)
            variance[channel] = Float(max(0, totals[channel].squares / Double(rows) - average * average))
        }
    }

    func backward(
        input: UnsafePointer<Float>, output: UnsafePointer<Float>, outputGradient: UnsafeMutablePointer<Float>,
        inputGradient: UnsafeMutablePointer<Float>?, _ pass: TrainingPass
    ) {
        let channels = shape.channels
        let mean = UnsafePointer(pass.statistics + statistics)
        let variance = mean + channels
        // With n = (x − mean) / deviation:  dx = scale / deviation · (dy − avg(dy) − n · avg(dy · n))
        //                                      = slope · dy + curve · x + offset
        let sums = work.pointer
        sumGradients(input, outputGradient, rows: rows(pass), into: sums)
        let slope = sums + 2 * channels
        let curve = sums + 3 * channels
        let offset = sums + 4 * channels
        for channel in 0..<channels {
            let inverse = 1 / (variance[channel] + Self.epsilon).squareRoot()
            let gradient = sums[channel]
            let product = (sums[channels + channel] - mean[channel] * gradient) * inverse
            pass.gradients[shift + channel] += gradient
            pass.gradients[scale + channel] += product
            slope[channel] = pass.parameters[scale + channel] * inverse
            curve[channel] = -slope[channel] * inverse * product / Float(rows(pass))
            offset[channel] = -slope[channel] * gradient / Float(rows(pass)) - curve[channel] * mean[channel]
        }
        guard let inputGradient else { return }
        for row in 0..<rows(pass) {
            let source = input + row &* channels
            let gradient = outputGradient + row &* channels
            let target = inputGradient + row &* channels
            for channel in 0..<channels {
                let constant = curve[channel] * source[channel] + offset[channel]
                target[channel] = slope[channel] * gradient[channel] + constant
            }
        }
    }

    /// Σ dy, then Σ dy · x.
    private func sumGradients(
        _ input: UnsafePointer<Float>, _ gradient: UnsafePointer<Float>, rows: Int,
        into sums: UnsafeMutablePointer<Float>
    ) {
        let channels = shape.channels
        let products = sums + channels
        sums.update(repeating: 0, count: 2 * channels)
        for row in 0..<rows {
            let source = input + row &* channels
            let line = gradient + row &* channels
            for channel in 0..<channels {
                sums[channel] += line[channel]
                products[channel] += line[channel] * source[channel]
            }
        }
    }
}
