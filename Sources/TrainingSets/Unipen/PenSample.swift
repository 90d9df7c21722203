/// Pen strokes with what they spell: one character, word or line of text of one writer.
public struct PenSample: Hashable, Sendable {
    /// What the strokes spell.
    public var label: String
    /// Pen-down strokes in the order they were drawn; points in tablet units, x to the right, y **down**.
    public var strokes: [[SIMD2<Float>]]
    /// Unique over all sources: `family/identifier`, see ``UnipenWriters``.
    public var writer: String
    /// UNIPEN's category: `1a` digits, `1b` upper case, `1c` lower case, `1d` symbols, `2` mixed, `3` in context,
    /// `6` and `7` words, `8` text.
    public var category: String
    /// The contributor's three letters.
    public var source: String
    /// The file the ink stands in; samples with the same file share one coordinate system.
    public var file: String
    /// Place within the file: the number of the first pen component.
    public var order: Int

    /// A sample put together from its parts.
    public init(
        label: String, strokes: [[SIMD2<Float>]], writer: String, category: String = "", source: String = "",
        file: String = "", order: Int = 0
    ) {
        self.label = label
        self.strokes = strokes
        self.writer = writer
        self.category = category
        self.source = source
        self.file = file
        self.order = order
    }

    /// The box of all points.
    public var bounds: InkBounds { InkBounds(strokes) }

    /// Whether it can be one level line of writing: several lines below each other are far too narrow for their text.
    public var isOneLine: Bool { bounds.width >= Self.leastAdvance * Float(label.count) * bounds.height }

    /// Of a character, in heights of the ink of a line.
    private static let leastAdvance: Float = 0.2
}
