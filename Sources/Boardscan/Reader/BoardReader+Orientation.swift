import DocumentModel
import Imaging

extension BoardReader {
    /// How the text stands in a picture.
    ///
    /// Now and then ``read(_:pageIndex:options:trace:)`` takes the wrong side for the top. So the picture is read twice,
    /// the second time upside down; the more confident reading is used. It takes twice the time of reading.
    ///
    /// - Returns: `nil` for a picture without words.
    public func orientation(of image: RGBImage, options: Options = Options()) -> PageOrientation? {
        let seen = read(image, options: options)
        let reversed = read(image.turned(toUpright: .upsideDown), options: options)
        let angle = TextAngle(rawValue: (reversed.textAngle.rawValue + 180) % 360) ?? .upright
        let turned = reversed.turned(as: angle)
        let isTurnedSurer = PageOrientation.evidence(of: turned) > PageOrientation.evidence(of: seen)
        let (best, other) = isTurnedSurer ? (turned, seen) : (seen, turned)
        // Two readings of the same side speak for it, not against it.
        return PageOrientation(of: best, againstReadingUpsideDown: best.textAngle == other.textAngle ? nil : other)
    }
}
