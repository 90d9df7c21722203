/// A word that somebody corrected: what it says, and whether it began its line.
public struct KnownText: Hashable, Sendable, Codable {
    public var text: String
    public var beginsLine: Bool

    public init(_ text: String, beginsLine: Bool = true) {
        self.text = text
        self.beginsLine = beginsLine
    }
}
