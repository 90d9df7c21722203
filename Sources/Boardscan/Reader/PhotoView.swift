import DocumentModel
import Finding
import Imaging
import Segmentation

/// A photo as it is read: the writing that was found in it, and its lines, each from a crop of its own.
struct PhotoView {
    var image: RGBImage
    /// How the text stands in the photo.
    var angle: TextAngle
    var found: FoundWriting
    /// Lines of writing, cut into primitives, in no order; their places are on the upright page.
    var lines: [TextLine] = []
    /// What was done and why, a line each.
    var trace: [String] = []

    /// Size of the photo once its text is upright, in pixels.
    var width: Int { angle.swapsSides ? image.height : image.width }
    var height: Int { angle.swapsSides ? image.width : image.height }

    /// The photo's resolution once its text is upright.
    var resolution: Resolution? {
        angle.swapsSides ? image.resolution.map { Resolution(x: $0.y, y: $0.x) } : image.resolution
    }

    /// A box of the upright page as it lies on the photo.
    func onPhoto(_ box: PixelBox) -> PixelBox { box.turned(by: angle, width: width, height: height) }

    /// A point of the upright page as it lies on the photo.
    func onPhoto(x: Double, y: Double) -> (x: Double, y: Double) {
        angle.turned(x: x, y: y, width: width, height: height)
    }

    /// A page with all places as they are on the photo.
    func onPhoto(_ page: Page) -> Page { page.turned(as: angle) }
}
