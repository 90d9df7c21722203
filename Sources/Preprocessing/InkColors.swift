import DocumentModel
import Imaging

/// Tells what colour of ink lies in a place of a photo.
public struct InkColors: Sendable {
    private let image: RGBImage
    private let preprocessed: PreprocessedImage
    private let mask: InkMask

    /// - Parameters:
    ///   - image: the photo.
    ///   - preprocessed: what was made of it.
    ///   - mask: the ink that counts, in the size of the photo; all there is by default.
    public init(of image: RGBImage, _ preprocessed: PreprocessedImage, mask: InkMask? = nil) {
        self.image = image
        self.preprocessed = preprocessed
        self.mask = mask ?? preprocessed.mask
    }

    /// The surer half of the ink pixels in a box: the edge of a stroke is half board.
    public func sample(in box: PixelBox) -> InkSample {
        var sample = InkSample(polarity: preprocessed.polarity)
        let area = box.intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
        guard !area.isEmpty else { return sample }
        let least = medianContrast(in: area)
        let step = Self.step(in: area)
        let (ink, contrast, remainders) = (mask.pixels, preprocessed.contrast.pixels, Remainders(image, preprocessed))
        for y in stride(from: area.y, to: area.maxY, by: step) {
            for x in stride(from: area.x, to: area.maxX, by: step) {
                let index = y * image.width + x
                if ink[index] != 0, contrast[index] >= least { sample.add(remainders.at(x, y)) }
            }
        }
        return sample
    }

    /// About as many pixels as are enough to tell a word's colour.
    private static let pixelsOfWord = 4000.0

    /// The sampling step, in rows and columns.
    private static func step(in area: PixelBox) -> Int {
        max(1, Int((Double(area.area) / pixelsOfWord).squareRoot()))
    }

    private func medianContrast(in area: PixelBox) -> UInt8 {
        var histogram = [Int32](repeating: 0, count: 256)
        let step = Self.step(in: area)
        let (ink, contrast) = (mask.pixels, preprocessed.contrast.pixels)
        for y in stride(from: area.y, to: area.maxY, by: step) {
            let (start, end) = (y * image.width + area.x, y * image.width + area.maxX)
            for index in stride(from: start, to: end, by: step) where ink[index] != 0 {
                histogram[Int(contrast[index])] += 1
            }
        }
        return UInt8(quantile(0.5, of: histogram))
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
