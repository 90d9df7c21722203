import Glibc
import Imaging

extension LineCore {
    /// Most samples that are taken across a line and along it to tell its polarity.
    private static let samples = (across: 16.0, along: 160.0)
    /// How far the samples reach above and below the line's middle, in letter heights.
    private static let reach = 0.7
    /// Quantiles of the samples' luminance that stand for the darkest and the lightest.
    private static let extremes = (dark: 0.05, light: 0.95)
    /// Least difference between these two, of 255, for the polarity to be plain.
    private static let leastContrast = 24
    /// Strokes cover less than this share of a line.
    private static let greatestInk = 0.3

    /// The core with its polarity taken from the photo where that is plain: a line has less ink than ground.
    func withPolarity(in photo: RGBImage) -> LineCore {
        let levels = levels(in: photo).sorted()
        guard let tones = Self.tones(of: levels) else { return self }
        let dark = Double(levels.count { 2 * $0 < tones.lowerBound + tones.upperBound }) / Double(levels.count)
        var core = self
        if dark < Self.greatestInk {
            core.light = min(light, 0.5)
        } else if dark > 1 - Self.greatestInk {
            core.light = max(light, 0.5.nextUp)
        }
        return core
    }

    /// The luminances of what is dark about the line and of what is light; `nil` where they hardly differ.
    func tones(in photo: RGBImage) -> ClosedRange<Int>? { Self.tones(of: levels(in: photo).sorted()) }

    private static func tones(of levels: [Int]) -> ClosedRange<Int>? {
        guard !levels.isEmpty else { return nil }
        let darkest = levels[Int(extremes.dark * Double(levels.count))]
        let lightest = levels[Int(extremes.light * Double(levels.count))]
        return lightest - darkest >= leastContrast ? darkest...lightest : nil
    }

    /// Luminances of places spread over the line.
    private func levels(in photo: RGBImage) -> [Int] {
        let rows = min(Self.samples.across, max(2, 2 * Self.reach * letterHeight)).rounded()
        let columns = min(Self.samples.along, max(2, length)).rounded()
        let down = SIMD2(-sin(angle), cos(angle)) * (2 * Self.reach * letterHeight)
        return stride(from: 0.5, to: rows, by: 1).flatMap { row in
            stride(from: 0.5, to: columns, by: 1).compactMap { column in
                let place = point(along: start + column / columns * length) + down * (row / rows - 0.5)
                return photo.luminance(x: Int(place.x.rounded(.down)), y: Int(place.y.rounded(.down)))
            }
        }
    }
}
