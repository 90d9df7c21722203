import Imaging

/// Where a photo may bear writing of the other polarity: light letters on a dark label, poster, screen or picture, and on
/// a dark board the dark letters of a sheet pinned to it.
///
/// The parts looked for are darker, as a whole, than the page is where it is bright, and have details in them that are light
/// and narrow: what a gray opening (Serra 1982) takes away.
struct CounterRegions {
    /// Samples 1 within a region, each of them `factor` samples wide and high of the picture that was looked at.
    let plane: Plane
    static let factor = 2

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
        let bright = gray.halved()
        let longer = max(bright.width, bright.height)
        let darkest = UInt8(Self.greatestBrightness * Double(Self.brightLevel(of: bright)))
        let surroundings = BoxFilters.mean(bright, radius: max(2, longer / Self.surroundingsDivisor))
        let least = Int(Self.leastShare * Double(bright.samples.count))
        guard surroundings.samples.count(where: { $0 <= darkest }) > least else { return nil }
        var ground = bright
        let radius = max(1, longer / Self.detailDivisor)
        BoxExtremum.apply(to: &ground, radius: radius, dilates: false)
        BoxExtremum.apply(to: &ground, radius: radius, dilates: true)
        let contrast = Int(Self.leastContrast * 256)
        var details = Plane(width: bright.width, height: bright.height, samples: bright.samples.map { _ in 0 })
        var count = 0
        for index in bright.samples.indices where surroundings.samples[index] <= darkest {
            let (value, dark) = (Int(bright.samples[index]), Int(ground.samples[index]))
            guard value > dark, (value - dark) << 8 >= contrast * (255 - dark) else { continue }
            details.samples[index] = 1
            count += 1
        }
        guard count > least else { return nil }
        BoxExtremum.apply(to: &details, radius: radius, dilates: true)
        plane = details
    }

    private static func brightLevel(of gray: Plane) -> UInt8 {
        var histogram = [Int32](repeating: 0, count: 256)
        for sample in gray.samples { histogram[Int(sample)] += 1 }
        return UInt8(max(0, min(255, quantile(brightQuantile, of: histogram))))
    }

    /// The ink that lies outside.
    ///
    /// - Parameter reduction: pixels of the mask per sample of the picture that was looked at.
    func outside(_ mask: InkMask, reduction: Int) -> InkMask {
        var result = mask
        let cell = reduction * Self.factor
        for y in 0..<mask.height {
            let row = y / cell * plane.width
            for x in 0..<mask.width { result.pixels[y * mask.width + x] &= 1 - plane.samples[row + x / cell] }
        }
        return result
    }

    /// The connected components (of eight neighbours) that lie within for the greater part, whole: a letter at the edge stays
    /// one, and what surrounds a panel goes.
    ///
    /// - Parameter reduction: as for ``outside(_:reduction:)``.
    func within(_ mask: InkMask, reduction: Int) -> InkMask {
        var unseen = mask
        var result = InkMask(width: mask.width, height: mask.height)
        let cell = reduction * Self.factor
        var component: [Int] = []
        for start in mask.pixels.indices where unseen.pixels[start] != 0 {
            component.removeAll(keepingCapacity: true)
            Self.take(start, from: &unseen, into: &component)
            let inside = component.reduce(0) { count, index in
                let (y, x) = index.quotientAndRemainder(dividingBy: mask.width)
                return count + Int(plane.samples[y / cell * plane.width + x / cell])
            }
            if 2 * inside > component.count { for index in component { result.pixels[index] = 1 } }
        }
        return result
    }

    /// Moves the ink that hangs together with a pixel.
    private static func take(_ start: Int, from mask: inout InkMask, into component: inout [Int]) {
        mask.pixels[start] = 0
        component.append(start)
        var next = 0
        while next < component.count {
            let (y, x) = component[next].quotientAndRemainder(dividingBy: mask.width)
            next += 1
            for neighbourY in max(0, y - 1)...min(mask.height - 1, y + 1) {
                for neighbourX in max(0, x - 1)...min(mask.width - 1, x + 1) where mask[neighbourX, neighbourY] {
                    mask[neighbourX, neighbourY] = false
                    component.append(neighbourY * mask.width + neighbourX)
                }
            }
        }
    }
}

extension Plane {
    /// Half as wide and high, rounded up: of each 2×2 samples the brightest, lest thin light strokes fade.
    fileprivate func halved() -> Plane {
        let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
        var half = Plane(
            width: halfWidth, height: halfHeight, samples: [UInt8](repeating: 0, count: halfWidth * halfHeight))
        for y in 0..<height {
            for x in 0..<width {
                let index = y / 2 * halfWidth + x / 2
                half.samples[index] = max(half.samples[index], samples[y * width + x])
            }
        }
        return half
    }
}
