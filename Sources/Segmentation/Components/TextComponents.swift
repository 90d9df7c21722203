import DocumentModel

/// Sorts components into letters, small marks and what is no text at all.
struct TextComponents {
    /// Tall enough to carry a line of text.
    var letters: [Component] = []
    /// Dots, dashes, commas, quotes: text where they stand near letters.
    var marks: [Component] = []
    /// Frames, drawings, the room around the board.
    var others: [Component] = []

    /// Bounds in multiples of the page's text height and stroke width.
    private static let leastLetterHeight = 0.42
    private static let greatestHeight = 6.0
    private static let greatestWidth = 14.0
    private static let leastArea = 0.25
    /// A component this much wider and taller than text with this little ink is a frame or a drawing.
    private static let frameSize = 3.0
    private static let frameDensity = 0.07
    /// A component this wide that is filled with ink to this part was crossed out or filled in.
    private static let scribbleWidth = 2.5
    private static let scribbleDensity = 0.56
    /// Its strokes run together and seem so many times as wide as others. Figures of a fat pen that touch are as dense, but still
    /// strokes of that pen.
    private static let scribbleStrokes = 1.7

    init(_ components: [Component], scale: PageScale) {
        let height = scale.textHeight
        let drawn = Enclosures.indices(in: components, scale: scale)
            .union(TickBox(scale: scale).indices(in: components))
        for (index, component) in components.enumerated() {
            let boxHeight = Double(component.box.height)
            let boxWidth = Double(component.box.width)
            let density = Double(component.area) / (boxHeight * boxWidth)
            if Double(component.area) < Self.leastArea * scale.strokeWidth * scale.strokeWidth {
                continue
            }
            let isFrame =
                boxWidth > Self.frameSize * height && boxHeight > Self.frameSize * height / 2
                && density < Self.frameDensity
            let isScribble =
                boxWidth > Self.scribbleWidth * height && boxHeight >= Self.leastLetterHeight * height
                && density > Self.scribbleDensity
                && component.strokeWidth > Self.scribbleStrokes * scale.strokeWidth
            if drawn.contains(index) {
                others.append(component)
            } else if boxHeight > Self.greatestHeight * height || boxWidth > Self.greatestWidth * height {
                others.append(component)
            } else if isFrame || isScribble {
                others.append(component)
            } else if component.strokeWidth > 4 * scale.strokeWidth {
                others.append(component)
            } else if boxHeight >= Self.leastLetterHeight * height {
                letters.append(component)
            } else if boxWidth > 2.2 * height {
                others.append(component)
            } else {
                marks.append(component)
            }
        }
    }
}
