import Preprocessing

/// Areas that were painted over, and taken for ink together with the writing on them: by a highlighter, or in the colour of a
/// note. Often their rims alone are, as what lies inside passes for the board.
///
/// They are wider than strokes, and paler than the strokes that they hang together with; only these stay.
struct PaintedAreas {
    let scale: PageScale
    let contrast: ContrastMap

    /// Mean width of a component's strokes at least, in those of the page.
    private static let leastStrokeWidth = 1.35
    /// The same of what is dark in it at most: pictures have dark parts, too.
    private static let greatestWritingWidth = 1.2
    /// Shares of what is pale and of what is dark of its ink at least, edges of strokes left out.
    private static let leastPale = 0.4
    private static let leastDark = 0.05
    /// Contrast of the pale part in that of the dark one at most.
    private static let paleness = 0.6

    func removed(from mask: InkMask) -> InkMask {
        guard (contrast.width, contrast.height) == (mask.width, mask.height) else { return mask }
        var result = mask
        for component in ConnectedComponents.label(mask, leastArea: PageScale.leastArea)
        where component.strokeWidth >= Self.leastStrokeWidth * scale.strokeWidth {
            guard let threshold = threshold(of: component, in: mask),
                writingWidth(of: component, above: threshold) <= Self.greatestWritingWidth * scale.strokeWidth
            else { continue }
            for run in component.runs {
                for x in Int(run.start)..<Int(run.end) where self[x, run.y] < threshold {
                    result[x, Int(run.y)] = false
                }
            }
        }
        return result
    }

    private subscript(x: Int, y: Int32) -> Int { Int(contrast.pixels[Int(y) * contrast.width + x]) }

    /// Mean width of the strokes of what is dark: pixels and edges along the rows, which are as many as those along the columns
    /// where strokes go in all directions.
    private func writingWidth(of component: Component, above threshold: Int) -> Double {
        var (area, edges) = (0, 0)
        for run in component.runs {
            var isDark = false
            for x in Int(run.start)..<Int(run.end) {
                let wasDark = isDark
                isDark = self[x, run.y] >= threshold
                if isDark { area += 1 }
                if isDark != wasDark { edges += 1 }
            }
            if isDark { edges += 1 }
        }
        return 4 / .pi * Double(area) / Double(max(1, edges))
    }

    /// The contrast between that of an area and that of the writing on it; `nil` if a component is none.
    private func threshold(of component: Component, in mask: InkMask) -> Int? {
        var counts = [Int](repeating: 0, count: 256)
        for run in component.runs where run.y > 0 && Int(run.y) < mask.height - 1 {
            for x in Int(run.start + 1)..<max(Int(run.start + 1), Int(run.end - 1))
            where mask[x, Int(run.y) - 1] && mask[x, Int(run.y) + 1] {
                counts[self[x, run.y]] += 1
            }
        }
        let total = Double(counts.reduce(0, +))
        let parting = Self.parting(counts)
        let (pale, dark) = (counts[..<parting], counts[parting...])
        guard Double(pale.reduce(0, +)) >= Self.leastPale * total, Double(dark.reduce(0, +)) >= Self.leastDark * total,
            let area = Self.mean(pale), let writing = Self.mean(dark), area <= Self.paleness * writing
        else { return nil }
        return Int((area + writing) / 2)
    }

    /// Where the two parts differ most (Otsu 1979, doi:10.1109/TSMC.1979.4310076).
    private static func parting(_ counts: [Int]) -> Int {
        let total = Double(counts.reduce(0, +))
        let sum = counts.indices.reduce(0.0) { $0 + Double($1) * Double(counts[$1]) }
        var (below, belowSum, best, parting) = (0.0, 0.0, 0.0, 0)
        for value in counts.indices {
            let above = total - below
            if below > 0, above > 0 {
                let difference = belowSum / below - (sum - belowSum) / above
                let variance = below * above * difference * difference
                if variance > best { (best, parting) = (variance, value) }
            }
            below += Double(counts[value])
            belowSum += Double(value) * Double(counts[value])
        }
        return parting
    }

    private static func mean(_ counts: ArraySlice<Int>) -> Double? {
        let total = counts.reduce(0, +)
        guard total > 0 else { return nil }
        return counts.indices.reduce(0.0) { $0 + Double($1) * Double(counts[$1]) } / Double(total)
    }
}
