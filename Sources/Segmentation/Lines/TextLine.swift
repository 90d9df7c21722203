import DocumentModel
import Preprocessing

/// A level line of writing, cut into primitives: what the reading stage builds its lattice from.
public struct TextLine: Sendable {
    /// The line's ink in line pixels; letters are about `LineRectifier.letterHeight` high.
    public var mask: InkMask
    /// In writing order.
    public var primitives: [Primitive]
    /// Where the line lies on the page.
    public var frame: LineFrame
    /// Ink on the page, in page pixels.
    public var box: PixelBox
    /// Median height of its letters in page pixels.
    public var height: Double
    /// What stands on it, as it was found; `nil` for a line that was never on a page.
    var found: FoundLine?

    public init(mask: InkMask, primitives: [Primitive], frame: LineFrame, box: PixelBox, height: Double) {
        self.mask = mask
        self.primitives = primitives
        self.frame = frame
        self.box = box
        self.height = height
    }
}
