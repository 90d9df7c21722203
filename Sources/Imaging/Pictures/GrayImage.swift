import DocumentModel

/// An 8-bit gray picture, row by row from the top left; 0 is black, 255 white.
public struct GrayImage: Hashable, Sendable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
    /// `width * height` samples.
    public package(set) var pixels: [UInt8]

    /// - Precondition: neither side is negative, and `pixels` holds `width * height` samples.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0 && pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A picture of one brightness; white unless told otherwise.
    public init(width: Int, height: Int, fill: UInt8 = 255) {
        self.init(width: width, height: height, pixels: [UInt8](repeating: fill, count: width * height))
    }

    /// The sample of one pixel, which must be within the picture.
    public subscript(x: Int, y: Int) -> UInt8 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}

extension GrayImage: CustomStringConvertible {
    /// The size alone: pixels are no text.
    public var description: String { "GrayImage \(width)×\(height)" }
}
