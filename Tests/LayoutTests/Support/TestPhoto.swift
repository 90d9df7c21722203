import Imaging

/// A photo of plain areas.
struct TestPhoto {
    private(set) var pixels: [UInt8]
    private let (width, height): (Int, Int)

    init(width: Int, height: Int, gray: UInt8) {
        (self.width, self.height) = (width, height)
        pixels = [UInt8](repeating: gray, count: 3 * width * height)
    }

    /// With an area of another colour.
    func filled(_ columns: Range<Int>, _ rows: Range<Int>, _ color: (UInt8, UInt8, UInt8)) -> TestPhoto {
        var photo = self
        for y in rows.clamped(to: 0..<height) {
            for x in columns.clamped(to: 0..<width) {
                let index = 3 * (y * width + x)
                (photo.pixels[index], photo.pixels[index + 1], photo.pixels[index + 2]) = color
            }
        }
        return photo
    }

    var image: RGBImage { RGBImage(width: width, height: height, pixels: pixels) }
}
