import Imaging

/// The colour of the empty board at every place: what the photo would show without ink.
///
/// Whiteboards are lit unevenly (glare, shadow, vignetting), so that no single white exists. A gray closing wider than
/// any stroke removes the ink and keeps the edges of shadows; a mean smooths what is left. It is done on a reduced copy
/// of about a megapixel, and enlarged again where it is used (compare Zhang & He 2007, doi:10.1016/j.dsp.2006.05.006).
struct BoardBackground: Sendable {
    /// Pixels of the photo per sample of the reduced copy, in both directions.
    let reduction: Int
    /// Red, green and blue of the empty board, reduced.
    let channels: [Plane]

    /// Samples in the reduced copy at most.
    private static let workingPixels = 1_000_000.0
    /// The closing's window in parts of the picture's longer side: wider than a thick pen, narrower than a shadow.
    private static let windowDivisor = 40
    private static let minimumRadius = 4

    init(of image: RGBImage) {
        let pixels = Double(image.width * image.height)
        reduction = max(1, Int((pixels / Self.workingPixels).squareRoot().rounded(.up)))
        let reduced = Self.reduce(image, by: reduction)
        let longer = max(reduced[0].width, reduced[0].height)
        let radius = max(Self.minimumRadius, longer / Self.windowDivisor / 2)
        channels = reduced.map { plane in
            let calm = BoxFilters.mean(plane, radius: 1)
            return BoxFilters.mean(BoxFilters.closing(calm, radius: radius), radius: radius)
        }
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

    /// The mean of each `factor`×`factor` cell, per channel; border cells may be smaller.
    static func reduce(_ image: RGBImage, by factor: Int) -> [Plane] {
        let width = (image.width + factor - 1) / factor
        let height = (image.height + factor - 1) / factor
        var planes = (0..<3).map { _ in
            Plane(width: width, height: height, samples: [UInt8](repeating: 0, count: width * height))
        }
        var sums = [Int32](repeating: 0, count: width * 3)
        image.pixels.withUnsafeBufferPointer { source in
            for cellY in 0..<height {
                let rows = (cellY * factor)..<min(image.height, (cellY + 1) * factor)
                for index in sums.indices { sums[index] = 0 }
                sums.withUnsafeMutableBufferPointer { sums in
                    for y in rows {
                        var position = y * image.width * 3
                        for cellX in 0..<width {
                            for _ in (cellX * factor)..<min(image.width, (cellX + 1) * factor) {
                                sums[cellX * 3] += Int32(source[position])
                                sums[cellX * 3 + 1] += Int32(source[position + 1])
                                sums[cellX * 3 + 2] += Int32(source[position + 2])
                                position += 3
                            }
                        }
                    }
                }
                for cellX in 0..<width {
                    let count = Int32(rows.count * (min(image.width, (cellX + 1) * factor) - cellX * factor))
                    for channel in 0..<3 {
                        planes[channel].samples[cellY * width + cellX] = UInt8(sums[cellX * 3 + channel] / count)
                    }
                }
            }
        }
        return planes
    }
}
