import Testing

@testable import Imaging

@Suite struct RGBImageReductionTests {
    private func picture(_ width: Int, _ height: Int) -> RGBImage {
        var image = RGBImage(width: width, height: height)
        for index in image.pixels.indices { image.pixels[index] = UInt8((index * 7919 + index / 13) % 256) }
        return image
    }

    /// The mean of each cell, pixel by pixel.
    private func means(_ image: RGBImage, _ factor: Int, inverting: Bool) -> RGBImage {
        var result = RGBImage(width: (image.width + factor - 1) / factor, height: (image.height + factor - 1) / factor)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let rows = y * factor..<min(image.height, (y + 1) * factor)
                let columns = x * factor..<min(image.width, (x + 1) * factor)
                for channel in 0..<3 {
                    let samples = rows.flatMap { row in
                        columns.map { Int(image.pixels[(row * image.width + $0) * 3 + channel]) }
                    }.map { inverting ? 255 - $0 : $0 }
                    result.pixels[(y * result.width + x) * 3 + channel] =
                        UInt8(samples.reduce(0, +) / samples.count)
                }
            }
        }
        return result
    }

    @Test(arguments: [1, 2, 3, 7, 66], [(1, 1), (5, 3), (64, 48), (67, 1), (1, 67), (133, 71)])
    func aCellIsItsMean(factor: Int, size: (width: Int, height: Int)) {
        let image = picture(size.width, size.height)
        for inverting in [false, true] {
            #expect(
                image.reduced(by: factor, inverting: inverting) == means(image, factor, inverting: inverting),
                "\(size) by \(factor)")
        }
    }

    @Test func nothingStaysNothing() {
        #expect(RGBImage(width: 0, height: 0).reduced(by: 3).pixels.isEmpty)
    }
}
