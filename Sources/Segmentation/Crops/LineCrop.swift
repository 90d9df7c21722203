import DocumentModel
import Finding
import Imaging
import Preprocessing

/// A line by itself: its part of the photo, level, and its ink there.
public struct LineCrop: Sendable {
    /// Where the crop lies in the photo.
    public var frame: LineFrame
    /// The photo there.
    public var image: RGBImage
    /// All ink in the crop that is of the line's polarity, and how strong it is.
    public var ink: PreprocessedImage
    /// The line's own ink, in no order.
    public var components: [Component]
    /// The probability, 0…1, that this is writing.
    public var confidence: Double

    /// A crop put together from its parts.
    package init(
        frame: LineFrame, image: RGBImage, ink: PreprocessedImage, components: [Component], confidence: Double
    ) {
        (self.frame, self.image, self.ink) = (frame, image, ink)
        (self.components, self.confidence) = (components, confidence)
    }

    /// Room that lies about the line's ink, once it is known where that is: columns before it and rows above it.
    func room(border: Int) -> PixelBox {
        guard let box = components.map(\.box).union() else { return PixelBox(x: 0, y: 0, width: 1, height: 1) }
        return PixelBox(
            x: box.x - border, y: box.y - border, width: box.width + 2 * border, height: box.height + 2 * border)
    }
}
