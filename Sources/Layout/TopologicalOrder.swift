/// Breuel's order of blocks that no lane divides (``BlockOrder``), by topological sorting.
struct TopologicalOrder {
    let boxes: [BlockBox]

    /// The indices of the boxes in order; each once.
    var order: [Int] {
        let followers = boxes.indices.map { first in boxes.indices.filter { isBefore(first, $0) } }
        var waiting = [Int](repeating: 0, count: boxes.count)
        for list in followers { for other in list { waiting[other] += 1 } }
        var left = Array(boxes.indices)
        var result: [Int] = []
        while let next = next(of: left, waiting, after: result.last) {
            left.removeAll { $0 == next }
            result.append(next)
            for other in followers[next] { waiting[other] -= 1 }
        }
        return result
    }

    /// What waits for nothing.
    ///
    /// Of several it is what stands below the last one, else what is nearest to the upper left. Where all wait for each
    /// other, it is what waits for fewest.
    private func next(of left: [Int], _ waiting: [Int], after last: Int?) -> Int? {
        let free = left.filter { waiting[$0] == 0 }
        guard !free.isEmpty else {
            return left.min { (waiting[$0], boxes[$0].top, $0) < (waiting[$1], boxes[$1].top, $1) }
        }
        let below = last.map { last in
            free.filter { boxes[$0].isOver(boxes[last]) && boxes[$0].midY > boxes[last].midY }
        }
        if let next = (below ?? []).min(by: { (boxes[$0].top, $0) < (boxes[$1].top, $1) }) { return next }
        return free.min { (boxes[$0].left + boxes[$0].top, $0) < (boxes[$1].left + boxes[$1].top, $1) }
    }

    private func isBefore(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (boxes[first], boxes[second])
        guard first != second else { return false }
        if a.isOver(b) { return (a.midY, first) < (b.midY, second) }
        guard a.midX < b.midX else { return false }
        let (top, bottom) = (min(a.midY, b.midY), max(a.midY, b.midY))
        return !boxes.contains { $0.midY > top && $0.midY < bottom && $0.isOver(a) && $0.isOver(b) }
    }
}
