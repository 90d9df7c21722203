/// A picture, and copies of it at half, a quarter … of its size.
///
/// What is shown smaller than it is taken from the copy that is just large enough, so that no pixel is passed over (Burt
/// & Adelson 1983, doi:10.1109/TCOM.1983.1095851).
public struct PhotoPyramid: Sendable {
    /// The picture itself, then each copy half as large as the one before.
    private let levels: [RGBImage]

    /// Copies for whatever is shown at `smallestScale`, new size over old size, or larger.
    public init(_ image: RGBImage, smallestScale: Double) {
        var levels = [image]
        var scale = smallestScale
        while scale <= 0.5, let last = levels.last, min(last.width, last.height) > 1 {
            levels.append(last.reduced(by: 2))
            scale *= 2
        }
        self.levels = levels
    }

    /// The picture itself.
    public var image: RGBImage { levels[0] }

    /// The smallest copy that is not smaller than `scale` asks for, and pixels of the picture along one of its own.
    func level(for scale: Double) -> (image: RGBImage, reduction: Double) {
        var (level, reduction) = (0, 1.0)
        while level + 1 < levels.count, scale * reduction <= 0.5 {
            level += 1
            reduction *= 2
        }
        return (levels[level], reduction)
    }
}
