/// What is known of a page's layout before it is looked at.
public enum PageLayout: Hashable, Sendable {
    /// Nothing: lines and columns are found.
    case automatic
    /// All text is upright and one block, whose rows are read across.
    case singleBlock
    /// All ink stands on one line.
    case singleLine
    /// All ink is one word.
    case singleWord
    /// All ink is one character.
    case singleCharacter

    /// Whether all ink is at most one line.
    public var isOneLine: Bool { self != .automatic && self != .singleBlock }
}
