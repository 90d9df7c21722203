/// A word that somebody corrected: what it says, and whether it began its line.
public struct KnownText: Hashable, Sendable, Codable {
    /// What it says.
    public var text: String
    /// Whether its line has nothing in front of it.
    public var beginsLine: Bool

    /// A word with its place in the line.
    public init(_ text: String, beginsLine: Bool = true) {
        self.text = text
        self.beginsLine = beginsLine
    }
}
