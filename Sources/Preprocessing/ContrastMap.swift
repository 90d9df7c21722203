import CKernels
import Imaging

/// How much darker than the empty board each pixel is: 0 like the board, 255 black.
///
/// The ratio to the background cancels the light. Luminance alone would lose yellow, orange and light red ink, so the
/// channel that is darkened most counts too, a little less because a JPEG's colours are coarser than its luminance.
/// What a yellow sign leaves of blue is noise: no channel is divided by less than half of what the lightest one has.
public struct ContrastMap: Sendable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
    /// The map's `width * height` samples, row by row from the top left.
    public var pixels: [UInt8]

    /// Share of the most darkened channel's contrast that counts, in 1/256.
    private static let colourShare: Int32 = 166

    /// Measures an image against its background; if `inverting`, its photographic negative against the negative's.
    init(of image: RGBImage, over background: BoardBackground, inverting: Bool = false) {
        let (width, height) = (image.width, image.height)
        self.width = width
        self.height = height
        var rows = BackgroundRows(of: background, width: width)
        var board = [UInt8](repeating: 0, count: width * 3)
        pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, initialized in
            image.pixels.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                for y in 0..<height {
                    rows.fill(&board, y: y)
                    board.withUnsafeBufferPointer { board in
                        guard let red = board.baseAddress else { return }
                        boardscan_contrast_row(
                            source + y * width * 3, inverting ? 255 : 0, red, red + width, red + 2 * width,
                            Int32(width), Self.colourShare, target + y * width)
                    }
                }
            }
            initialized = width * height
        }
    }
}
