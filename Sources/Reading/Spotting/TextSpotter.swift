import DocumentModel
import GlyphClassifier
import Segmentation

/// Looks for an expected text in a line's lattice, among the runners-up as well as on the best path.
///
/// A word spotter with a filler model (Fischer et al. 2012, doi:10.1016/j.patrec.2011.09.009): the best path that goes
/// through the wanted characters somewhere is held against the best unconstrained path, and against the one that
/// was read. All are scored by shape alone, so that the difference says how much worse the ink looks when it has to be
/// that text. A character may be missing and some ink left over, each at a cost: cuts are not always found.
public struct TextSpotter: Sendable {
    private let line: ScoredLine
    private let scores: LineScores
    private let free: LatticePasses
    private let read: LatticePasses

    /// Cost of a wanted character without ink, in nats.
    private static let missing: Float = 8
    /// Cost of a candidate that is none of the wanted characters, in nats.
    private static let leftOver: Float = 8

    /// Prepares a line for searches; the path is how it was read, `nil` where it could not be.
    public init(_ line: ScoredLine, path: ReadPath?, weights: ReadingWeights = ReadingWeights()) {
        self.line = line
        scores = LineScores(line, weights: weights)
        free = scores.freePasses()
        read = path.map(scores.passes(along:)) ?? free
    }

    /// The best place for a text; `nil` where there is none at all, as on a line without ink.
    public func find(_ wanted: WantedText) -> SpottedText? {
        let classes = wanted.classes(in: line.characterSet)
        guard line.graph.nodeCount > 1, !classes.isEmpty else { return nil }
        guard let best = search(classes, free), let againstRead = search(classes, read) else { return nil }
        let candidates = best.candidates.map { line.graph.candidates[$0] }
        guard let box = candidates.map(\.box).union(),
            let pageBox = candidates.map({ line.line.pageBox(of: $0.primitives) }).union()
        else { return nil }
        return SpottedText(
            freeLag: (best.score - free.total) / Float(classes.count),
            readLag: (againstRead.score - read.total) / Float(classes.count), length: classes.count,
            box: pageBox, gapBefore: gapBefore(best.candidates, box),
            gapAfter: gapAfter(best.candidates, box))
    }

    /// The best path through the text, and the candidates it is found in.
    private func search(_ classes: [[Int]], _ passes: LatticePasses) -> (score: Float, candidates: [Int])? {
        let nodes = line.graph.nodeCount
        var table = SpottingTable(nodes: nodes, length: classes.count)
        for node in 0..<nodes {
            table.start(at: node, score: passes.before[node])
            for position in classes.indices { table.miss(node, position, cost: Self.missing) }
            guard node < nodes - 1 else { continue }
            for candidate in line.graph.candidates(from: node) { extend(&table, by: candidate, classes) }
            guard let cost = scores.skip(node) else { continue }
            for position in classes.indices.dropFirst() { table.pass(node, position, cost: cost) }
        }
        let totals = (0..<nodes).map { table[$0, classes.count] + passes.after[$0] }
        let best = totals.indices.max { totals[$0] < totals[$1] }
        guard let end = best, totals[end] > -.infinity else { return nil }
        let candidates = table.candidates(to: end)
        return candidates.isEmpty ? nil : (totals[end], candidates)
    }

    private func extend(_ table: inout SpottingTable, by candidate: Int, _ classes: [[Int]]) {
        let (node, end) = (line.graph.candidates[candidate].start, line.graph.candidates[candidate].end)
        for position in classes.indices where table[node, position] > -.infinity {
            if let score = scores.score(candidate, as: classes[position]) {
                table.match(node, position, candidate: candidate, end: end, score: score)
            }
            guard position > 0 else { continue }
            table.leave(node, position, end: end, score: scores.free[candidate] - Self.leftOver)
        }
    }

    /// The empty distance to the ink before it, in letter heights; ``SpottedText/widestGap`` at the line's start.
    private func gapBefore(_ candidates: [Int], _ box: PixelBox) -> Float {
        let start = candidates.first.map { line.graph.candidates[$0].start } ?? 0
        return Self.gap(line.line.primitives[..<start].map(\.box.maxX).max().map { box.x - $0 })
    }

    private func gapAfter(_ candidates: [Int], _ box: PixelBox) -> Float {
        let end = candidates.last.map { line.graph.candidates[$0].end } ?? line.line.primitives.count
        return Self.gap(line.line.primitives[end...].map(\.box.x).min().map { $0 - box.maxX })
    }

    private static func gap(_ pixels: Int?) -> Float {
        guard let pixels else { return SpottedText.widestGap }
        return max(0, min(SpottedText.widestGap, Float(pixels) / Float(LineCropper.letterHeight)))
    }
}
