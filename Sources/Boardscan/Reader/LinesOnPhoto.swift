import DocumentModel
import Imaging
import Segmentation

/// The lines that were found on a photo, which may have been enlarged, sharpened or turned for that.
public struct LinesOnPhoto: Sendable {
    public let lines: [TextLine]
    private let back: WayBack

    init(_ look: BoardReader.Look, photo: RGBImage) {
        lines = look.stages.main.scored.joined().map(\.line)
        back = WayBack(from: look.stages, to: photo)
    }

    /// Where a primitive of a line is on the photo.
    public func box(of primitive: Primitive, in line: TextLine) -> PixelBox {
        back(line.frame.pageBox(of: primitive.box))
    }
}

extension BoardReader {
    /// The lines of a photo, in which ink is looked for that somebody corrected.
    public func lines(on photo: RGBImage) -> LinesOnPhoto {
        LinesOnPhoto(surestLook(at: photo, rectifies: false), photo: photo)
    }
}
