import DocumentModel

extension RGBImage {
    /// The part of the picture within a box grown by `margin` pixels on each side, and clipped to the picture.
    package func cropped(to box: PixelBox, margin: Int = 0) -> RGBImage {
        var area = PixelBox(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
        area.clip(width: width, height: height)
        var part: [UInt8] = []
        part.reserveCapacity(3 * area.area)
        for y in area.y..<area.maxY {
            let row = 3 * y * width
            part += pixels[row + 3 * area.x..<row + 3 * area.maxX]
        }
        return RGBImage(width: area.width, height: area.height, pixels: part)
    }
}
