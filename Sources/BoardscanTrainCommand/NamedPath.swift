import ArgumentParser

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
