extension RGBImage {
    /// The picture seen through a perspective map, bilinear between pixels; beyond its edges the nearest pixel.
    ///
    /// Leptonica's `pixProjective` keeps the picture's size and fills what lies beyond the edges with black or white, whose
    /// border would be taken for ink.
    ///
    /// - Parameters:
    ///   - back: takes the middles of the new picture's pixels to places in this one.
    ///   - width: of the new picture.
    ///   - height: of the new picture.
    public func warped(by back: Homography, width newWidth: Int, height newHeight: Int) -> RGBImage {
        var result = RGBImage(width: newWidth, height: newHeight)
        let most = SIMD2(Float(max(0, width - 1)), Float(max(0, height - 1)))
        let rowBytes = width * 3
        pixels.withUnsafeBufferPointer { source in
            result.pixels.withUnsafeMutableBufferPointer { target in
                var position = 0
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        let exact = back(SIMD2(Float(x) + 0.5, Float(y) + 0.5)) - 0.5
                        let place = pointwiseMin(most, pointwiseMax(.zero, exact))
                        let (column, row) = (Int(place.x), Int(place.y))
                        let share = place - SIMD2(Float(column), Float(row))
                        let first = row * rowBytes + column * 3
                        let right = column + 1 < width ? 3 : 0
                        let below = row + 1 < height ? rowBytes : 0
                        for channel in 0..<3 {
                            let index = first + channel
                            let (a, b) = (Float(source[index]), Float(source[index + right]))
                            let (c, d) = (Float(source[index + below]), Float(source[index + below + right]))
                            let upper = a + (b - a) * share.x
                            let lower = c + (d - c) * share.x
                            target[position + channel] = UInt8(upper + (lower - upper) * share.y + 0.5)
                        }
                        position += 3
                    }
                }
            }
        }
        return result
    }
}
