/// A line of writing that was found: where it stands on the page, and what its order depends on of what it says.
///
/// A line may run in any direction. Whoever finds lines fills it in; all lengths are in pixels of the page.
public struct LayoutLine: Hashable, Sendable {
    /// A word's place on its line.
    public struct Word: Hashable, Sendable {
        /// From the line's start along its baseline, in pixels.
        public var extent: ClosedRange<Double>
        /// Whether it is mostly figures.
        public var isFigure: Bool

        /// A word of its parts.
        public init(extent: ClosedRange<Double>, isFigure: Bool = false) {
            self.extent = extent
            self.isFigure = isFigure
        }
    }

    /// Where the baseline begins, as one reads.
    public var start: SIMD2<Double>
    /// A point further along the baseline; its way from ``start`` is the direction of reading.
    public var end: SIMD2<Double>
    /// Of its letters, usually; in pixels.
    public var letterHeight: Double
    /// Whether its ink is lighter than its ground.
    public var isLight: Bool
    /// In the order of reading.
    public var words: [Word]
    /// Whether it begins with a bullet, a number or a box to tick.
    public var isItem: Bool
    /// Whether it ends in a hyphen, a comma or the like, which ask for more.
    public var isOpen: Bool

    /// A line of its parts.
    public init(
        start: SIMD2<Double>, end: SIMD2<Double>, letterHeight: Double, isLight: Bool = false, words: [Word],
        isItem: Bool = false, isOpen: Bool = false
    ) {
        (self.start, self.end, self.letterHeight, self.isLight) = (start, end, letterHeight, isLight)
        (self.words, self.isItem, self.isOpen) = (words, isItem, isOpen)
    }
}

/// Neighbouring words of one line.
public struct LinePiece: Hashable, Sendable {
    /// The line's index.
    public var line: Int
    /// The words' indices.
    public var words: Range<Int>

    /// A piece of a line.
    public init(line: Int, words: Range<Int>) { (self.line, self.words) = (line, words) }
}

/// What is read from the left to the right before the eye goes down: a line, what is left of one, or a table's row.
public struct LayoutRow: Hashable, Sendable {
    /// From the left; each holds the pieces between two wide gaps.
    public var cells: [[LinePiece]]

    /// A row of its cells.
    public init(cells: [[LinePiece]]) { self.cells = cells }
}
