import DocumentModel

/// An 8-bit RGB picture, row by row from the top left, the three samples of a pixel side by side.
public struct RGBImage: Hashable, Sendable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
    /// `width * height * 3` samples.
    public package(set) var pixels: [UInt8]
    /// What its file tells; `nil` when it tells nothing.
    public var resolution: Resolution?

    /// - Precondition: neither side is negative, and `pixels` holds `width * height * 3` samples.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0 && pixels.count == width * height * 3)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A gray picture of one brightness; white unless told otherwise.
    public init(width: Int, height: Int, fill: UInt8 = 255) {
        self.init(width: width, height: height, pixels: [UInt8](repeating: fill, count: width * height * 3))
    }
}

extension RGBImage: CustomStringConvertible {
    /// The size alone: pixels are no text.
    public var description: String { "RGBImage \(width)×\(height)" }
}
