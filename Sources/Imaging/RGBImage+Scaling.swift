import CLeptonica

extension RGBImage {
    /// The picture made small enough for neither side to be longer than `side` pixels; each pixel is the mean of those
    /// it covers. A picture that is small enough stays as it is.
    ///
    /// - Throws: ``ImageError/encodingFailed(_:)`` when there is no memory for it.
    public func fitting(side: Int) throws -> RGBImage {
        guard max(width, height) > side, side > 0 else { return self }
        let scale = Float(side) / Float(max(width, height))
        guard let pix = ImageEncoder.pix(self),
            let small = LeptonicaPix(taking: pixScaleAreaMap(pix.pointer, scale, scale)), let image = small.rgbImage()
        else { throw ImageError.encodingFailed(.jpeg) }
        return image
    }
}
