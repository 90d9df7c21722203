import CLeptonica

/// Sharpens by adding to each pixel some of what it differs by from the mean around it.
public struct UnsharpMask: Hashable, Sendable {
    /// The mean is that of a square of `2 * halfWidth + 1` pixels.
    public var halfWidth: Int
    /// How many times the difference is added.
    public var amount: Double

    /// A mask by its size and strength.
    public init(halfWidth: Int, amount: Double) {
        self.halfWidth = halfWidth
        self.amount = amount
    }
}

extension RGBImage {
    /// - Returns: `nil` for a mask that does nothing, or when there is no memory for the picture.
    public func sharpened(by mask: UnsharpMask) -> RGBImage? {
        guard mask.halfWidth > 0, mask.amount > 0,
            var image = ImageEncoder.pix(self)?.sharpened(by: mask)?.rgbImage()
        else { return nil }
        image.resolution = resolution
        return image
    }
}

extension LeptonicaPix {
    func sharpened(by mask: UnsharpMask) -> LeptonicaPix? {
        LeptonicaPix(taking: pixUnsharpMasking(pointer, Int32(clamping: mask.halfWidth), Float(mask.amount)))
    }
}
