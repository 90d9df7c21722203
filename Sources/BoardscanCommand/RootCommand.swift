import ArgumentParser
import DocumentFormats

/// `boardscan`, whose first word may name a subcommand; `read` needs no name.
struct RootCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "boardscan",
        abstract: "Reads photos of whiteboards and prints their text.",
        usage: "boardscan [read] <image> ... [<options>]",
        discussion: ExitCodes.help,
        version: Generator.currentVersion,
        subcommands: [
            ReadCommand.self, CheckCommand.self, DescribeCommand.self, IndexCommand.self, FindCommand.self,
            WatchCommand.self, LearnCommand.self, CompareCommand.self, ComparePageCommand.self, ModelCommand.self,
            TesseractCommand.self,
        ],
        defaultSubcommand: ReadCommand.self)
}
