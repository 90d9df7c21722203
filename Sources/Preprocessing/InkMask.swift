import DocumentModel

/// A binary image: which pixels are ink.
///
/// Row by row from the top left, 1 is ink, 0 is board.
public struct InkMask: Hashable, Sendable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
    /// The mask's `width * height` samples, each 0 or 1.
    public var pixels: [UInt8]

    /// - Precondition: `pixels` holds `width * height` samples.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A mask without any ink.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height))
    }

    /// Whether one pixel, which must be within the mask, is ink.
    public subscript(x: Int, y: Int) -> Bool {
        get { pixels[y * width + x] != 0 }
        set { pixels[y * width + x] = newValue ? 1 : 0 }
    }
}
