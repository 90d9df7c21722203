import Finding
import Preprocessing

/// Ink that is really a gap between two strokes side by side, half filled by the camera's blur.
///
/// Where two strokes are a pixel or two apart, what lies between them is darker than half their ink, and a threshold
/// makes one stroke of both. Along the row it is still a valley, in which a seam costs little (`SeamField`). The ink
/// stays as it is, since strokes of dry pens have valleys too.
enum BlurredGaps {
    /// Contrast above which nothing is a gap, as a share of the ink's.
    private static let greatestShare: Float = 0.8
    /// The ink's contrast is this quantile of its pixels' contrast.
    private static let inkShare = 0.75

    /// - Parameters:
    ///   - component: of a level line.
    ///   - contrast: the photo's.
    /// - Returns: for each pixel of the component's box, row by row from the top left, whether it is ink in such a gap.
    static func gaps(in component: Component, _ contrast: LineContrast) -> [Bool] {
        let (box, width) = (component.box, component.box.width)
        let reach = max(1, Int((Double(ContrastValley.reach) * contrast.scale).rounded()))
        let rows = (0..<box.height).map { contrast.row(box.y + $0, from: box.x - reach, count: width + 2 * reach) }
        var counts = [Int](repeating: 0, count: 256)
        for run in component.runs {
            let row = rows[Int(run.y) - box.y]
            for x in Int(run.start)..<Int(run.end) { counts[Int(row[x - box.x + reach])] += 1 }
        }
        guard
            let quartile = WeightedQuantile.value(
                of:
                    counts.enumerated().map { (Double($0), Double($1)) }, share: inkShare)
        else { return [] }
        let ink = Float(quartile)
        var result = [Bool](repeating: false, count: width * box.height)
        for run in component.runs {
            let y = Int(run.y) - box.y
            let row = rows[y]
            for x in Int(run.start) - box.x..<Int(run.end) - box.x {
                let place = x + reach
                guard row[place] < greatestShare * ink else { continue }
                result[y * width + x] = ContrastValley.isBottom(of: row, at: place, reach: reach, strength: ink)
            }
        }
        return result
    }
}
