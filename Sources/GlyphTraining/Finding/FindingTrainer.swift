import Dispatch
import Finding
import FoundationEssentials

/// Trains a finding network on pieces of pictures.
///
/// As for glyphs a minibatch is cut into shards whose gradients are summed in a fixed order: the weights depend on recipe and pictures,
/// not on the number of threads.
public struct FindingTrainer {
    public private(set) var state: FindingState
    private let sources: [any FindingSource]
    private let shares: [Float]
    private let shards: [FindingShard]
    private let layout: ParameterLayout
    private static let statisticsMomentum: Float = 0.02

    /// How a training is doing, over the steps since the last report.
    public struct Progress: Sendable {
        public var step: Int
        public var writingLoss: Double
        public var coreLoss: Double
        public var lineLoss: Double
        /// Share of the cells with ink that are told right.
        public var writingAccuracy: Double
        /// Cells that are core by answer and truth, of those that are by either.
        public var coreOverlap: Double
        public var secondsPerStep: Double
    }

    /// - Parameter sources: by the names that the recipe uses.
    /// - Throws: `TrainingError` when a source of the recipe is missing.
    public init(state: FindingState, sources: [String: any FindingSource]) throws {
        let recipe = state.recipe
        let wanted = recipe.shares.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        self.sources = try wanted.map { name, _ in
            guard let source = sources[name] else {
                throw TrainingError("recipe \(recipe.name): there are no pictures of the source \(name)")
            }
            return source
        }
        shares = wanted.map(\.value)
        self.state = state
        let layout = ParameterLayout(recipe.architecture.convolutions)
        self.layout = layout
        shards = (0..<recipe.batchSize / recipe.shardSize).map { _ in
            FindingShard(recipe.architecture, layout: layout, side: recipe.side, sampleCount: recipe.shardSize)
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
        every interval: Int = 50, checkpoint: URL? = nil, report: (Progress, FindingState) throws -> Bool
    ) throws {
        var sum = FindingLoss.Result()
        var started = DispatchTime.now()
        var first = state.step
        while !state.isFinished {
            let result = step()
            guard (result.writing + result.core + result.line).isFinite else {
                throw TrainingError("the loss is no longer a number; try a lower learning rate")
            }
            sum.add(result)
            guard state.step % interval == 0 || state.isFinished else { continue }
            let now = DispatchTime.now()
            let seconds = Double(now.uptimeNanoseconds - started.uptimeNanoseconds) / 1e9
            let steps = Double(state.step - first)
            let progress = Progress(
                step: state.step, writingLoss: sum.writing / steps, coreLoss: sum.core / steps,
                lineLoss: sum.line / steps, writingAccuracy: sum.right / max(1, sum.told),
                coreOverlap: sum.common / max(1, sum.either), secondsPerStep: seconds / steps)
            (sum, started, first) = (FindingLoss.Result(), now, state.step)
            if let checkpoint { try state.write(to: checkpoint) }
            if try !report(progress, state) { return }
        }
    }

    /// One minibatch.
    private mutating func step() -> FindingLoss.Result {
        let recipe = state.recipe
        let step = state.step
        var results = [FindingLoss.Result](repeating: .init(), count: shards.count)
        let (shards, sources, shares) = (shards, sources, shares)
        state.parameters.withUnsafeBufferPointer { parameters in
            results.withUnsafeMutableBufferPointer { results in
                guard let weights = parameters.baseAddress else { return }
                nonisolated(unsafe) let (shared, outputs) = (weights, results)
                DispatchQueue.concurrentPerform(iterations: shards.count) { index in
                    let samples = (0..<recipe.shardSize).map { place in
                        var random = SplitMix64(seed: recipe.seed, mixing: 11, step, index, place)
                        let source = sources[random.nextPlace(byShares: shares) ?? 0]
                        return source.sample(side: recipe.side, using: &random)
                    }
                    outputs[index] = shards[index].train(
                        samples, parameters: shared, weight: 1 / Float(recipe.batchSize))
                }
            }
        }
        update()
        state.step += 1
        return results.reduce(into: .init()) { $0.add($1) }
    }

    private mutating func update() {
        let (recipe, layout) = (state.recipe, layout)
        let schedule = LearningRateSchedule(
            peak: recipe.learningRate, warmUpSteps: recipe.warmUpSteps,
            coolDownSteps: Int(recipe.coolDown * Float(recipe.steps)), steps: recipe.steps)
        let update = ParameterUpdate(
            optimizer: AdamW(weightDecay: recipe.weightDecay), learningRate: schedule.rate(at: state.step),
            step: state.step, averaging: recipe.averaging)
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

extension FindingState {
    fileprivate mutating func withMutableParameters(_ body: (ParameterMemory) -> Void) {
        ParameterMemory.with(&parameters, &firstMoments, &secondMoments, &averaged, body)
    }
}
