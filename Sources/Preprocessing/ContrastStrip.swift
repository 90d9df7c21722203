/// The photo's contrast about a level line, at half the line's size.
///
/// Small letters run together when they are thresholded; here their strokes can still be told apart. Ink that
/// thresholding lost, and ink that is not the line's, is here too.
public struct ContrastStrip: Sendable {
    /// Line pixels along a sample.
    public static let factor = 2
    /// The mean value of the line's own ink.
    public static let usualInk: UInt8 = 128

    /// Columns of samples.
    public let width: Int
    /// Rows of samples.
    public let height: Int
    /// The samples, row by row from the top left: 0 like the board, ``usualInk`` like the line's ink, at most twice as
    /// much.
    public let values: [UInt8]

    /// A strip of known values.
    ///
    /// - Precondition: `values` holds `width * height` samples.
    public init(width: Int, height: Int, values: [UInt8]) {
        precondition(values.count == width * height)
        (self.width, self.height, self.values) = (width, height, values)
    }

    /// The number of samples that it takes to cover some line pixels.
    public static func count(for pixels: Int) -> Int { (pixels + factor - 1) / factor }
}
