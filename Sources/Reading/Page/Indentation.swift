import DocumentModel

/// Blanks in front of the lines of a block: what code on boards means by its left edge.
enum Indentation {
    /// Characters are set about a quarter wider than their ink.
    private static let advancePerWidth = 1.25
    /// A line that begins fewer characters than this to the right of the others is not indented on purpose.
    private static let leastShift = 1.6
    /// A line that begins more characters than this to the right stands beside the others, not under them.
    private static let mostBlanks = 24

    /// Measures each line's left edge against the block's in the width of its characters.
    static func indented(_ lines: [Line]) -> [Line] {
        let widths = lines.flatMap(\.words).flatMap(\.characters).map(\.box.width)
        guard let left = lines.map(\.box.x).min(), let width = widths.median else { return lines }
        let advance = advancePerWidth * Double(max(1, width))
        return lines.map { line in
            let shift = Double(line.box.x - left) / advance
            var line = line
            line.indentation = shift < leastShift || shift > Double(mostBlanks) ? 0 : Int(shift.rounded())
            return line
        }
    }
}
