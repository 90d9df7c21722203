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

    init(of image: RGBImage, over background: BoardBackground) {
        width = image.width
        height = image.height
        let factor = background.reduction
        let reducedWidth = background.channels[0].width
        let reducedHeight = background.channels[0].height
        var result = [UInt8](repeating: 0, count: width * height)
        let width = self.width
        // For each column: the two neighbouring cells and the weight of the second one in 1/256.
        let columns = (0..<width).map { Self.neighbours(of: $0, factor: factor, count: reducedWidth) }
        var rowBackground = [Int32](repeating: 0, count: reducedWidth * 3)
        for y in 0..<height {
            let row = Self.neighbours(of: y, factor: factor, count: reducedHeight)
            for channel in 0..<3 {
                let samples = background.channels[channel].samples
                for x in 0..<reducedWidth {
                    let upper = Int32(samples[row.first * reducedWidth + x])
                    let lower = Int32(samples[row.second * reducedWidth + x])
                    rowBackground[x * 3 + channel] = upper * (256 - row.weight) + lower * row.weight
                }
            }
            image.pixels.withUnsafeBufferPointer { source in
                result.withUnsafeMutableBufferPointer { target in
                    for x in 0..<width {
                        let column = columns[x]
                        var luma: Int32 = 0
                        var boardLuma: Int32 = 0
                        var strongest: Int32 = 0
                        for channel in 0..<3 {
                            let first = rowBackground[column.first * 3 + channel]
                            let second = rowBackground[column.second * 3 + channel]
                            let board = max(1, (first + ((second - first) >> 8) * column.weight) >> 8)
                            let value = Int32(source[(y * width + x) * 3 + channel])
                            strongest = max(strongest, (board - value) * 255 / board)
                            luma += value * Self.lumaWeights[channel]
                            boardLuma += board * Self.lumaWeights[channel]
                        }
                        let gray = (boardLuma - luma) * 255 / max(1, boardLuma)
                        target[y * width + x] = UInt8(clamping: max(gray, (strongest * Self.colourShare) >> 8))
                    }
                }
            }
        }
        pixels = result
    }

    /// ITU-R BT.601 luminance in 1/256.
    private static let lumaWeights: [Int32] = [77, 150, 29]

    private static func neighbours(of index: Int, factor: Int, count: Int) -> (first: Int, second: Int, weight: Int32) {
        let position = max(0, (Double(index) + 0.5) / Double(factor) - 0.5)
        let first = min(count - 1, Int(position))
        let second = min(count - 1, first + 1)
        return (first, second, Int32((position - Double(first)) * 256))
    }
}
