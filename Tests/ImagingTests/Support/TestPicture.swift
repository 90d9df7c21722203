@testable import Imaging

/// An asymmetric picture: 40×24, white, with a red bar at the top left and a blue one at the left below it.
enum TestPicture {
    static let red = RGBImage.Color(red: 200, green: 20, blue: 30)
    static let blue = RGBImage.Color(red: 10, green: 60, blue: 220)
    static let white = RGBImage.Color(red: 255, green: 255, blue: 255)

    static let upright: RGBImage = {
        var image = RGBImage(width: 40, height: 24)
        image.tint(.init(x: 0, y: 0, width: 16, height: 8), with: red, opacity: 1)
        image.tint(.init(x: 0, y: 8, width: 8, height: 16), with: blue, opacity: 1)
        return image
    }()

    /// Pixels of the corners, a little inwards: top left, top right, bottom left, bottom right.
    static func corners(of image: RGBImage) -> [RGBImage.Color] {
        let (right, bottom) = (image.width - 3, image.height - 3)
        return [image[2, 2], image[right, 2], image[2, bottom], image[right, bottom]]
    }

    /// What is stored when the upright picture carries an orientation: the mapping is written out by hand here.
    static func stored(for orientation: ImageOrientation) -> RGBImage {
        let (w, h) = (upright.width, upright.height)
        let swapped = orientation.rawValue >= 5
        var result = RGBImage(width: swapped ? h : w, height: swapped ? w : h)
        for y in 0..<h {
            for x in 0..<w {
                let place =
                    switch orientation {
                    case .upright: (x, y)
                    case .mirrored: (w - 1 - x, y)
                    case .upsideDown: (w - 1 - x, h - 1 - y)
                    case .flipped: (x, h - 1 - y)
                    case .transposed: (y, x)
                    case .rightTop: (y, w - 1 - x)
                    case .transversed: (h - 1 - y, w - 1 - x)
                    case .leftBottom: (h - 1 - y, x)
                    }
                result[place.0, place.1] = upright[x, y]
            }
        }
        return result
    }

    /// Whether a picture is the upright one but for what lossy compression does to chrominance at edges.
    static func isCloseToUpright(_ image: RGBImage) -> Bool {
        guard image.width == upright.width, image.height == upright.height else { return false }
        let luminance = zip(image.gray().pixels, upright.gray().pixels)
        return luminance.allSatisfy { isClose($0, $1, 60) }
            && zip(corners(of: image), corners(of: upright)).allSatisfy {
                isClose($0.red, $1.red, 25) && isClose($0.green, $1.green, 25) && isClose($0.blue, $1.blue, 25)
            }
    }

    private static func isClose(_ first: UInt8, _ second: UInt8, _ tolerance: Int) -> Bool {
        abs(Int(first) - Int(second)) <= tolerance
    }
}
