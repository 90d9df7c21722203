import Reading

extension PriorBuilder {
    /// Goes through all contexts, shorter ones before those that lengthen them.
    func visit(_ counts: NGramCounts, _ body: (NGramCode, ContextEstimate) -> Void) {
        let uniform = [Double](repeating: 1 / Double(LanguagePrior.Symbol.count), count: LanguagePrior.Symbol.count)
        let whole = 0..<counts.occurrences.count
        visit(counts.occurrences, whole, context: .empty, depth: 0, shorter: uniform, body)
    }

    private func visit(
        _ occurrences: [NGramCounts.NGram], _ range: Range<Int>, context: NGramCode, depth: Int,
        shorter: [Double], _ body: (NGramCode, ContextEstimate) -> Void
    ) {
        let estimate = estimate(occurrences[range], shorter: shorter, isRoot: depth == 0)
        body(context, estimate)
        guard depth + 1 < order else { return }
        var first = range.lowerBound
        while first < range.upperBound {
            let older = NGramCounts.history(occurrences[first].key, depth + 1)
            var weight: Float = 0
            var end = first
            while end < range.upperBound, NGramCounts.history(occurrences[end].key, depth + 1) == older {
                weight += occurrences[end].weight
                end += 1
            }
            if older != NGramCounts.unknownHistory, weight >= minimumCount {
                visit(
                    occurrences, first..<end, context: context.prepending(UInt8(older)), depth: depth + 1,
                    shorter: estimate.probabilities, body)
            }
            first = end
        }
    }

    private func estimate(
        _ occurrences: ArraySlice<NGramCounts.NGram>, shorter: [Double], isRoot: Bool
    ) -> ContextEstimate {
        var counts = [Double](repeating: 0, count: shorter.count)
        for occurrence in occurrences {
            counts[Int(occurrence.key & NGramCounts.symbolMask)] += Double(occurrence.weight)
        }
        let seen = (0..<UInt8(counts.count)).filter { isRoot || counts[Int($0)] > 0 }
        return ContextEstimate(
            counts: counts, probabilities: smoothed(counts, shorter), shorter: shorter, seen: seen)
    }

    private func smoothed(_ counts: [Double], _ shorter: [Double]) -> [Double] {
        let total = counts.reduce(0, +)
        guard total > 0 else { return shorter }
        let types = counts.reduce(0) { $0 + min(1, $1) }
        switch smoothing {
        case .wittenBell(let strength):
            return zip(counts, shorter).map { ($0 + strength * types * $1) / (total + strength * types) }
        case .absoluteDiscount(let discount):
            return zip(counts, shorter).map { ($0 - discount * min(1, $0) + discount * types * $1) / total }
        }
    }
}
