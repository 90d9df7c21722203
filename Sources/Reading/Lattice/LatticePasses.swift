/// The scores of paths through a lattice: up to each node, and from each node to the line's end.
struct LatticePasses: Sendable {
    var before: [Float]
    var after: [Float]

    /// The score of a path through all of the line.
    var total: Float { before.last ?? 0 }
}

extension CandidateGraph {
    /// The best scores up to each node and from each node on: a forward and a backward pass.
    ///
    /// - Parameters:
    ///   - scores: of each candidate.
    ///   - skips: for each primitive, what passing over it adds to a path's score.
    /// - Returns: the scores by node.
    func bestPasses(candidates scores: [Float], skips: [Float]) -> LatticePasses {
        let last = max(0, nodeCount - 1)
        var passes = LatticePasses(
            before: [Float](repeating: -.infinity, count: last + 1),
            after: [Float](repeating: -.infinity, count: last + 1))
        passes.before[0] = 0
        passes.after[last] = 0
        for node in 0..<last {
            for index in candidates(from: node) {
                let end = candidates[index].end
                passes.before[end] = max(passes.before[end], passes.before[node] + scores[index])
            }
            passes.before[node + 1] = max(passes.before[node + 1], passes.before[node] + skips[node])
        }
        for node in (0..<last).reversed() {
            passes.after[node] = passes.after[node + 1] + skips[node]
            for index in candidates(from: node) {
                passes.after[node] = max(passes.after[node], passes.after[candidates[index].end] + scores[index])
            }
        }
        return passes
    }
}
