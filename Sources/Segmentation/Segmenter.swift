import Finding
import Preprocessing

/// Found lines → level lines, cut into primitives.
public struct Segmenter: Sendable {
    private let layout: PageLayout
    private let contrast: ContrastMap?

    /// Cuts the lines of a page, given what is known of its layout.
    ///
    /// The contrast is that of the ink, in the size of the page: it tells gaps from strokes. It is `nil` when it is
    /// not known.
    public init(layout: PageLayout = .automatic, contrast: ContrastMap? = nil) {
        (self.layout, self.contrast) = (layout, contrast)
    }

    /// - Returns: `nil` when nothing of the line's ink can be a character.
    public func textLine(_ found: FoundLine) -> TextLine? {
        let (mask, frame) = LineRectifier().rectify(found)
        let contrast = contrast.map { LineContrast($0, frame: frame) }
        let segmenter = OverSegmenter(contrast: contrast)
        var line = TextLine(
            mask: mask, primitives: segmenter.primitives(of: mask), frame: frame, box: found.box, height: found.height)
        line.contrast = contrast?.strip(of: mask)
        (line.confidence, line.isLight) = (found.confidence, found.isLight)
        guard !line.primitives.isEmpty else { return nil }
        return layout == .singleCharacter ? line.asSingleCharacter() : line
    }
}
