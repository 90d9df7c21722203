/// How far a page's text is turned in its image, counter-clockwise and in degrees, as `textangle` of hOCR counts.
public enum TextAngle: Int, Hashable, Sendable, Codable, CaseIterable {
    /// Left to right.
    case upright = 0
    /// From the bottom to the top.
    case upwards = 90
    /// Right to left, on its head.
    case upsideDown = 180
    /// From the top to the bottom.
    case downwards = 270

    /// Whether the image's width is the height of the upright one.
    public var swapsSides: Bool { self == .upwards || self == .downwards }

    /// The turn that undoes this one.
    public var inverse: TextAngle {
        switch self {
        case .upright, .upsideDown: self
        case .upwards: .downwards
        case .downwards: .upwards
        }
    }

    /// Where a point is once its picture was turned counter-clockwise.
    ///
    /// Width and height are those of the picture before.
    public func turned(x: Double, y: Double, width: Int, height: Int) -> (x: Double, y: Double) {
        switch self {
        case .upright: (x, y)
        case .upwards: (y, Double(width) - x)
        case .upsideDown: (Double(width) - x, Double(height) - y)
        case .downwards: (Double(height) - y, x)
        }
    }
}

extension PixelBox {
    /// Where a box is once its picture was turned counter-clockwise.
    ///
    /// Width and height are those of the picture before.
    public func turned(by angle: TextAngle, width pictureWidth: Int, height pictureHeight: Int) -> PixelBox {
        switch angle {
        case .upright: self
        case .upwards: PixelBox(x: y, y: pictureWidth - maxX, width: height, height: width)
        case .upsideDown: PixelBox(x: pictureWidth - maxX, y: pictureHeight - maxY, width: width, height: height)
        case .downwards: PixelBox(x: pictureHeight - maxY, y: x, width: height, height: width)
        }
    }
}
