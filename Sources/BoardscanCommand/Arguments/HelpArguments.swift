import ArgumentParser

/// What `boardscan help …` asks for.
enum HelpArguments {
    /// - Throws: `ValidationError` for a subcommand that there is none of, which the library would take for no question
    ///   at all.
    static func check(_ arguments: [String]) throws {
        guard arguments.first == "help" else { return }
        var command: any ParsableCommand.Type = RootCommand.self
        for name in arguments.dropFirst() where !name.hasPrefix("-") {
            guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == name })
            else { throw ValidationError("There is no subcommand '\(name)'") }
            command = next
        }
    }
}
