import Segmentation

/// Ink whose text is known: a word a person corrected.
public struct CorrectedWord: Sendable {
    /// The word's ink, level, its letters brought to the height of a rectified line.
    public var line: TextLine
    /// What it says; blanks count for nothing.
    public var text: String
    /// Whether its line has nothing in front of it.
    public var beginsLine: Bool

    /// A corrected word put together from its parts.
    public init(line: TextLine, text: String, beginsLine: Bool = true) {
        self.line = line
        self.text = text
        self.beginsLine = beginsLine
    }
}
