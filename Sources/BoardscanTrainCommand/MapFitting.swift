import ArgumentParser
import Foundation
import GlyphTraining
import NetworkKernels

/// A fully convolutional network's way from its recipe, or the checkpoint beside its weights, to the weights.
enum MapFitting {
    /// Steps between the weights that are written on the way.
    private static let interval = 500

    /// Begins with the weights of a model on disk, `start`; with chance when nil.
    ///
    /// The weights go to `output`, the state to OUTPUT.checkpoint; `line` tells of the progress.
    static func run<Task: MapTask>(
        _ task: Task, _ recipe: MapRecipe<Task.Architecture>, from start: String?, output: String,
        line: (MapTrainer<Task>.Progress) -> String
    ) throws {
        let checkpoint = URL(fileURLWithPath: output + ".checkpoint")
        let first = try start.map { path in
            try GivenFile.naming(path) { try MapModel<Task.Architecture>(bytes: GivenFile.bytes(path)) }
        }
        if first == nil, recipe.optimization.startShare > 0 {
            throw ValidationError("recipe \(recipe.name): --from is needed, whose weights have a share in the result")
        }
        let state =
            if FileManager.default.fileExists(atPath: checkpoint.path) {
                try MapState(checkpoint: GivenFile.bytes(checkpoint.path)).continuing(as: recipe)
            } else if let first {
                try MapState(recipe: recipe, model: first, task: task)
            } else {
                try MapState(recipe: recipe)
            }
        var trainer = MapTrainer(state: state, task: task)
        repeat {
            try trainer.run(checkpoint: checkpoint) { progress, _ in
                say(line(progress))
                return progress.step % interval != 0
            }
            let model = first.map { trainer.model(from: $0) } ?? trainer.model
            try GivenFile.write(model.bytes(), to: output)
        } while !trainer.state.isFinished
    }
}
