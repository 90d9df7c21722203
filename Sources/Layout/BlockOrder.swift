import DocumentModel

/// Blocks → blocks in reading order.
///
/// The X–Y cut (Nagy & Seth 1984, ICPR 347–349) on blocks: the page is cut along its widest empty lane, across or down,
/// and then each part; columns are read one after the other. It was chosen since a lane is what people leave between
/// columns, and since on boards it was in the truth's order as often as other rules. A lane down the page that somebody
/// has drawn a rule in comes before all others: that is what such a rule is for. Where no lane is left, as on walls
/// of notes, blocks come in the order of Breuel (2003, SPIE 5010, "High performance document layout analysis"): what
/// stands over another comes first, and so does what stands left of it with nothing between that stands over both.
struct BlockOrder {
    /// Usual letter height of the page, in pixels.
    let unit: Double
    /// Tells whether a lane is ruled; `nil` where there is no photo.
    var rule: LaneRule?

    /// A lane down the page must be this share of the widest one across it to be cut first: lines are nearer to each
    /// other than columns.
    private static let columnShare = 1.5
    /// Boxes may run into each other by this and still have a lane between them, in letter heights: writing slants.
    private static let slant = 0.35
    /// What is smaller than this both ways closes no lane, in letter heights: it may be a speck.
    private static let speck = 1.5

    /// The indices of the boxes in order; each once.
    func order(_ boxes: [BlockBox]) -> [Int] { split(Array(boxes.indices), boxes) }

    private func split(_ part: [Int], _ boxes: [BlockBox]) -> [Int] {
        guard part.count > 1 else { return part }
        let down = widestLane(part, from: { boxes[$0].left }, to: { boxes[$0].right }, boxes)
        let across = widestLane(part, from: { boxes[$0].top }, to: { boxes[$0].bottom }, boxes)
        let least = -Self.slant * unit
        let lane: Lane? =
            if let down, down.width >= least,
                down.width >= Self.columnShare * (across?.width ?? least) || isRuled(down, part, boxes)
            {
                down
            } else if let across, across.width >= least {
                across
            } else {
                nil
            }
        guard let lane else { return TopologicalOrder(boxes: part.map { boxes[$0] }).order.map { part[$0] } }
        return split(lane.before, boxes) + split(lane.after, boxes)
    }

    private func isRuled(_ lane: Lane, _ part: [Int], _ boxes: [BlockBox]) -> Bool {
        guard let rule, lane.width > 0, let top = part.map({ boxes[$0].top }).min(),
            let bottom = part.map({ boxes[$0].bottom }).max()
        else { return false }
        return rule.isRuled(lane.start...lane.start + lane.width, top...max(top, bottom))
    }

    private struct Lane {
        var start: Double
        var width: Double
        var before: [Int]
        var after: [Int]
    }

    /// The widest lane that nothing but specks lies in; these are on the side of their middles.
    private func widestLane(
        _ part: [Int], from start: (Int) -> Double, to end: (Int) -> Double, _ boxes: [BlockBox]
    ) -> Lane? {
        let large = part.filter { max(boxes[$0].width, boxes[$0].height) >= Self.speck * unit }
        let sorted = (large.count > 1 ? large : part).sorted { (start($0), $0) < (start($1), $1) }
        var reach = -Double.infinity
        var best: (width: Double, middle: Double)?
        for (position, index) in sorted.enumerated() {
            if position > 0, start(index) - reach > best?.width ?? -.infinity {
                best = (start(index) - reach, (start(index) + reach) / 2)
            }
            reach = max(reach, end(index))
        }
        return best.map { best in
            let before = part.filter { (start($0) + end($0)) / 2 < best.middle }
            return Lane(
                start: best.middle - best.width / 2, width: best.width, before: before,
                after: part.filter { !before.contains($0) })
        }.flatMap { $0.before.isEmpty || $0.after.isEmpty ? nil : $0 }
    }
}
