import DocumentModel
import Preprocessing
import Segmentation

extension TextLine {
    /// A line that was drawn level and at the height rectification brings lines to: page and line pixels are the same.
    ///
    /// Without `primitives` they are what cutting makes of the ink.
    init(level mask: InkMask, primitives: [Primitive]? = nil) {
        self.init(
            mask: mask, primitives: primitives ?? OverSegmenter().primitives(of: mask),
            frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: 1),
            box: PixelBox(x: 0, y: 0, width: mask.width, height: mask.height), height: LineCropper.letterHeight)
    }
}
