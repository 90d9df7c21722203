import Dispatch
import GlyphClassifier

/// Trains a network: renders glyphs, takes minibatches through forward and backward pass on all cores, and steps.
///
///     var trainer = try Trainer(state: TrainingState(recipe: recipe, characterSet: .printableASCII), sources: sources)
///     try trainer.run(checkpoint: Checkpoint(url: url)) { progress, _ in show(progress); return true }
///     try trainer.state.finishedModel(validation: tests).model.bytes()
///
/// A minibatch is cut into shards of fixed size, each with its own random numbers; their gradients are summed in a
/// fixed order. So the weights depend on recipe and glyphs, not on the number of threads or on who was faster.
public struct Trainer {
    /// Where the training stands.
    public private(set) var state: TrainingState
    private let sources: [any GlyphSource]
    private let draws: [Int]
    private let shards: [ShardNetwork]
    /// For each class, that of the letter's other case, or itself.
    private let otherCases: [Int]
    private let layout: ParameterLayout

    /// How fast running batch statistics follow: the share of the new ones at each step.
    private static let statisticsMomentum: Float = 0.02

    /// - Parameters:
    ///   - state: where the training stands.
    ///   - sources: training glyphs by the names that the recipe uses; labels are classes of the state's character set.
    /// - Throws: `TrainingError` when a source of the recipe is missing or empty.
    public init(state: TrainingState, sources: [String: any GlyphSource]) throws {
        let recipe = state.recipe
        // Sorted by name: a dictionary's order changes from run to run.
        let wanted = recipe.samplesPerEpoch.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        self.sources = try wanted.map { name, _ in
            guard let source = sources[name], source.count > 0 else {
                throw TrainingError("recipe \(recipe.name): there are no glyphs of the source \(name)")
            }
            return source
        }
        draws = wanted.map(\.value)
        self.state = state
        otherCases = state.characterSet.otherCases
        layout = ParameterLayout(recipe.architecture)
        shards = try (0..<recipe.batchSize / recipe.shardSize).map { _ in
            try ShardNetwork(
                recipe.architecture, shardSize: recipe.shardSize, dropout: recipe.dropout,
                smoothing: recipe.labelSmoothing)
        }
    }

    /// Trains until the recipe's end.
    ///
    /// - Parameters:
    ///   - interval: seconds between reports.
    ///   - checkpoint: written at intervals, after each epoch and when the training is stopped.
    ///   - report: called at intervals and at the end of each epoch; false stops the training there.
    ///   - epochEnded: called after each epoch; the place to validate and `record`.
    /// - Throws: `TrainingError` when the loss is no longer finite, and what the closures and the writing throw.
    public mutating func run(
        every interval: Double = 1, checkpoint: Checkpoint? = nil,
        report: (TrainingProgress, TrainingState) throws -> Bool = { _, _ in true },
        epochEnded: (inout TrainingState) throws -> Void = { _ in }
    ) throws {
        var checkpoint = checkpoint
        var meter = TrainingMeter(state: state, interval: interval)
        while !state.isFinished {
            let epoch = state.epoch
            let schedule = SampleSchedule(
                sizes: sources.map(\.count), draws: draws, seed: state.recipe.seed, epoch: epoch)
            while state.epoch == epoch {
                let result = step(schedule)
                guard result.loss.isFinite else {
                    throw TrainingError("the loss is no longer a number; try a lower learning rate")
                }
                meter.add(result)
                if let progress = meter.progress(state: state, force: state.epoch != epoch) {
                    state.curve.add(progress)
                    if try !report(progress, state) {
                        try checkpoint?.write(state)
                        return
                    }
                }
                try checkpoint?.writeWhenDue(state)
            }
            try epochEnded(&state)
            try checkpoint?.write(state)
        }
    }

    /// One minibatch.
    mutating func step(_ schedule: SampleSchedule) -> CrossEntropy.Result {
        let recipe = state.recipe
        let epoch = state.epoch
        let start = state.step % recipe.stepsPerEpoch * recipe.batchSize
        let step = state.step
        var results = [CrossEntropy.Result](repeating: .init(), count: shards.count)
        let (shards, sources, otherCases) = (shards, sources, otherCases)
        state.parameters.withUnsafeBufferPointer { parameters in
            results.withUnsafeMutableBufferPointer { results in
                guard let weights = parameters.baseAddress else { return }
                nonisolated(unsafe) let (shared, outputs) = (weights, results)
                DispatchQueue.concurrentPerform(iterations: shards.count) { index in
                    let shard = shards[index]
                    shard.render(
                        schedule, from: start + index * recipe.shardSize, sources: sources, otherCases: otherCases,
                        seed: recipe.seed, epoch: epoch)
                    outputs[index] = shard.train(
                        parameters: shared, batchSize: recipe.batchSize,
                        seed: SplitMix64.word(recipe.seed, mixing: 4, step, index))
                }
            }
        }
        updateParameters()
        updateStatistics()
        state.step += 1
        return results.reduce(into: .init()) { $0.add($1) }
    }

    private mutating func updateParameters() {
        let update = ParameterUpdate(recipe: state.recipe, step: state.step)
        let gradients = shards.map { UnsafePointer($0.gradients.pointer) }
        let pieces = update.pieces(layout)
        state.withMutableParameters { memory in
            nonisolated(unsafe) let (shared, sources) = (memory, gradients)
            DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
                update.apply(pieces[index], gradients: sources, shared)
            }
        }
    }

    private mutating func updateStatistics() {
        guard layout.statisticsCount > 0 else { return }
        // The very first step replaces the placeholders.
        let momentum = state.step == 0 ? 1 : Self.statisticsMomentum
        for index in 0..<layout.statisticsCount {
            var sum: Float = 0
            for shard in shards { sum += shard.statistics.pointer[index] }
            let measured = sum / Float(shards.count)
            state.statistics[index] += momentum * (measured - state.statistics[index])
        }
    }
}

extension ShardNetwork {
    /// Fills the input with the schedule's glyphs from a position on; after the last comes the first.
    ///
    /// `otherCases` gives for each class that of the letter's other case, or itself.
    func render(
        _ schedule: SampleSchedule, from start: Int, sources: [any GlyphSource], otherCases: [Int], seed: UInt64,
        epoch: Int
    ) {
        let size = glyphInput.valueCount
        for offset in 0..<shardSize {
            let position = (start + offset) % schedule.samples.count
            let sample = schedule.samples[position]
            var random = SplitMix64(seed: seed, mixing: 3, epoch, start + offset)
            let (source, index) = (sources[Int(sample.source)], Int(sample.index))
            let label = source.render(
                index: index, using: &random, as: glyphInput,
                into: UnsafeMutableBufferPointer(start: input.pointer + offset * size, count: size))
            labels[offset] = label
            otherLabels[offset] = source.leavesCaseOpen(index: index) ? otherCases[label] : label
        }
    }
}
