import Preprocessing

/// Straight strokes that begin at a border and nearly reach its other side: they part the cells of an array, and are no bars.
struct CellSeparators {
    let scale: PageScale
    /// Ink of borders, which divides the board.
    let border: InkMask

    /// Height of a separator at least, and how far its end may be from the border, in text heights.
    private static let leastHeight = 1.2
    private static let greatestDistance = 0.3
    /// Its width at most, in parts of its height.
    private static let greatestWidth = 0.35
    /// Standard deviation of its middle from a straight line at most, in stroke widths: brackets bend.
    private static let greatestBend = 0.3

    /// Whether a component is one.
    func contain(_ component: Component) -> Bool {
        let box = component.box
        guard Double(box.height) >= Self.leastHeight * scale.textHeight,
            Double(box.width) <= Self.greatestWidth * Double(box.height), let top = component.runs.first,
            let bottom = component.runs.last
        else { return false }
        // Where a stroke joins the border no run is thin, but beside it they are.
        let reach = Int(scale.strokeWidth)
        let distance = Int(Self.greatestDistance * scale.textHeight)
        func isNear(_ run: InkRun, _ rows: Range<Int>) -> Bool {
            let columns = (Int(run.start) - reach..<Int(run.end) + reach).clamped(to: 0..<border.width)
            return rows.clamped(to: 0..<border.height).contains { y in columns.contains { border[$0, y] } }
        }
        func begins(within distance: Int) -> Bool { isNear(top, box.y - distance..<box.y + reach) }
        func ends(within distance: Int) -> Bool { isNear(bottom, box.maxY - reach..<box.maxY + distance) }
        guard begins(within: 1) && ends(within: distance) || begins(within: distance) && ends(within: 1) else {
            return false
        }
        let middles = component.runs.map { (Double($0.y), Double($0.start + $0.end) / 2) }
        return LineFit(points: middles).deviation <= Self.greatestBend * scale.strokeWidth
    }
}
