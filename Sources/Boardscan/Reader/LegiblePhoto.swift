import Imaging
import Preprocessing
import Segmentation

/// A photo as it is looked at: in twice its size where its writing is small, sharpened where it is out of focus, turned to the
/// front.
struct LegiblePhoto {
    private(set) var image: RGBImage
    private(set) var preprocessed: PreprocessedImage
    /// From the picture to the photo; `nil` when it is as large.
    private(set) var toPhoto: Homography?
    /// Which way its writing runs; `nil` where that is not told, or the board was turned to the front.
    private(set) var direction: WritingDirection?

    /// Letters lower than this, in pixels, are a few steps of a staircase once there is only ink and none.
    private static let smallLetters = 20.0
    private static let enlargement = 2
    /// Larger photos are not enlarged, and not sharpened, lest they fill the memory.
    private static let mostEnlarged = 5_000_000
    private static let mostSharpened = 16_000_000

    /// - Parameter polarity: of the page's ink, where it is known.
    init(_ photo: RGBImage, as polarity: Polarity? = nil, by preprocessor: Preprocessor = Preprocessor()) {
        (image, preprocessed) = (photo, preprocessor.preprocess(photo, as: polarity))
        let pixels = photo.width * photo.height
        if pixels <= Self.mostEnlarged, let scale = PageScale(of: preprocessed.mask),
            scale.textHeight < Self.smallLetters, let large = photo.enlarged(by: Self.enlargement)
        {
            let (width, height) = (Float(photo.width), Float(photo.height))
            toPhoto = Homography(
                width: Float(large.width), height: Float(large.height),
                to: [[0, 0], [width, 0], [width, height], [0, height]])
            look(at: large, by: preprocessor)
        }
        if pixels <= Self.mostSharpened, let mask = UnsharpMask(focusing: preprocessed),
            let sharp = image.sharpened(by: mask)
        {
            look(at: sharp, by: preprocessor)
        }
        direction = WritingDirection(of: preprocessed.mask)
    }

    /// The picture with its board turned to the front.
    func seen(from front: BoardView.Rectified, by preprocessor: Preprocessor) -> LegiblePhoto {
        var result = self
        result.toPhoto = toPhoto?.after(front.back) ?? front.back
        var turned = image.warped(by: front.back, width: front.width, height: front.height)
        turned.resolution = image.resolution
        result.look(at: turned, by: preprocessor)
        result.direction = nil
        return result
    }

    private mutating func look(at image: RGBImage, by preprocessor: Preprocessor) {
        self.image = image
        preprocessed = preprocessor.preprocess(image, as: preprocessed.polarity)
    }
}
