import DocumentModel

/// What rules that were drawn across the lane between two columns part: rows of a table, heads from what stands below them.
struct RuledBands {
    let rules: [DrawnRule]

    /// - Parameters:
    ///   - left: what stands on one side of the lane, and on the other.
    /// - Returns: the pieces between one rule and the next, from the top; `nil` if no rule parts any.
    func bands(
        of pieces: [ReadingOrder.Piece], beside left: [ReadingOrder.Piece], _ right: [ReadingOrder.Piece]
    ) -> [[ReadingOrder.Piece]]? {
        // What runs across the lane says nothing of where it lies.
        guard let start = right.map(\.box.x).min(), let end = left.map(\.box.maxX).filter({ $0 <= start }).max()
        else { return nil }
        let lane = Double(end)...Double(start)
        let middle = (lane.lowerBound + lane.upperBound) / 2
        let crossing = rules.filter { $0.crosses(lane) }.sorted { $0.y(at: middle) < $1.y(at: middle) }
        guard !crossing.isEmpty else { return nil }
        var bands = [[ReadingOrder.Piece]](repeating: [], count: crossing.count + 1)
        for piece in pieces {
            let x = Double(piece.box.x + piece.box.maxX) / 2
            bands[crossing.count { $0.y(at: x) < Double(piece.box.midY) }].append(piece)
        }
        let filled = bands.filter { !$0.isEmpty }
        return filled.count > 1 ? filled : nil
    }
}
