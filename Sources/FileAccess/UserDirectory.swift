/// Where programs keep a user's files, by the XDG base directory specification.
public enum UserDirectory: Sendable {
    /// What the user made: `XDG_DATA_HOME`, or `~/.local/share`.
    case data
    /// What can be made again: `XDG_CACHE_HOME`, or `~/.cache`.
    case cache

    private var place: (variable: String, usual: FilePath) {
        switch self {
        case .data: ("XDG_DATA_HOME", ".local/share")
        case .cache: ("XDG_CACHE_HOME", ".cache")
        }
    }

    /// A file's path there.
    ///
    /// - Parameters:
    ///   - name: of the file, below the directory.
    ///   - environment: gives the value of a variable.
    /// - Returns: `nil` for somebody without a home.
    public func child(_ name: FilePath, environment: (String) -> String?) -> FilePath? {
        // The specification has relative paths ignored.
        if let path = environment(place.variable), path.hasPrefix("/") { return FilePath(path).child(name) }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        return FilePath(home).child(place.usual).child(name)
    }
}
