import DocumentModel
import Finding
import Imaging
import Preprocessing
import Segmentation

/// A photo as it is read: its text upright, in twice its size where letters are small, sharpened where it is out of
/// focus; with the writing that was found in it.
struct PhotoView {
    var image: RGBImage
    /// How the text stands in the photo.
    var angle: TextAngle
    /// Pixels of the view along one of the photo.
    var enlargement: Int
    var found: FoundWriting
    /// The ink of each polarity in which there is writing, the one with more writing first.
    var layers: [PreprocessedImage]
    /// Lines of writing, cut into primitives, in no order.
    var lines: [TextLine] = []
    /// Size of the photo as it was turned, in pixels.
    var width: Int
    var height: Int
    /// What was done and why, a line each.
    var trace: [String] = []

    /// A box of the view as it lies on the photo.
    func onPhoto(_ box: PixelBox) -> PixelBox {
        reduced(box).turned(by: angle, width: width, height: height)
    }

    /// A point of the view as it lies on the photo.
    func onPhoto(x: Double, y: Double) -> (x: Double, y: Double) {
        angle.turned(x: x / Double(enlargement), y: y / Double(enlargement), width: width, height: height)
    }

    /// A page with all places as they are on the photo.
    func onPhoto(_ page: Page) -> Page {
        var page = page
        if enlargement > 1 {
            (page.width, page.height) = (width, height)
            page.blocks = page.blocks.map { block in
                Block(box: reduced(block.box), lines: block.lines.map(reduced))
            }
        }
        return page.turned(as: angle)
    }

    private func reduced(_ line: Line) -> Line {
        var line = line.mappingBoxes(reduced)
        line.baseline.offset /= Double(enlargement)
        return line
    }

    private func reduced(_ box: PixelBox) -> PixelBox {
        guard enlargement > 1 else { return box }
        let (left, top) = (box.x / enlargement, box.y / enlargement)
        let right = (box.maxX + enlargement - 1) / enlargement
        let bottom = (box.maxY + enlargement - 1) / enlargement
        return PixelBox(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
    }
}
