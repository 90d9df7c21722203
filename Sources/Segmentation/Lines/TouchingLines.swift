import DocumentModel
import Preprocessing

/// Letters of two lines that touch: what hangs down from one line has run into what reaches up from the next, so that both lines hang together.
///
/// The ink is parted along a seam from its left to its right, as letters are from top to bottom (`SeamField`), and its lines and those
/// beside it are found anew.
struct TouchingLines {
    let scale: PageScale

    /// Height of letters of two lines in text heights, at least.
    private static let leastHeight = 2.2
    /// What is left of it above and below a seam, in text heights.
    private static let leastPart = 0.6
    /// Ink a seam may cross, in stroke widths.
    private static let greatestCrossing = 3.0
    /// How far seams are apart, in text heights, and how many there are at most.
    private static let leastDistance = 0.2
    private static let mostSeams = 3
    /// How far letters of the other lines are away sideways, in text heights.
    private static let reach = 1.0
    /// Bars and brackets are narrower, in text heights.
    private static let leastWidth = 0.4

    /// - Returns: for each way of parting letters of two lines, the lines that are concerned, and what may stand instead of them.
    func proposals(for lines: [FoundLine]) -> [LineRegrouper.Proposal] {
        let boxes = lines.map(\.box)
        return lines.indices.flatMap { index in
            lines[index].components.indices.flatMap { place -> [LineRegrouper.Proposal] in
                let component = lines[index].components[place]
                let ways = ways(ofParting: component)
                guard !ways.isEmpty else { return [] }
                let touched = lines.indices.filter {
                    $0 == index || isTouched(lines[$0], box: boxes[$0], by: component.box)
                }
                let others = touched.flatMap { line in
                    lines[line].components.enumerated().filter { line != index || $0.offset != place }.map(\.element)
                }
                return ways.compactMap { parts in
                    let found = TextLineFinder(scale: scale).lines(of: TextComponents(others + parts, scale: scale))
                    // Parted lines are one more at most, and have letters besides; else a bracket or a drawing falls apart.
                    guard found.count <= touched.count + 1, found.count(where: { $0.components.count > 1 }) > 1 else {
                        return nil
                    }
                    return LineRegrouper.Proposal(replaced: touched, causes: [index], lines: found)
                }
            }
        }
    }

    /// Whether letters of a line stand beside a component of another one.
    private func isTouched(_ line: FoundLine, box: PixelBox, by component: PixelBox) -> Bool {
        let reach = Int(Self.reach * scale.textHeight)
        let around = PixelBox(
            x: component.x - reach, y: component.y, width: component.width + 2 * reach, height: component.height)
        guard !box.intersection(around).isEmpty else { return false }
        return line.components.contains {
            !$0.box.intersection(around).isEmpty && Double(around.y)...Double(around.maxY) ~= $0.box.midY
        }
    }

    /// What is above and below each of the seams that cross least ink, in whole components; none when the component is of one line.
    func ways(ofParting component: Component) -> [[Component]] {
        let box = component.box
        guard Double(box.height) >= Self.leastHeight * scale.textHeight,
            Double(box.width) >= Self.leastWidth * scale.textHeight
        else { return [] }
        let mask = InkMask(component)
        guard let turned = ConnectedComponents.label(mask.transposed()).first, turned.area == component.area else {
            return []
        }
        let field = SeamField(of: turned, strokeWidth: scale.strokeWidth)
        return rows(of: field).map { parts(of: mask, above: field.seam(through: $0), at: box) }
    }

    /// The cheapest seams, by their row at the middle.
    private func rows(of field: SeamField) -> [Int] {
        let margin = Int(Self.leastPart * scale.textHeight)
        var rows: [Int] = []
        for seam in field.localMinima().sorted(by: { ($0.cost, $0.x) < ($1.cost, $1.x) })
        where seam.cost <= Self.greatestCrossing * scale.strokeWidth && seam.x >= margin
            && seam.x <= field.width - margin
            && rows.allSatisfy({ abs($0 - seam.x) >= Int(Self.leastDistance * scale.textHeight) })
        {
            rows.append(seam.x)
            if rows.count == Self.mostSeams { break }
        }
        return rows
    }

    /// - Parameter border: one row per column.
    private func parts(of mask: InkMask, above border: [Int], at box: PixelBox) -> [Component] {
        var (upper, lower) = (mask, mask)
        for (x, row) in border.enumerated() {
            for y in 0..<row { lower[x, y] = false }
            for y in row..<mask.height { upper[x, y] = false }
        }
        return [upper, lower].flatMap { ConnectedComponents.label($0) }.map { $0.moved(byX: box.x, y: box.y) }
    }
}
