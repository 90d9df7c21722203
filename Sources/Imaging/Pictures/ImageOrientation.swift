import DocumentModel

/// How a stored picture must be turned to stand upright: the values of Exif's Orientation tag (CIPA DC-008, 4.6.4).
public enum ImageOrientation: Int, Sendable, CaseIterable {
    /// The stored picture stands upright.
    case upright = 1
    /// The stored picture must be mirrored, left to right.
    case mirrored = 2
    /// The stored picture must be turned by 180°.
    case upsideDown = 3
    /// The stored picture must be mirrored, top to bottom.
    case flipped = 4
    /// Rows and columns must change places.
    case transposed = 5
    /// The stored picture must be turned by 90° clockwise.
    case rightTop = 6
    /// Rows and columns must change places, and the result be turned by 180°.
    case transversed = 7
    /// The stored picture must be turned by 90° counter-clockwise.
    case leftBottom = 8

    var swapsSides: Bool { rawValue >= 5 }
}

extension RGBImage {
    /// The upright picture.
    public func applying(_ orientation: ImageOrientation) -> RGBImage {
        guard orientation != .upright, width > 0, height > 0 else { return self }
        // Index of the source pixel for the output's top-left pixel, and the source's step per output column and row.
        let (right, bottom) = (width - 1, (height - 1) * width)
        let (start, stepX, stepY): (Int, Int, Int) =
            switch orientation {
            case .upright: (0, 1, width)
            case .mirrored: (right, -1, width)
            case .upsideDown: (bottom + right, -1, -width)
            case .flipped: (bottom, 1, -width)
            case .transposed: (0, width, 1)
            case .rightTop: (bottom, -width, 1)
            case .transversed: (bottom + right, -width, -1)
            case .leftBottom: (right, width, -1)
            }
        var result = RGBImage(
            width: orientation.swapsSides ? height : width, height: orientation.swapsSides ? width : height)
        gather(into: &result, start: start, stepX: stepX, stepY: stepY)
        result.resolution = resolution.map { orientation.swapsSides ? Resolution(x: $0.y, y: $0.x) : $0 }
        return result
    }

    private func gather(into result: inout RGBImage, start: Int, stepX: Int, stepY: Int) {
        let (columns, rows) = (result.width, result.height)
        pixels.withUnsafeBufferPointer { source in
            result.pixels.withUnsafeMutableBufferPointer { target in
                for y in 0..<rows {
                    var from = (start + y * stepY) * 3
                    var to = y * columns * 3
                    for _ in 0..<columns {
                        target[to] = source[from]
                        target[to + 1] = source[from + 1]
                        target[to + 2] = source[from + 2]
                        from += stepX * 3
                        to += 3
                    }
                }
            }
        }
    }
}
