import DocumentModel

/// Components that stand on one line of writing, before they are cut into characters.
struct FoundLine {
    /// Left to right by the left edge.
    var components: [Component]
    /// The line through the middle of the letters.
    var middle: LineFit
    /// Median height of the letters in pixels.
    var height: Double

    var box: PixelBox { components.map(\.box).union() ?? PixelBox(x: 0, y: 0, width: 0, height: 0) }
}
