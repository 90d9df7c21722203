/// Gaps between strokes that stand side by side, which the camera's blur has half filled.
///
/// Where two strokes are a pixel or two apart what lies between them is darker than half their ink, and a threshold makes one
/// stroke of both. Along the row it still is a valley. Dry strokes have valleys, too: only where no stroke hangs on to another, as among
/// figures, do gaps gain more than strokes lose.
enum StrokeGaps {
    /// Depth of a valley below its lower side, as a share of the strokes' contrast there.
    private static let leastDepth: Float = 0.1
    /// Contrast above which nothing is a gap, as a share of the strokes'.
    private static let greatestShare: Float = 0.7
    /// A valley's sides are no farther from its bottom, in pixels.
    private static let reach = 2

    /// Takes what lies in a valley of its row out of the ink.
    ///
    /// - Parameters:
    ///   - labels: 0 for the board.
    ///   - strength: the contrast of the strokes.
    static func open(in labels: inout InkMask, _ contrast: ContrastMap, strength: InkStrength) {
        let width = contrast.width
        guard width > 2 * reach else { return }
        var strengths = [Float](repeating: 0, count: width)
        for y in 0..<contrast.height {
            strength.grid.interpolatedRow(y, into: &strengths)
            let row = contrast.pixels[y * width..<(y + 1) * width].map(Float.init)
            for x in reach..<width - reach where labels[x, y] && row[x] < greatestShare * strengths[x] {
                let side = row[x] + leastDepth * strengths[x]
                if max(row[x - 1], row[x - 2]) >= side, max(row[x + 1], row[x + 2]) >= side { labels[x, y] = false }
            }
        }
    }
}
