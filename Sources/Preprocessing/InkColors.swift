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
        for y in stride(from: area.y, to: area.maxY, by: step) {
            for x in stride(from: area.x, to: area.maxX, by: step) {
                let index = y * image.width + x
                if mask.pixels[index] != 0, preprocessed.contrast.pixels[index] >= least {
                    sample.add(remainder(x, y))
                }
            }
        }
        return sample
    }

    /// Every how manieth row and column is looked at: a word's colour needs no more than some thousand pixels.
    private static func step(in area: PixelBox) -> Int {
        max(1, Int((Double(area.area) / 4000).squareRoot()))
    }

    private func medianContrast(in area: PixelBox) -> UInt8 {
        var histogram = [Int](repeating: 0, count: 256)
        let step = Self.step(in: area)
        for y in stride(from: area.y, to: area.maxY, by: step) {
            let (start, end) = (y * image.width + area.x, y * image.width + area.maxX)
            for index in stride(from: start, to: end, by: step) where mask.pixels[index] != 0 {
                histogram[Int(preprocessed.contrast.pixels[index])] += 1
            }
        }
        var rest = histogram.reduce(0, +) / 2
        for (contrast, count) in histogram.enumerated() {
            if rest < count { return UInt8(contrast) }
            rest -= count
        }
        return 255
    }

    /// The share of the board's light that is left at a pixel, per channel; of the negative on dark boards.
    private func remainder(_ x: Int, _ y: Int) -> SIMD3<Float> {
        let background = preprocessed.background
        let cell = (y / background.reduction) * background.channels[0].width + x / background.reduction
        let flip: UInt8 = preprocessed.polarity == .lightOnDark ? 255 : 0
        var result = SIMD3<Float>()
        for channel in 0..<3 {
            let value = image.pixels[(y * image.width + x) * 3 + channel] ^ flip
            result[channel] = min(1, Float(value) / Float(max(1, background.channels[channel].samples[cell])))
        }
        return result
    }
}
