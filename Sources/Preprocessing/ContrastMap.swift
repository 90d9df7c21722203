import Imaging

/// How much darker than the empty board each pixel is: 0 like the board, 255 black.
///
/// The ratio to the background cancels the light. Luminance alone would lose yellow, orange and light red ink, so the
/// channel that is darkened most counts too, a little less because a JPEG's colours are coarser than its luminance.
public struct ContrastMap: Sendable {
    public let width: Int
    public let height: Int
    public var pixels: [UInt8]

    /// Share of the most darkened channel's contrast that counts, in 1/256.
    private static let colourShare: Int32 = 166

    /// - Parameter inverting: measures the photographic negative, whose background was given.
    init(of image: RGBImage, over background: BoardBackground, inverting: Bool = false) {
        let (width, height) = (image.width, image.height)
        self.width = width
        self.height = height
        let rows = BackgroundRows(of: background, width: width)
        var board = [UInt8](repeating: 0, count: width * 3)
        var luma = [Int32](repeating: 0, count: width)
        let flip: UInt8 = inverting ? 255 : 0
        pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, initialized in
            image.pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    board.withUnsafeMutableBufferPointer { rows.fill($0, y: y) }
                    let row = UnsafeBufferPointer(rebasing: source[y * width * 3..<(y + 1) * width * 3])
                    let line = UnsafeMutableBufferPointer(rebasing: target[y * width..<(y + 1) * width])
                    board.withUnsafeBufferPointer { board in
                        luma.withUnsafeMutableBufferPointer { luma in
                            Self.compare(row, flip: flip, with: board, luma: luma, into: line)
                        }
                    }
                }
            }
            initialized = width * height
        }
    }

    private static func compare(
        _ row: UnsafeBufferPointer<UInt8>, flip: UInt8, with board: UnsafeBufferPointer<UInt8>,
        luma boardLuma: UnsafeMutableBufferPointer<Int32>, into line: UnsafeMutableBufferPointer<UInt8>
    ) {
        darkening.withUnsafeBufferPointer { darkening in
            for x in 0..<line.count {
                let position = 3 &* x
                let (red, green, blue) = (row[position] ^ flip, row[position &+ 1] ^ flip, row[position &+ 2] ^ flip)
                let (boardRed, boardGreen, boardBlue) = (board[position], board[position &+ 1], board[position &+ 2])
                line[x] = max(
                    darkening[Int(boardRed) << 8 | Int(red)], darkening[Int(boardGreen) << 8 | Int(green)],
                    darkening[Int(boardBlue) << 8 | Int(blue)])
                let ground = weighted(boardRed, boardGreen, boardBlue)
                // Both in one word: below 2¹⁶ each, and divided in the second loop, four at a time.
                boardLuma[x] = ground << 16 | weighted(red, green, blue)
            }
        }
        for x in 0..<line.count {
            let both = UInt32(bitPattern: boardLuma[x])
            let ground = Int32(truncatingIfNeeded: both >> 16)
            let darker = max(0, ground &- Int32(truncatingIfNeeded: both & 0xFFFF)) &* 255
            // Below 2²⁴ and further from the next whole number than a float's last place: exact.
            let gray = Int32(Float(darker) / Float(max(1, ground)))
            line[x] = UInt8(truncatingIfNeeded: max(gray, (Int32(line[x]) &* colourShare) >> 8))
        }
    }

    /// ITU-R BT.601 luminance, 0…65,280.
    @inline(__always)
    private static func weighted(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int32 {
        Int32(red) &* 77 &+ Int32(green) &* 150 &+ Int32(blue) &* 29
    }

    /// `(board - value) * 255 / board`, not below 0, at `board << 8 | value`.
    private static let darkening: [UInt8] = (0..<256 * 256).map { index in
        let (board, value) = (max(1, index >> 8), index & 255)
        return UInt8(max(0, board - value) * 255 / board)
    }
}
