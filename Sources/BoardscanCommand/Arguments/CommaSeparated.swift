import ArgumentParser

/// Values of an option with commas between them.
struct CommaSeparated<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
    let values: [Value]

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.filter { !$0.isWhitespace }
        }
        values = parts.compactMap(Value.init(argument:))
        guard values.count == parts.count else { return nil }
    }

    static var allValueStrings: [String] { Value.allValueStrings }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
