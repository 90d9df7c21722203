import DocumentModel
import Finding
import Preprocessing

/// Rectified line → primitives: connected components, cut wherever two characters might join.
///
/// A cut is a seam: a path from the top of a component to its bottom, one pixel per row, that crosses as little ink as
/// possible and may lean with the writing. Seams through one thin stroke are kept. Too many cuts are harmless, for the
/// columns tell which pieces belong together; a missing one is made up for by an upright cut
/// (over-segmentation as in LeCun et al. 1998, doi:10.1109/5.726791; seams by dynamic programming as in Avidan & Shamir
/// 2007, doi:10.1145/1276377.1276390).
public struct OverSegmenter: Sendable {
    /// Components narrower than this, in letter heights, are never cut.
    private let leastCutWidth = 0.45
    /// Least distance at mid-height between two seams, and from a seam to the component's ends, in letter heights.
    private let leastSeamDistance = 0.125
    /// Least ink between two seams, and between a seam and the component's ends, in squared stroke widths.
    private let leastInkBetween = 0.7
    /// Greatest cost of a seam, in stroke widths: the ink it crosses, and a little for leaning.
    private let greatestCrossing = 1.75
    /// Components with less ink than this, in squared stroke widths, are specks.
    private let leastSpeck = 0.3

    private let contrast: LineContrast?

    /// Cuts by the mask alone.
    public init() { self.init(contrast: nil) }

    /// Uses the photo's contrast, which shows where the blur has filled gaps; `nil` when it is not known.
    init(contrast: LineContrast?) { self.contrast = contrast }

    /// - Parameter mask: a level line whose letters are about `LineCropper.letterHeight` high.
    /// - Returns: primitives in writing order, by the middle of their boxes.
    public func primitives(of mask: InkMask) -> [Primitive] {
        let components = ConnectedComponents.label(mask)
        guard
            let strokeWidth = WeightedQuantile.median(
                of:
                    components.map { ($0.strokeWidth, Double($0.area)) })
        else { return [] }
        var pieces: [Primitive] = []
        for (index, component) in components.enumerated() {
            guard Double(component.area) >= leastSpeck * strokeWidth * strokeWidth else { continue }
            pieces += cut(component, index: index, strokeWidth: strokeWidth)
        }
        return pieces.sorted { ($0.box.midX, $0.box.y) < ($1.box.midX, $1.box.y) }
    }

    private func cut(_ component: Component, index: Int, strokeWidth: Double) -> [Primitive] {
        let whole = Primitive(runs: component.runs, component: index)
        guard Double(component.box.width) >= leastCutWidth * LineCropper.letterHeight else { return [whole] }
        let field = SeamField(
            of: component, strokeWidth: strokeWidth,
            gaps: contrast.map { BlurredGaps.gaps(in: component, $0) } ?? [])
        let seams = chooseSeams(field, of: component, strokeWidth: strokeWidth)
        guard !seams.isEmpty else { return [whole] }
        var parts = [[InkRun]](repeating: [], count: seams.count + 1)
        for run in component.runs {
            let row = Int(run.y) - component.box.y
            var start = run.start
            for (part, seam) in seams.enumerated() {
                let border = min(run.end, Int32(component.box.x + seam[row]))
                if border > start {
                    parts[part].append(InkRun(y: run.y, start: start, end: border))
                    start = border
                }
            }
            if run.end > start { parts[seams.count].append(InkRun(y: run.y, start: start, end: run.end)) }
        }
        return parts.filter { !$0.isEmpty }.map { Primitive(runs: $0, component: index) }
    }

    private struct Seam {
        /// Its column at mid-height.
        var x: Int
        /// Its column in each row from the top.
        var columns: [Int]
        /// Ink pixels of the component left of it.
        var inkBefore: Int
    }

    /// The cheapest seams that leave something between them and at both ends, left to right.
    private func chooseSeams(_ field: SeamField, of component: Component, strokeWidth: Double) -> [[Int]] {
        let distance = Int(leastSeamDistance * LineCropper.letterHeight)
        let leastInk = Int(leastInkBetween * strokeWidth * strokeWidth)
        let minima = field.minima().filter { $0.cost <= greatestCrossing * strokeWidth }
        var chosen: [Seam] = []
        for minimum in minima.sorted(by: { ($0.cost, $0.x) < ($1.cost, $1.x) }) {
            guard minimum.x >= distance, minimum.x <= field.width - distance,
                chosen.allSatisfy({ abs($0.x - minimum.x) >= distance })
            else { continue }
            let columns = field.seam(through: minimum.x)
            let ink = component.ink(leftOf: columns)
            guard ink >= leastInk, component.area - ink >= leastInk,
                chosen.allSatisfy({ abs($0.inkBefore - ink) >= leastInk })
            else { continue }
            chosen.append(Seam(x: minimum.x, columns: columns, inkBefore: ink))
        }
        var seams: [[Int]] = []
        for seam in chosen.sorted(by: { $0.x < $1.x }) {
            // Seams may meet but not cross.
            let previous = seams.last
            seams.append(seam.columns.enumerated().map { max($1, previous?[$0] ?? 0) })
        }
        return seams
    }
}

extension Component {
    /// Pixels left of a seam: one column of the box per row from the top.
    fileprivate func ink(leftOf columns: [Int]) -> Int {
        runs.reduce(0) { ink, run in
            let border = Int32(box.x + columns[Int(run.y) - box.y])
            return ink + Int(max(0, min(run.end, border) - run.start))
        }
    }
}
