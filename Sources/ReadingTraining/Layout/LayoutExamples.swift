import DocumentModel
import Layout

/// Pairs of lines of pages whose order is known, and whether they are read one after the other.
public struct LayoutExamples {
    /// Of stretches side by side.
    public var beside: [(evidence: RowEvidence, value: Double)] = []
    /// Of rows above and below each other.
    public var below: [(evidence: BelowEvidence, value: Double)] = []

    /// Without any example.
    public init() {}

    /// Adds the pairs of a page of which an order is known; `share` is how much each counts.
    public mutating func add(
        _ lines: [LayoutLine], on ground: LayoutGround?, order: some LayoutTruth, share: Double
    ) {
        let pairs = LayoutPairs(of: lines, on: ground)
        beside += pairs.beside.compactMap { pair, rungs in
            order.isOneRow(pair.first, pair.second, rungs: rungs).map { (pair.evidence, $0 ? share : -share) }
        }
        below += pairs.below.compactMap { pair in
            guard let first = pair.first.first?.line, let second = pair.second.first?.line else { return nil }
            let isFar = pair.evidence.value(of: .far) > 0
            return order.follows(first, second, isFar: isFar).map { (pair.evidence, $0 ? share : -share) }
        }
    }
}

/// What is known of the order of a page's lines.
public protocol LayoutTruth {
    /// Whether stretches side by side are read as one row; `nil` where nobody knows.
    ///
    /// `rungs` is how many such pairs stand below one another.
    func isOneRow(_ left: [LinePiece], _ right: [LinePiece], rungs: Int) -> Bool?

    /// Whether the second line is read right after the first and belongs to it; `nil` where nobody knows.
    func follows(_ first: Int, _ second: Int, isFar: Bool) -> Bool?
}
