import ArgumentParser
import TrainingSets

/// An argument NAME=PATH: files and the name that a recipe has for them.
struct NamedPath: ExpressibleByArgument {
    let name: String
    let path: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        (name, path) = (parts[0], parts[1])
    }
}

extension NamedPath {
    /// The lines of photos in a file that cut wrote.
    func photographedLines() throws -> [PhotographedLine] {
        let lines = try GivenFile.naming(path) { try PhotographedLineFile.lines(GivenFile.bytes(path)) }
        say("\(name): \(lines.count) lines")
        return lines
    }
}
