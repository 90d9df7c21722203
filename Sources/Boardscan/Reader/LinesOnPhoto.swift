import DocumentModel
import Imaging
import Segmentation

/// The lines that were found on a photo, which may have been enlarged, sharpened or turned for that.
public struct LinesOnPhoto: Sendable {
    /// The lines, in no order; their places are on what the photo was made into, see ``LinesOnPhoto/box(of:in:)``.
    public let lines: [TextLine]
    private let view: PhotoView

    init(_ view: PhotoView) {
        lines = view.lines
        self.view = view
    }

    /// Where a primitive of a line is on the photo.
    public func box(of primitive: Primitive, in line: TextLine) -> PixelBox {
        view.onPhoto(line.frame.pageBox(of: primitive.runs))
    }
}

extension BoardReader {
    /// The lines of a photo, to look for the ink of words that somebody corrected.
    public func lines(on photo: RGBImage) -> LinesOnPhoto { LinesOnPhoto(view(of: photo)) }
}
