/// Lines of a page, and what might stand instead of them: the same ink on other lines.
public struct LineRegrouping: Sendable {
    /// The lines' places among those that were asked about.
    public var replaced: [Int]
    /// Those of them that give cause to it: when they can be read as they are, the others need not be asked about.
    public var causes: [Int]
    public var lines: [TextLine]
}
