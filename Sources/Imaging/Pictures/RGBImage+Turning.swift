import DocumentModel

extension RGBImage {
    /// The picture turned so that text that stands in it at an angle is upright.
    public func turned(toUpright angle: TextAngle) -> RGBImage {
        switch angle {
        case .upright: self
        case .upwards: applying(.rightTop)
        case .upsideDown: applying(.upsideDown)
        case .downwards: applying(.leftBottom)
        }
    }
}
