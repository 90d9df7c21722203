import Foundation
import GlyphTraining

/// A fully convolutional network's way from its recipe, or the checkpoint beside its weights, to the weights.
enum MapFitting {
    /// Steps between the weights that are written on the way.
    private static let interval = 500

    /// - Parameters:
    ///   - output: where the weights go; the state goes to OUTPUT.checkpoint.
    ///   - line: what is said of the progress.
    static func run<Task: MapTask>(
        _ task: Task, _ recipe: MapRecipe<Task.Architecture>, output: String,
        line: (MapTrainer<Task>.Progress) -> String
    ) throws {
        let checkpoint = URL(fileURLWithPath: output + ".checkpoint")
        let state =
            FileManager.default.fileExists(atPath: checkpoint.path)
            ? try MapState(checkpoint: GivenFile.bytes(checkpoint.path)).continuing(as: recipe)
            : try MapState(recipe: recipe)
        var trainer = MapTrainer(state: state, task: task)
        while !trainer.state.isFinished {
            try trainer.run(checkpoint: checkpoint) { progress, _ in
                say(line(progress))
                return progress.step % interval != 0
            }
            try GivenFile.write(trainer.model.bytes(), to: output)
        }
    }
}
