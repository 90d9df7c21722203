import DocumentModel
import Imaging

/// Tells what colour some ink of a photo has.
public struct InkColors: Sendable {
    private let image: RGBImage
    private let preprocessed: PreprocessedImage

    /// - Parameters:
    ///   - image: the photo, or a line's part of it.
    ///   - preprocessed: what was made of it.
    public init(of image: RGBImage, _ preprocessed: PreprocessedImage) {
        self.image = image
        self.preprocessed = preprocessed
    }

    /// The surer half of some ink, given as rows and columns within the photo: the edge of a stroke is half board.
    public func sample(_ runs: some Sequence<(y: Int, columns: Range<Int>)>) -> InkSample {
        var sample = InkSample(polarity: preprocessed.polarity)
        let (contrast, remainders) = (preprocessed.contrast.pixels, Remainders(image, preprocessed))
        var histogram = [Int32](repeating: 0, count: 256)
        for (y, columns) in runs {
            for x in columns { histogram[Int(contrast[y * image.width + x])] += 1 }
        }
        let least = UInt8(quantile(0.5, of: histogram))
        for (y, columns) in runs {
            for x in columns where contrast[y * image.width + x] >= least { sample.add(remainders.at(x, y)) }
        }
        return sample
    }

    /// The share of the board's light that is left at each pixel, per channel; on dark boards, in the negative.
    private struct Remainders {
        private let pixels: [UInt8]
        private let width: Int
        private let red: [UInt8]
        private let green: [UInt8]
        private let blue: [UInt8]
        private let reduction: Int
        private let columns: Int
        private let flip: UInt8

        init(_ image: RGBImage, _ preprocessed: PreprocessedImage) {
            (pixels, width) = (image.pixels, image.width)
            let channels = preprocessed.background.channels
            (red, green, blue) = (channels[0].samples, channels[1].samples, channels[2].samples)
            (reduction, columns) = (preprocessed.background.reduction, channels[0].width)
            flip = preprocessed.polarity == .lightOnDark ? 255 : 0
        }

        func at(_ x: Int, _ y: Int) -> SIMD3<Float> {
            let cell = (y / reduction) * columns + x / reduction
            let pixel = (y * width + x) * 3
            let light = SIMD3(pixels[pixel] ^ flip, pixels[pixel + 1] ^ flip, pixels[pixel + 2] ^ flip)
            let board = SIMD3(max(1, red[cell]), max(1, green[cell]), max(1, blue[cell]))
            return pointwiseMin(SIMD3<Float>(light) / SIMD3<Float>(board), SIMD3(repeating: 1))
        }
    }
}
