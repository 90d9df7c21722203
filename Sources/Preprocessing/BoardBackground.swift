import Imaging

/// The colour of the empty board at every place: what the photo would show without ink.
///
/// Whiteboards are lit unevenly (glare, shadow, vignetting), so that no single white exists. A gray closing wider than
/// any stroke removes the ink and keeps the edges of shadows; a mean smooths what is left. It is done on a reduced copy
/// of about half a megapixel, and enlarged again where it is used (compare Zhang & He 2007,
/// doi:10.1016/j.dsp.2006.05.006).
///
/// On a coloured board, ink may be brighter than the board in one channel, as blue ink on yellow is in blue. So ink is
/// found by its luminance first and blackened, before each channel is closed.
struct BoardBackground: Sendable {
    /// Pixels of the photo per sample of the reduced copy, in both directions.
    let reduction: Int
    /// Red, green and blue of the empty board, reduced.
    let channels: [Plane]

    /// Most samples in the reduced copy.
    private static let workingPixels = 500_000.0
    /// Ratio of the picture's longer side to the closing's window, which is wider than a thick pen and narrower than a
    /// shadow.
    private static let windowDivisor = 40
    private static let minimumRadius = 4
    /// Only strips far longer than any photo come near it.
    private static let maximumRadius = 100_000

    init(of image: RGBImage) {
        let reduction = Self.reduction(of: image)
        self.init(ofReduced: Self.reduce(image, by: reduction), reduction: reduction)
    }

    /// Estimates the board from red, green and blue as ``reduce(_:by:inverting:)`` gives them.
    init(ofReduced reduced: [Plane], reduction: Int) {
        self.reduction = reduction
        let longer = max(reduced[0].width, reduced[0].height)
        let radius = min(Self.maximumRadius, max(Self.minimumRadius, longer / Self.windowDivisor / 2))
        let calm = Self.withoutInk(reduced.map { BoxFilters.mean($0, radius: 1) }, radius: radius)
        channels = calm.map { BoxFilters.mean(BoxFilters.closing($0, radius: radius), radius: radius) }
    }

    /// Ink is darker than the closed luminance by more than this, of 255: noise and grain are not.
    private static let leastInk: UInt8 = 10

    /// Blackens the ink, so that it lends none of its colour to the board around it.
    private static func withoutInk(_ channels: [Plane], radius: Int) -> [Plane] {
        let luminance = Polarity.luminance(of: channels)
        let closed = BoxFilters.closing(luminance, radius: radius)
        var channels = channels
        for channel in channels.indices {
            channels[channel].samples.withUnsafeMutableBufferPointer { samples in
                for index in samples.indices where closed.samples[index] &- luminance.samples[index] > leastInk {
                    samples[index] = 0
                }
            }
        }
        return channels
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
