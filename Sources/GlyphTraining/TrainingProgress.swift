import Dispatch

/// How a training is doing.
public struct TrainingProgress: Hashable, Codable, Sendable {
    /// Epochs completed; fractional.
    public var epoch: Double
    /// Epochs of the whole training.
    public var epochs: Int
    /// Minibatches done since the beginning.
    public var step: Int
    /// Mean cross entropy over the glyphs since the last report, label smoothing included.
    public var loss: Double
    /// Share of them named right, augmentation and dropout included.
    public var accuracy: Double
    /// Glyphs learnt from in a second since the last report.
    public var glyphsPerSecond: Double
    /// Seconds until the training ends, should it go on as fast.
    public var secondsLeft: Double
}

/// Sums results between reports.
struct TrainingMeter {
    private let interval: Double
    private var started = DispatchTime.now()
    private var startStep: Int
    private var result = CrossEntropy.Result()

    init(state: TrainingState, interval: Double) {
        self.interval = interval
        startStep = state.step
    }

    mutating func add(_ other: CrossEntropy.Result) { result.add(other) }

    /// The figures since the last report, when it is time for one.
    mutating func progress(state: TrainingState, force: Bool) -> TrainingProgress? {
        let now = DispatchTime.now()
        let seconds = Double(now.uptimeNanoseconds - started.uptimeNanoseconds) / 1e9
        guard force || seconds >= interval else { return nil }
        let recipe = state.recipe
        let glyphs = Double((state.step - startStep) * recipe.batchSize)
        let speed = glyphs / max(seconds, 1e-9)
        let left = Double((recipe.epochs * recipe.stepsPerEpoch - state.step) * recipe.batchSize)
        defer {
            started = now
            startStep = state.step
            result = CrossEntropy.Result()
        }
        return TrainingProgress(
            epoch: Double(state.step) / Double(recipe.stepsPerEpoch), epochs: recipe.epochs, step: state.step,
            loss: result.loss / glyphs, accuracy: Double(result.correct) / glyphs,
            glyphsPerSecond: speed,
            secondsLeft: left / max(speed, 1e-9))
    }
}
