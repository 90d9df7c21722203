import CKernels

extension RGBImage {
    /// The picture seen through a perspective map, bilinear between pixels; beyond its edges the nearest pixel.
    ///
    /// Leptonica's `pixProjective` keeps the picture's size and fills what lies beyond the edges with black or white,
    /// whose border would be taken for ink.
    ///
    /// `back` takes the middles of the new picture's pixels to places in this one; width and height are those of the
    /// new picture.
    public func warped(by back: Homography, width newWidth: Int, height newHeight: Int) -> RGBImage {
        var result = RGBImage(width: newWidth, height: newHeight)
        guard width > 0, height > 0 else { return result }
        let step = back.step
        pixels.withUnsafeBufferPointer { source in
            result.pixels.withUnsafeMutableBufferPointer { target in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                for y in 0..<newHeight {
                    let first = back.homogeneous(SIMD2(0.5, Float(y) + 0.5))
                    boardscan_warp_row(
                        source, Int32(width), Int32(height), first, step, Int32(newWidth), target + y * newWidth * 3)
                }
            }
        }
        return result
    }
}
