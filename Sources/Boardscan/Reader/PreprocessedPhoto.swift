import Finding
import Imaging
import Preprocessing

/// A photo in twice its size where its writing is small, sharpened where it is out of focus, and its ink.
struct PreprocessedPhoto {
    private(set) var image: RGBImage
    private(set) var enlargement = 1
    private(set) var found: FoundWriting
    /// The ink of each polarity in which there is writing, the one with more writing first.
    private(set) var layers: [PreprocessedImage]
    private(set) var trace: [String] = []

    /// Letters lower than this, in pixels, lose their shape when they are binarised.
    private static let smallLetters = 20.0
    private static let factor = 2
    /// Photos of more pixels are not enlarged, so as not to fill the memory.
    private static let mostEnlarged = 5_000_000
    /// Photos of more pixels are not sharpened, for the same reason.
    private static let mostSharpened = 16_000_000

    /// Prepares a photo whose text stands upright.
    init(_ photo: RGBImage, found: FoundWriting, by preprocessor: Preprocessor) {
        (image, self.found) = (photo, found)
        let pixels = photo.width * photo.height
        if pixels <= Self.mostEnlarged, let height = found.letterHeight, height < Self.smallLetters,
            let large = photo.enlarged(by: Self.factor)
        {
            (image, enlargement, self.found) = (large, Self.factor, found.enlarged(by: Self.factor))
            trace.append("enlarged: letters of \(Int(height.rounded())) pixels")
        }
        let polarities: [Polarity?] = found.polarities.isEmpty ? [nil] : found.polarities
        let enlarged = image
        layers = polarities.map { preprocessor.preprocess(enlarged, as: $0) }
        if pixels <= Self.mostSharpened, let first = layers.first,
            let mask = UnsharpMask(focusing: first, letterHeight: self.found.letterHeight),
            let sharp = image.sharpened(by: mask)
        {
            image = sharp
            layers = layers.map { preprocessor.preprocess(sharp, as: $0.polarity) }
            trace.append("sharpened")
        }
    }
}
