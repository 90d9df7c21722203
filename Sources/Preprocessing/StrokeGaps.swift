/// Gaps between strokes that stand side by side, which the camera's blur has half filled.
///
/// Where two strokes are a pixel or two apart, what lies between them is darker than half their ink, and a threshold
/// makes one stroke of both. Along the row it is still a valley. Strokes of dry pens have valleys too, so that opening
/// gaps gains more than it loses only where strokes are not joined to one another, as among figures.
enum StrokeGaps {
    /// Contrast above which nothing is a gap, as a share of the strokes'.
    private static let greatestShare: Float = 0.7

    /// Makes board of ink that lies in a valley of its row.
    ///
    /// A label of 0 is the board; the strength is the contrast of the strokes.
    static func open(in labels: inout InkMask, _ contrast: ContrastMap, strength: InkStrength) {
        let (width, reach) = (contrast.width, ContrastValley.reach)
        guard width > 2 * reach else { return }
        var strengths = [Float](repeating: 0, count: width)
        for y in 0..<contrast.height {
            strength.grid.interpolatedRow(y, into: &strengths)
            let row = contrast.pixels[y * width..<(y + 1) * width].map(Float.init)
            for x in reach..<width - reach where labels[x, y] && row[x] < greatestShare * strengths[x] {
                if ContrastValley.isBottom(of: row, at: x, reach: reach, strength: strengths[x]) {
                    labels[x, y] = false
                }
            }
        }
    }
}
