import Algorithms

/// Weighted medians of all values but one, for each of them.
struct LeaveOneOutMedian {
    private let items: [(value: Float, weight: Float)]
    /// The indices of the items, least value first.
    private let order: [Int]
    /// Each item's place in ``order``.
    private let place: [Int]
    /// The weight of the items up to each place, it included.
    private let sums: [Float]

    init(_ items: [(value: Float, weight: Float)]) {
        self.items = items
        order = items.indices.sorted { items[$0].value < items[$1].value }
        var place = [Int](repeating: 0, count: items.count)
        for (rank, index) in order.enumerated() { place[index] = rank }
        self.place = place
        sums = Array(order.map { items[$0].weight }.reductions(+))
    }

    /// - Returns: `nil` where there is no other value of any weight.
    func median(without index: Int) -> Float? {
        let own = items[index].weight
        let rest = (sums.last ?? 0) - own
        guard rest > 0 else { return nil }
        let rank = order.indices.partitioningIndex { rank in
            sums[rank] - (place[index] <= rank ? own : 0) >= rest / 2
        }
        guard rank < order.count else { return nil }
        // The place of the one that is left out adds nothing, so that it is never the first to reach half.
        return items[order[rank]].value
    }
}
