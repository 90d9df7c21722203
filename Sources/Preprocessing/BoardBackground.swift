import Imaging

/// The colour of the empty board at every place: what the photo would show without ink.
///
/// Whiteboards are lit unevenly (glare, shadow, vignetting), so that no single white exists. A gray closing wider than
/// any stroke removes the ink and keeps the edges of shadows; a mean smooths what is left. It is done on a reduced copy
/// of about half a megapixel, and enlarged again where it is used (compare Zhang & He 2007, doi:10.1016/j.dsp.2006.05.006).
struct BoardBackground: Sendable {
    /// Pixels of the photo per sample of the reduced copy, in both directions.
    let reduction: Int
    /// Red, green and blue of the empty board, reduced.
    let channels: [Plane]

    /// Samples in the reduced copy at most.
    private static let workingPixels = 500_000.0
    /// The closing's window in parts of the picture's longer side: wider than a thick pen, narrower than a shadow.
    private static let windowDivisor = 40
    private static let minimumRadius = 4
    /// Only strips far longer than any photo come near it.
    private static let maximumRadius = 100_000

    init(of image: RGBImage) {
        let reduction = Self.reduction(of: image)
        self.init(ofReduced: Self.reduce(image, by: reduction), reduction: reduction)
    }

    /// - Parameter reduced: red, green and blue as ``reduce(_:by:inverting:)`` gives them.
    init(ofReduced reduced: [Plane], reduction: Int) {
        self.reduction = reduction
        let longer = max(reduced[0].width, reduced[0].height)
        let radius = min(Self.maximumRadius, max(Self.minimumRadius, longer / Self.windowDivisor / 2))
        channels = reduced.map { plane in
            let calm = BoxFilters.mean(plane, radius: 1)
            return BoxFilters.mean(BoxFilters.closing(calm, radius: radius), radius: radius)
        }
    }

    /// The factor that brings a picture to about half a megapixel.
    static func reduction(of image: RGBImage) -> Int {
        max(1, Int((Double(image.width * image.height) / workingPixels).squareRoot().rounded(.up)))
    }

    /// Each sample as a cell of the photo's size.
    func enlarged(width: Int, height: Int) -> RGBImage {
        var result = RGBImage(width: width, height: height)
        let columns = channels[0].width
        for y in 0..<height {
            for x in 0..<width {
                let cell = (y / reduction) * columns + x / reduction
                for channel in 0..<3 {
                    result.pixels[(y * width + x) * 3 + channel] = channels[channel].samples[cell]
                }
            }
        }
        return result
    }
}
