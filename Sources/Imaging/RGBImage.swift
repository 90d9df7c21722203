import DocumentModel

/// An 8-bit RGB picture, row by row from the top left, the three samples of a pixel side by side.
public struct RGBImage: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// `width * height * 3` samples.
    public var pixels: [UInt8]
    /// What its file tells; `nil` when it tells nothing.
    public var resolution: Resolution?

    /// - Precondition: `pixels` holds `width * height * 3` samples.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 3)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    public init(width: Int, height: Int, fill: UInt8 = 255) {
        self.init(width: width, height: height, pixels: [UInt8](repeating: fill, count: width * height * 3))
    }
}
