/// Lines of a page, and what might stand instead of them: the same ink on other lines.
public struct LineRegrouping: Sendable {
    /// The lines' places among those that were asked about.
    public var replaced: [Int]
    public var lines: [TextLine]
}
