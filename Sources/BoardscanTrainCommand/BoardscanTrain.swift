import ArgumentParser

/// `boardscan-train`: what makes boardscan read, and the boards to try it on.
struct BoardscanTrain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "boardscan-train",
        abstract: "Makes training data, synthetic boards and the files boardscan reads with.",
        subcommands: [
            FitCommand.self, CalibrateCommand.self, EvaluateCommand.self,
            TuneCommand.self, LinesCommand.self, WordsCommand.self, LayoutCommand.self,
            AblateCommand.self, GateCommand.self,
            AdaptCommand.self, SynthCommand.self, PriorCommand.self, WholeBoardsCommand.self,
            BatteryCommand.self, FiguresCommand.self, HdbpmnCommand.self, GnhkCommand.self, FindingFitCommand.self,
            LineFitCommand.self,
            CutCommand.self,
        ])
}
