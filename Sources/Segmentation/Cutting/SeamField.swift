import Finding

/// For every column of a component, the cheapest path from its top to its bottom that passes through the column at
/// mid-height.
///
/// A step down costs 1 for a pixel of ink and nothing on the board, and a little for leaning, so that seams stay as
/// upright as the writing lets them. Ink thicker than a stroke is taken for two strokes side by side, and a seam
/// between them costs little, however far they run together. Costs from the top and from the bottom are added at the
/// middle row.
struct SeamField {
    let width: Int
    private let height: Int
    private let middle: Int
    private var fromTop: [Float]
    private var fromBottom: [Float]

    /// The cost of each row in which a seam leans, in pixels of ink.
    private static let leaning: Float = 0.12
    /// The cost of a pixel between two strokes; any other pixel of ink costs 1.
    private static let betweenStrokes: Float = 0.1

    /// Works out the costs for a component whose strokes are `strokeWidth` pixels wide.
    ///
    /// The gaps say for each pixel of the component's box whether it lies in a gap between strokes; empty where that is
    /// not known.
    init(of component: Component, strokeWidth: Double, gaps: [Bool] = []) {
        width = component.box.width
        height = component.box.height
        middle = height / 2
        var ink = [Float](repeating: 0, count: width * height)
        for run in component.runs {
            let base = (Int(run.y) - component.box.y) * width - component.box.x
            for x in Int(run.start)..<Int(run.end) { ink[base + x] = 1 }
        }
        let depth = DistanceTransform.distances(in: ink, width: width, height: height)
        let deepest = Float(strokeWidth / 2)
        for index in ink.indices where depth[index] > deepest { ink[index] = Self.betweenStrokes }
        for (index, isGap) in gaps.enumerated() where isGap { ink[index] = Self.betweenStrokes }
        fromTop = ink
        fromBottom = ink
        for row in stride(from: 1, through: middle, by: 1) {
            Self.relax(&fromTop, row: row, from: row - 1, width: width)
        }
        for row in stride(from: height - 2, through: middle, by: -1) {
            Self.relax(&fromBottom, row: row, from: row + 1, width: width)
        }
        self.ink = ink
    }

    private let ink: [Float]

    private static func relax(_ cost: inout [Float], row: Int, from: Int, width: Int) {
        cost.withUnsafeMutableBufferPointer { cost in
            let base = row * width
            let other = from * width
            for x in 0..<width {
                var best = cost[other + x]
                if x > 0 { best = min(best, cost[other + x - 1] + leaning) }
                if x + 1 < width { best = min(best, cost[other + x + 1] + leaning) }
                cost[base + x] += best
            }
        }
    }

    /// Ink crossed, and leaning, of the best seam through column `x`.
    func cost(at x: Int) -> Double {
        Double(fromTop[middle * width + x] + fromBottom[middle * width + x] - ink[middle * width + x])
    }

    /// Where seams may be: columns no dearer than their neighbours, and the cheapest column of each gap at mid-height.
    func minima() -> [(x: Int, cost: Double)] {
        let local = localMinima()
        let known = Set(local.map(\.x))
        return local + gapMinima().filter { !known.contains($0.x) }
    }

    /// The cheapest column of each gap between ink in the middle row.
    ///
    /// It is not a local minimum where a slanted path through the stroke beside the gap is as cheap, as between a 5 and
    /// a 1 that touches its bar.
    private func gapMinima() -> [(x: Int, cost: Double)] {
        let row = ink[middle * width..<(middle + 1) * width]
        let inked = row.indices.filter { row[$0] > 0 }.map { $0 - row.startIndex }
        return zip(inked, inked.dropFirst()).compactMap { before, after in
            (before + 1..<after).map { (x: $0, cost: cost(at: $0)) }.min { $0.cost < $1.cost }
        }
    }

    /// Neighbouring costs that differ by less than this form one plateau.
    private static let plateau = 0.05

    /// Columns no dearer than their neighbours; the middle column of a plateau.
    func localMinima() -> [(x: Int, cost: Double)] {
        let costs = (0..<width).map(cost(at:))
        var result: [(x: Int, cost: Double)] = []
        var x = 0
        while x < width {
            var end = x
            while end + 1 < width, abs(costs[end + 1] - costs[x]) < Self.plateau { end += 1 }
            let around = max(0, x - 1)...min(width - 1, end + 1)
            if around.allSatisfy({ costs[$0] >= costs[x] - Self.plateau }) { result.append(((x + end) / 2, costs[x])) }
            x = end + 1
        }
        return result
    }

    /// The best seam through column `x` at the middle row: one column per row from the top.
    func seam(through x: Int) -> [Int] {
        var columns = [Int](repeating: x, count: height)
        for row in stride(from: middle - 1, through: 0, by: -1) {
            columns[row] = next(fromTop, row: row, near: columns[row + 1])
        }
        for row in stride(from: middle + 1, to: height, by: 1) {
            columns[row] = next(fromBottom, row: row, near: columns[row - 1])
        }
        return columns
    }

    private func next(_ cost: [Float], row: Int, near x: Int) -> Int {
        var best = (x: x, cost: cost[row * width + x])
        for candidate in [x - 1, x + 1] where candidate >= 0 && candidate < width {
            let leaningCost = cost[row * width + candidate] + Self.leaning
            if leaningCost < best.cost { best = (candidate, leaningCost) }
        }
        return best.x
    }
}
