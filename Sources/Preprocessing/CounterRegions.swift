import Imaging

/// Where a photo may bear writing of the other polarity: light letters on a dark label, poster, screen or picture, and on
/// a dark board the dark letters of a sheet pinned to it.
///
/// The parts looked for are darker, as a whole, than the page is where it is bright, and have details in them that are light
/// and narrow: what a gray opening (Serra 1982) takes away.
struct CounterRegions {
    /// Samples 1 within a region, reduced like the picture that was looked at.
    let plane: Plane

    /// Half the opening's window, and of the surroundings that must be dark, in parts of the picture's longer side.
    private static let detailDivisor = 32
    private static let surroundingsDivisor = 12
    /// What the surroundings' mean may be of the page's bright level, the quantile that stands for it.
    private static let greatestBrightness = 0.65
    private static let brightQuantile = 0.9
    /// Contrast of a detail in the negative, and the share of the picture that such details take up at least.
    private static let leastContrast = 0.4
    private static let leastShare = 0.002

    /// - Parameter gray: luminance, of the negative where the page's own ink is light.
    /// - Returns: `nil` when there is no such place.
    init?(in gray: Plane) {
        let longer = max(gray.width, gray.height)
        let darkest = Int(Self.greatestBrightness * Double(Self.brightLevel(of: gray)))
        let surroundings = BoxFilters.mean(gray, radius: max(4, longer / Self.surroundingsDivisor))
        let least = Self.leastShare * Double(gray.samples.count)
        guard Double(surroundings.samples.count { Int($0) <= darkest }) >= least else { return nil }
        var ground = gray
        let radius = max(2, longer / Self.detailDivisor)
        BoxExtremum.apply(to: &ground, radius: radius, dilates: false)
        BoxExtremum.apply(to: &ground, radius: radius, dilates: true)
        let contrast = Int(Self.leastContrast * 256)
        var details = Plane(width: gray.width, height: gray.height, samples: gray.samples.map { _ in 0 })
        var count = 0
        for index in gray.samples.indices {
            let (value, dark) = (Int(gray.samples[index]), Int(ground.samples[index]))
            guard (value - dark) << 8 >= contrast * (255 - dark), Int(surroundings.samples[index]) <= darkest,
                value > dark
            else { continue }
            details.samples[index] = 1
            count += 1
        }
        guard Double(count) >= least else { return nil }
        BoxExtremum.apply(to: &details, radius: radius, dilates: true)
        plane = details
    }

    private static func brightLevel(of gray: Plane) -> UInt8 {
        var histogram = [Int32](repeating: 0, count: 256)
        for sample in gray.samples { histogram[Int(sample)] += 1 }
        return UInt8(max(0, min(255, quantile(brightQuantile, of: histogram))))
    }

    /// Divides a mask's ink into that within the regions and that outside.
    ///
    /// - Parameter reduction: pixels of the mask per sample.
    func divide(_ mask: InkMask, reduction: Int) -> (within: InkMask, outside: InkMask) {
        var (within, outside) = (mask, mask)
        for y in 0..<mask.height {
            let row = y / reduction * plane.width
            for x in 0..<mask.width {
                let sample = plane.samples[row + x / reduction]
                within.pixels[y * mask.width + x] &= sample
                outside.pixels[y * mask.width + x] &= 1 - sample
            }
        }
        return (within, outside)
    }
}
