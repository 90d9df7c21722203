import Imaging
import Preprocessing
import Segmentation

/// A photo as it is looked at: in twice its size and sharper where its writing is small.
struct LegiblePhoto {
    let image: RGBImage
    let preprocessed: PreprocessedImage
    /// From the picture to the photo; `nil` when it is the photo itself.
    let toPhoto: Homography?

    /// Letters lower than this, in pixels, are a few steps of a staircase once there is only ink and none.
    private static let smallLetters = 20.0
    private static let enlargement = 2
    /// Larger photos are looked at as they are, lest they fill the memory.
    private static let mostPixels = 5_000_000

    init(_ photo: RGBImage) {
        let preprocessor = Preprocessor()
        let preprocessed = preprocessor.preprocess(photo)
        guard photo.width * photo.height <= Self.mostPixels,
            let scale = PageScale(of: preprocessed.mask), scale.textHeight < Self.smallLetters,
            let large = photo.enlarged(by: Self.enlargement)
        else {
            (image, self.preprocessed, toPhoto) = (photo, preprocessed, nil)
            return
        }
        image = large
        self.preprocessed = preprocessor.preprocess(large)
        let (width, height) = (Float(photo.width), Float(photo.height))
        toPhoto = Homography(
            width: Float(large.width), height: Float(large.height),
            to: [[0, 0], [width, 0], [width, height], [0, height]])
    }
}
