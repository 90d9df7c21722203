/// Names writers so that one person has one name wherever their ink turns up.
public enum UnipenWriters {
    /// Contributors that delivered the same people's ink under several codes (`apb` and `apd`, `cea` and `cec`, …)
    /// share a family, or a writer held out in one would be trained on in the other.
    static func family(of source: String) -> String {
        let shared = ["ap", "bb", "ce", "hp"]
        let start = String(source.prefix(2))
        return shared.contains(start) ? start : source
    }

    /// `family/identifier` in lower case; without a `.WRITER_ID` the name of the ink's file stands in.
    static func name(source: String, identifier: String?, file: String) -> String {
        if let identifier, !identifier.isEmpty { return "\(family(of: source))/\(identifier.lowercased())" }
        let stem = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
        return "\(family(of: source))/\(stem.lowercased())"
    }

    /// Contributors whose letters are joined: cut out one by one they hardly look like print on a board.
    public static let cursiveSources: Set<String> = ["lav", "mot", "sie", "cea", "ceb"]
}
