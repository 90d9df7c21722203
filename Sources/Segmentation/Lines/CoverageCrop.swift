import CKernels
import Finding

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

    /// Ink at `count` points in a row: where the coverage, bilinear between the centres of samples, is at least one
    /// half.
    ///
    /// The first point lies at `start` on the page, and `step` leads from one point to the next.
    func resample(
        from start: (x: Double, y: Double), step: (x: Double, y: Double), count: Int,
        into ink: UnsafeMutablePointer<UInt8>
    ) {
        let scale = 1 / Double(factor)
        samples.withUnsafeBufferPointer { samples in
            boardscan_resample_row(
                boardscan_coverage(samples: samples.baseAddress, width: Int32(width), height: Int32(height)),
                Float((start.x - left) * scale - 0.5), Float((start.y - top) * scale - 0.5),
                Float(step.x * scale), Float(step.y * scale), Int32(count), ink)
        }
    }
}
