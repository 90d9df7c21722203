import Dispatch
import FoundationEssentials
import NetworkKernels

/// What a fully convolutional network learns: where samples come from, and what is wrong with the answers to them.
public protocol MapTask: Sendable {
    /// Of the network that learns it.
    associatedtype Architecture: TrainedArchitecture
    /// What is shown, and what should be answered.
    associatedtype Sample: Sendable
    /// What is reported of the answers.
    associatedtype Result: MapTaskResult

    /// A sample by the random numbers alone.
    func sample(using random: inout SplitMix64) -> Sample
    /// What the network sees of it: rows, columns, channels.
    func input(of sample: Sample) -> [Float]
    /// Replaces the answers to a sample by the loss's derivatives by them.
    ///
    /// `weight` is that of the sample.
    func differentiate(_ answers: UnsafeMutablePointer<Float>, _ sample: Sample, weight: Float) -> Result
}

/// Sums over samples of what a training reports.
public protocol MapTaskResult: Sendable {
    /// Of no sample.
    init()
    /// Adds the sums over other samples.
    mutating func add(_ other: Self)
    /// Whether the loss is a number.
    var isFinite: Bool { get }
}

/// Trains a fully convolutional network.
///
/// As for glyphs a minibatch is cut into shards whose gradients are summed in a fixed order: the weights depend on
/// recipe and data, not on the number of threads.
public struct MapTrainer<Task: MapTask> {
    /// Where the training stands.
    public private(set) var state: MapState<Task.Architecture>
    private let task: Task
    private let shards: [MapShard]
    private let layout: ParameterLayout
    private static var statisticsMomentum: Float { 0.02 }

    /// How a training is doing, over the steps since the last report.
    public struct Progress: Sendable {
        /// Steps done in all.
        public var step: Int
        /// Steps since the last report.
        public var steps: Int
        /// Sums over the samples of these steps.
        public var result: Task.Result
        /// Of the time that passed.
        public var secondsPerStep: Double
    }

    /// A training that goes on from a state.
    public init(state: MapState<Task.Architecture>, task: Task) {
        let (recipe, optimization) = (state.recipe, state.recipe.optimization)
        (self.state, self.task) = (state, task)
        let layout = ParameterLayout(recipe.architecture.convolutions)
        self.layout = layout
        shards = (0..<optimization.batchSize / optimization.shardSize).map { _ in
            MapShard(
                recipe.architecture, layout: layout, height: recipe.height, width: recipe.width,
                sampleCount: optimization.shardSize)
        }
    }

    /// Trains until the recipe's end.
    ///
    /// - Parameters:
    ///   - interval: steps between reports.
    ///   - checkpoint: written at every report and at the end.
    ///   - report: false stops the training.
    /// - Throws: `TrainingError` when the loss is no longer finite, what the closure and writing throw.
    public mutating func run(
        every interval: Int = 50, checkpoint: URL? = nil, report: (Progress, MapState<Task.Architecture>) throws -> Bool
    ) throws {
        var sum = Task.Result()
        var started = DispatchTime.now()
        var first = state.step
        while !state.isFinished {
            let result = step()
            guard result.isFinite else {
                throw TrainingError("the loss is no longer a number; try a lower learning rate")
            }
            sum.add(result)
            guard state.step % interval == 0 || state.isFinished else { continue }
            let now = DispatchTime.now()
            let seconds = Double(now.uptimeNanoseconds - started.uptimeNanoseconds) / 1e9
            let steps = state.step - first
            let progress = Progress(
                step: state.step, steps: steps, result: sum, secondsPerStep: seconds / Double(steps))
            (sum, started, first) = (Task.Result(), now, state.step)
            if let checkpoint { try state.write(to: checkpoint) }
            if try !report(progress, state) { return }
        }
    }

    /// Samples that the ranges of whole-number activations are measured on.
    private static var rangeSamples: Int { 48 }

    /// The network as it is now, ready to run in whole numbers.
    public var model: MapModel<Task.Architecture> { withRanges(state.model) }

    /// The same with the share that its recipe gives to the weights it started from.
    public func model(from start: MapModel<Task.Architecture>) -> MapModel<Task.Architecture> {
        withRanges(state.model.mean(with: start, share: state.recipe.optimization.startShare))
    }

    private func withRanges(_ model: MapModel<Task.Architecture>) -> MapModel<Task.Architecture> {
        let recipe = state.recipe
        return model.withRanges(
            measuredOn: (0..<Self.rangeSamples).map { index in
                var random = SplitMix64(seed: recipe.optimization.seed, mixing: 12, index)
                return (task.input(of: task.sample(using: &random)), recipe.width, recipe.height)
            })
    }

    /// One minibatch.
    private mutating func step() -> Task.Result {
        let (task, optimization, step, shards) = (task, state.recipe.optimization, state.step, shards)
        var results = [Task.Result](repeating: .init(), count: shards.count)
        state.parameters.withUnsafeBufferPointer { parameters in
            results.withUnsafeMutableBufferPointer { results in
                guard let weights = parameters.baseAddress else { return }
                nonisolated(unsafe) let (shared, outputs) = (weights, results)
                DispatchQueue.concurrentPerform(iterations: shards.count) { index in
                    let samples = (0..<optimization.shardSize).map { place in
                        var random = SplitMix64(seed: optimization.seed, mixing: 11, step, index, place)
                        return task.sample(using: &random)
                    }
                    shards[index].train(samples.map(task.input), parameters: shared) { sample, answers in
                        outputs[index].add(
                            task.differentiate(answers, samples[sample], weight: 1 / Float(optimization.batchSize)))
                    }
                }
            }
        }
        update()
        state.step += 1
        return results.reduce(into: .init()) { $0.add($1) }
    }

    private mutating func update() {
        let (optimization, layout) = (state.recipe.optimization, layout)
        let schedule = LearningRateSchedule(
            peak: optimization.learningRate, warmUpSteps: optimization.warmUpSteps,
            coolDownSteps: Int(optimization.coolDown * Float(optimization.steps)), steps: optimization.steps)
        let update = ParameterUpdate(
            optimizer: AdamW(weightDecay: optimization.weightDecay), learningRate: schedule.rate(at: state.step),
            step: state.step, averaging: optimization.averaging)
        let gradients = shards.map { UnsafePointer($0.gradients.pointer) }
        state.withMutableParameters { memory in
            for piece in update.pieces(layout) { update.apply(piece, gradients: gradients, memory) }
        }
        let momentum = state.step == 0 ? 1 : Self.statisticsMomentum
        for index in 0..<layout.statisticsCount {
            let measured = shards.reduce(0) { $0 + $1.statistics.pointer[index] } / Float(shards.count)
            state.statistics[index] += momentum * (measured - state.statistics[index])
        }
    }
}

extension MapState {
    fileprivate mutating func withMutableParameters(_ body: (ParameterMemory) -> Void) {
        ParameterMemory.with(&parameters, &firstMoments, &secondMoments, &averaged, body)
    }
}
