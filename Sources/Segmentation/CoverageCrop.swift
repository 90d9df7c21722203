/// The ink of some components on their own, as coverage 0…1, perhaps reduced by a whole factor.
struct CoverageCrop {
    private let left: Double
    private let top: Double
    private let factor: Int
    private let width: Int
    private let height: Int
    /// Row by row, with a border of one empty sample all around.
    private var samples: [Float]

    init(of line: FoundLine, reducedBy factor: Int) {
        let box = line.box
        self.factor = factor
        left = Double(box.x)
        top = Double(box.y)
        width = (box.width + factor - 1) / factor + 1
        height = (box.height + factor - 1) / factor + 1
        samples = [Float](repeating: 0, count: (width + 2) * (height + 2))
        let share = 1 / Float(factor * factor)
        for run in line.components.lazy.flatMap(\.runs) {
            let row = ((Int(run.y) - box.y) / factor + 1) * (width + 2) + 1
            for x in Int(run.start)..<Int(run.end) { samples[row + (x - box.x) / factor] += share }
        }
    }

    func withSampler<Result>(_ body: (Sampler) -> Result) -> Result {
        samples.withUnsafeBufferPointer { samples in
            body(
                Sampler(
                    left: left, top: top, factor: Double(factor), width: width, height: height, samples: samples))
        }
    }

    /// One sample, for looking at.
    func coverage(atX x: Double, y: Double) -> Float { withSampler { $0.at(x, y) } }

    /// Bilinear between the centres of samples; 0 outside.
    struct Sampler {
        fileprivate let left: Double
        fileprivate let top: Double
        fileprivate let factor: Double
        fileprivate let width: Int
        fileprivate let height: Int
        fileprivate let samples: UnsafeBufferPointer<Float>

        @inline(__always)
        func at(_ pageX: Double, _ pageY: Double) -> Float {
            let x = Float((pageX - left) / factor - 0.5)
            let y = Float((pageY - top) / factor - 0.5)
            guard x >= -1, y >= -1, x < Float(width), y < Float(height) else { return 0 }
            // Truncation rounds down what is not negative.
            let column = min(width &- 1, Int(x + 1) &- 1)
            let row = min(height &- 1, Int(y + 1) &- 1)
            let weightX = x - Float(column)
            let weightY = y - Float(row)
            let first = (row &+ 1) &* (width &+ 2) &+ column &+ 1
            let second = first &+ width &+ 2
            let upper = samples[first] * (1 - weightX) + samples[first &+ 1] * weightX
            let lower = samples[second] * (1 - weightX) + samples[second &+ 1] * weightX
            return upper * (1 - weightY) + lower * weightY
        }
    }
}
