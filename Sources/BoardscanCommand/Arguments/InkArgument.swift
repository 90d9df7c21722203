import ArgumentParser
import DocumentModel

/// One value of `--ink`: names of inks with commas between them.
struct InkArgument: ExpressibleByArgument, Sendable {
    let names: Set<Ink.Name>

    static let allNames = Ink.Name.allCases.map(\.rawValue)

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        let names = parts.compactMap(Ink.Name.init(rawValue:))
        guard !names.isEmpty, names.count == parts.count else { return nil }
        self.names = Set(names)
    }
}
