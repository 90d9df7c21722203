import FileAccess

/// Names of files that begin with a dash, as `*.png` may give them.
///
/// The parser would take `-dash.png` for the options `-d`, `-a`, `-s`, `-h`.
enum DashedFiles {
    /// The arguments, each that names a file and looks like several short options as a path that does not:
    /// `./-dash.png`.
    static func asPaths(_ arguments: [String]) -> [String] {
        let options = arguments.prefix { $0 != "--" }
        return options.map(asPath) + arguments[options.endIndex...]
    }

    /// An option of one letter stays one, whatever files there are.
    private static func asPath(_ argument: String) -> String {
        guard argument.hasPrefix("-"), !argument.hasPrefix("--"), argument.count > 2, FilePath(argument).resolved != nil
        else { return argument }
        return "./" + argument
    }
}
