import DocumentModel

/// Components → lines of writing, bottom up, so that lines may slant differently, bend and stand in columns.
///
/// 1. Each letter is linked with the nearest letter to its right that stands beside it; links that both ends choose
///    make chains. 2. Chains get a middle line whose slope leans on that of long chains nearby where the chain is short. 3. Chains that
///    continue one another are joined, nearest first. 4. Dots, dashes and commas go to the line they stand in
///    (the nearest-neighbour clustering of O'Gorman's docstrum, 1993, doi:10.1109/34.244677, made local).
struct TextLineFinder {
    let scale: PageScale
    var joinsSlantedChains = true

    /// Widest gap between linked letters, in mean heights of the two.
    private let linkGap = 1.6
    /// Least vertical overlap of linked letters in parts of the lower one's height.
    private let linkOverlap = 0.35
    /// Widest gap between chains that make one line, in line heights.
    private let joinGap = 2.6
    /// Greatest vertical distance of chains that make one line where they meet, in line heights.
    private let joinOffset = 0.45
    private let nearOffset = 0.5
    /// The same for chains that a slanted line goes through with this deviation, in line heights, and slope at most.
    private let slantedOffset = 0.8
    private let slantedDeviation = 0.15
    private let greatestSlope = 0.27
    private let greatestHeightRatio = 2.2
    /// How far a mark may stand from its line's middle and from its nearest neighbour, in line heights.
    private let markReach = 1.05
    private let markGap = 1.8

    func lines(of text: TextComponents) -> [FoundLine] {
        let letters = Self.largest(Self.mostLetters, of: text.letters).sorted { $0.box.x < $1.box.x }
        let chains = Self.longest(Self.mostChains, of: chains(of: letters))
        let slopes = SlopeField(of: chains)
        let lines = joined(chains.map { fitted($0, slopes: slopes) }, slopes: slopes)
        return attach(Self.largest(Self.mostLetters, of: text.marks), to: lines)
    }

    /// No page of writing has more letters, marks or chains; a page of noise is cut short here.
    private static let mostLetters = 30_000
    private static let mostChains = 4_000

    private static func largest(_ count: Int, of components: [Component]) -> [Component] {
        guard components.count > count else { return components }
        return Array(components.sorted { $0.area > $1.area }.prefix(count))
    }

    private static func longest(_ count: Int, of chains: [[Component]]) -> [[Component]] {
        guard chains.count > count else { return chains }
        return Array(chains.sorted { $0.count > $1.count }.prefix(count))
    }

    // MARK: Linking

    private func chains(of letters: [Component]) -> [[Component]] {
        let rightChoice = letters.indices.map { bestNeighbour(of: $0, in: letters, toRight: true) }
        let leftChoice = letters.indices.map { bestNeighbour(of: $0, in: letters, toRight: false) }
        var sets = DisjointSets(count: letters.count)
        for (index, choice) in rightChoice.enumerated() {
            if let choice, leftChoice[choice] == index { sets.union(index, choice) }
        }
        var groups: [Int: [Component]] = [:]
        for (index, letter) in letters.enumerated() { groups[sets.find(index), default: []].append(letter) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// `letters` are sorted by their left edge.
    private func bestNeighbour(of index: Int, in letters: [Component], toRight: Bool) -> Int? {
        let own = letters[index].box
        var best: (index: Int, cost: Double)?
        let widest = Double(own.height) * 3 * linkGap + 14 * scale.textHeight
        var other = toRight ? index + 1 : index - 1
        while letters.indices.contains(other) {
            let box = letters[other].box
            if toRight, Double(box.x - own.maxX) > widest { break }
            if !toRight, Double(own.x - box.x) > widest { break }
            if let cost = toRight ? linkCost(own, box) : linkCost(box, own), cost < best?.cost ?? .infinity {
                best = (other, cost)
            }
            other += toRight ? 1 : -1
        }
        return best?.index
    }

    /// How well `right` continues `left`; `nil` if not at all.
    private func linkCost(_ left: PixelBox, _ right: PixelBox) -> Double? {
        guard right.midX > left.midX else { return nil }
        let lower = Double(min(left.height, right.height))
        let mean = Double(left.height + right.height) / 2
        let gap = Double(right.x - left.maxX)
        guard gap <= linkGap * min(mean, 2 * lower), gap > -0.8 * Double(min(left.width, right.width)) else {
            return nil
        }
        let overlap = Double(min(left.maxY, right.maxY) - max(left.y, right.y))
        guard overlap >= linkOverlap * lower else { return nil }
        return max(0, gap) + 0.8 * abs(left.midY - right.midY)
    }

    // MARK: Fitting

    private func fitted(_ components: [Component], slopes: SlopeField) -> FoundLine {
        let height = LetterHeight.median(of: components) ?? scale.textHeight
        let points = components.map { ($0.box.midX, $0.box.midY) }
        // A chain must be some ten heights long before its own slope counts for more than its surroundings'.
        let weight = 40 * height * height
        let expected = slopes.slope(near: components.map(\.box).union(), height: height)
        let middle = LineFit(points: points, prior: (expected, weight))
        return FoundLine(
            components: components.sorted { $0.box.x < $1.box.x }, middle: middle, height: height)
    }

    // MARK: Joining

    /// Joins the cheapest pair again and again; of equals the first.
    private func joined(_ start: [FoundLine], slopes: SlopeField) -> [FoundLine] {
        var lines = start.map(JoinableLine.init)
        var best = lines.indices.map { cheapestContinuation(of: $0, in: lines) }
        while let first = lines.indices.filter({ best[$0] != nil }).min(by: { cost(best[$0]) < cost(best[$1]) }),
            let second = best[first]?.line
        {
            let components = lines[first].line.components + lines[second].line.components
            lines[first] = JoinableLine(fitted(components, slopes: slopes))
            lines[second].isGone = true
            for index in lines.indices where !lines[index].isGone {
                if index == first || best[index]?.line == first || best[index]?.line == second {
                    best[index] = cheapestContinuation(of: index, in: lines)
                } else if let cost = joinCost(lines[index], lines[first]) {
                    let known = best[index] ?? (first, .infinity)
                    if cost < known.cost || (cost == known.cost && first < known.line) { best[index] = (first, cost) }
                }
            }
            best[second] = nil
        }
        return lines.filter { !$0.isGone }.map(\.line)
    }

    /// A line with its box, which joining asks for all the time.
    private struct JoinableLine {
        let line: FoundLine
        let box: PixelBox
        var isGone = false

        init(_ line: FoundLine) {
            self.line = line
            box = line.box
        }
    }

    private func cost(_ continuation: (line: Int, cost: Double)?) -> Double { continuation?.cost ?? .infinity }

    private func cheapestContinuation(of first: Int, in lines: [JoinableLine]) -> (line: Int, cost: Double)? {
        var best: (line: Int, cost: Double)?
        for second in lines.indices where second != first && !lines[second].isGone {
            guard let cost = joinCost(lines[first], lines[second]), cost < best?.cost ?? .infinity else { continue }
            best = (second, cost)
        }
        return best
    }

    private func joinCost(_ first: JoinableLine, _ second: JoinableLine) -> Double? {
        let (left, right, leftBox, rightBox) = (first.line, second.line, first.box, second.box)
        guard rightBox.midX > leftBox.midX else { return nil }
        let height = (left.height + right.height) / 2
        guard max(left.height, right.height) <= greatestHeightRatio * min(left.height, right.height) else { return nil }
        let gap = Double(rightBox.x - leftBox.maxX)
        guard gap <= joinGap * height else { return nil }
        // Chains may run through each other: commas link with commas, digits with digits.
        let meeting = (Double(rightBox.x) + Double(leftBox.maxX)) / 2
        let offset = abs(left.middle.y(at: meeting) - right.middle.y(at: meeting))
        let isLevel = offset <= (gap < 0.8 * height ? nearOffset : joinOffset) * height
        guard
            isLevel
                || (joinsSlantedChains && offset <= slantedOffset * height
                    && slantTogether(left, right, height: height))
        else {
            return nil
        }
        return max(0, gap) + 2 * offset
    }

    /// Whether two chains that do not meet lie on one slanted line all the same: each was thought more level than it is.
    private func slantTogether(_ first: FoundLine, _ second: FoundLine, height: Double) -> Bool {
        let points = (first.components + second.components).map { ($0.box.midX, $0.box.midY) }
        guard points.count >= 4 else { return false }
        let joint = LineFit(points: points, prior: (0, 4 * height * height))
        let apart = max(first.middle.deviation, second.middle.deviation)
        return joint.deviation <= max(slantedDeviation * height, apart) && abs(joint.slope) <= greatestSlope
    }

    // MARK: Marks

    /// Gives each mark to the line in whose band it stands; marks far from any line are specks.
    private func attach(_ marks: [Component], to lines: [FoundLine]) -> [FoundLine] {
        var result = lines
        let boxes = lines.map(\.box)
        for mark in marks {
            var best: (line: Int, cost: Double)?
            for (index, line) in lines.enumerated() {
                let offset = abs(mark.box.midY - line.middle.y(at: mark.box.midX))
                guard offset <= markReach * line.height, horizontalGap(boxes[index], mark.box) <= markGap * line.height
                else { continue }
                let gap = line.components.map { horizontalGap($0.box, mark.box) }.min() ?? .infinity
                guard gap <= markGap * line.height else { continue }
                let cost = offset + 0.5 * max(0, gap)
                if cost < best?.cost ?? .infinity { best = (index, cost) }
            }
            if let best { result[best.line].components.append(mark) }
        }
        for index in result.indices { result[index].components.sort { $0.box.x < $1.box.x } }
        return result
    }

    private func horizontalGap(_ first: PixelBox, _ second: PixelBox) -> Double {
        Double(max(first.x, second.x) - min(first.maxX, second.maxX))
    }
}
