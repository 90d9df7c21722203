import CLeptonica

extension RGBImage {
    /// The picture made small enough for neither side to be longer than `side` pixels; each pixel is the mean of those
    /// it covers.
    ///
    /// A picture that is small enough stays as it is.
    ///
    /// - Throws: ``ImageError/encodingFailed(_:)`` when there is no memory for it.
    public func fitting(side: Int) throws -> RGBImage {
        guard max(width, height) > side, side > 0 else { return self }
        let scale = Float(side) / Float(max(width, height))
        // A narrow strip keeps a pixel of its width.
        let least = 1 / Float(max(1, min(width, height)))
        let (across, down) = width < height ? (max(scale, least), scale) : (scale, max(scale, least))
        guard let pix = ImageEncoder.pix(self),
            let small = LeptonicaPix(taking: pixScaleAreaMap(pix.pointer, across, down)), let image = small.rgbImage()
        else { throw ImageError.encodingFailed(.jpeg) }
        return image
    }

    /// The picture in another size: area means when it shrinks, interpolated when it grows.
    ///
    /// - Parameter scale: new size over old size.
    /// - Returns: the picture itself for a scale of 1, or when there is no memory for another.
    public func scaled(by scale: Double) -> RGBImage {
        guard scale != 1, scale > 0 else { return self }
        return scaledPix(by: scale)?.rgbImage() ?? self
    }

    private func scaledPix(by scale: Double) -> LeptonicaPix? {
        ImageEncoder.pix(self).flatMap { LeptonicaPix(taking: pixScale($0.pointer, Float(scale), Float(scale))) }
    }

    /// What interpolation between the pixels of an enlarged picture blurs.
    private static let enlargementMask = UnsharpMask(halfWidth: 2, amount: 1.2)

    /// The picture some times as large: interpolated between its pixels, and what that blurs is sharpened.
    ///
    /// - Returns: `nil` for a factor of 1 or less, or when there is no memory for it.
    public func enlarged(by factor: Int) -> RGBImage? {
        guard factor > 1, var image = scaledPix(by: Double(factor))?.sharpened(by: Self.enlargementMask)?.rgbImage()
        else { return nil }
        image.resolution = resolution
        return image
    }
}
