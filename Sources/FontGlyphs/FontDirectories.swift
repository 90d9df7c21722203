import Foundation

/// Where fonts are on this machine.
public enum FontDirectories {
    public struct MissingFont: Error, Hashable, CustomStringConvertible {
        public var name: String

        public var description: String {
            "\(name): no such font below /usr/share/fonts, /usr/local/share/fonts or ~/.fonts"
        }
    }

    /// The path of a font file.
    ///
    /// - Throws: ``MissingFont``.
    public static func path(of name: String) throws -> String {
        let manager = FileManager.default
        for directory in ["/usr/share/fonts", "/usr/local/share/fonts", NSHomeDirectory() + "/.fonts"] {
            let found = (try? manager.subpathsOfDirectory(atPath: directory)) ?? []
            if let path = found.sorted().first(where: { $0.split(separator: "/").last.map(String.init) == name }) {
                return directory + "/" + path
            }
        }
        throw MissingFont(name: name)
    }
}
