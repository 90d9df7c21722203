import Glibc
import Imaging

extension LineCore {
    /// Most samples that are taken across a line and along it.
    private static let samples = (across: 16.0, along: 160.0)
    /// How far the samples reach above and below the line's middle, in letter heights.
    private static let reach = 0.7
    /// Quantiles of the samples' luminance that stand for the darkest and the lightest.
    private static let extremes = (dark: 0.05, light: 0.95)
    /// Least difference between these two, of 255, for ink to be told from its ground.
    private static let leastContrast = 24

    /// The luminances of what is dark about the line and of what is light; `nil` where they hardly differ.
    func tones(in photo: RGBImage) -> ClosedRange<Int>? {
        let levels = levels(in: photo).sorted()
        guard !levels.isEmpty else { return nil }
        let darkest = levels[Int(Self.extremes.dark * Double(levels.count))]
        let lightest = levels[Int(Self.extremes.light * Double(levels.count))]
        return lightest - darkest >= Self.leastContrast ? darkest...lightest : nil
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
