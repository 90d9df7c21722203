import DocumentModel
import Imaging

/// The way from the picture that was looked at to the photo.
struct WayBack: Sendable {
    /// From that picture to the photo as it was turned; `nil` when it is that photo itself.
    private let map: Homography?
    /// How the text stands in the photo.
    private let angle: TextAngle
    /// Size of the photo as it was turned, in pixels.
    private let width: Int
    private let height: Int

    /// - Parameters:
    ///   - stages: what was made of the picture.
    ///   - photo: as it was taken.
    init(from stages: BoardReader.Stages, to photo: RGBImage) {
        (map, angle) = (stages.back, stages.angle)
        (width, height) = angle.swapsSides ? (photo.height, photo.width) : (photo.width, photo.height)
    }

    func callAsFunction(_ box: PixelBox) -> PixelBox {
        (map.map { $0(box) } ?? box).turned(by: angle, width: width, height: height)
    }

    /// A page with all places as they are on the photo.
    func callAsFunction(_ page: Page) -> Page {
        (map.map { page.mapped(by: $0, width: width, height: height).clipped() } ?? page).turned(as: angle)
    }
}
