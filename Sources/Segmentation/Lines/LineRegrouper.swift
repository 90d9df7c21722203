import DocumentModel

/// Other ways to put the components of a page's lines on lines, more daring than `TextLineFinder`'s, for reading to judge.
///
/// - Lines beside each other may be one: writing that climbs or bends, letters of very different heights.
/// - A line with something much taller than its letters may be several: a frame, an arrow or a bracket has linked them.
/// - So may lines whose letters touch (`TouchingLines`).
struct LineRegrouper {
    /// Some of the lines, and what may stand instead of them.
    struct Proposal {
        var replaced: [Int]
        /// Those that give cause to it; the others only stand beside them.
        var causes: [Int]
        var lines: [FoundLine]

        init(replaced: [Int], causes: [Int]? = nil, lines: [FoundLine]) {
            (self.replaced, self.causes, self.lines) = (replaced, causes ?? replaced, lines)
        }
    }

    /// Widest gap between lines that may be one, in line heights.
    private let greatestGap = 2.6
    /// How far the middles of such lines are apart where they meet, in line heights at most.
    private let greatestOffset = 1.3
    private let greatestHeightRatio = 3.0
    /// Of the line that they make: its slope, and how far letters stand from its middle, in line heights.
    private let greatestSlope = 0.3
    private let greatestDeviation = 0.6
    /// Lines that are joined at a time at most.
    private let mostJoined = 6
    /// Height of what may stand between two lines, in line heights, and how many of them a line may have.
    private let tallness = 2.2
    private let mostTall = 8
    /// No page of writing gives cause for more proposals; of one that does none is made.
    private let mostProposals = 400

    /// - Returns: for pairs of lines, for groups that pairs make and for single lines.
    func proposals(for lines: [FoundLine]) -> [Proposal] {
        let boxes = lines.map(\.box)
        var groups = DisjointSets(count: lines.count)
        var result: [Proposal] = []
        for second in lines.indices {
            for first in 0..<second where mayJoin((lines[first], boxes[first]), (lines[second], boxes[second])) {
                guard let joint = joint([lines[first], lines[second]]) else { continue }
                result.append(Proposal(replaced: [first, second], lines: [joint]))
                groups.union(first, second)
            }
        }
        let members = Dictionary(grouping: lines.indices, by: { groups.find($0) })
        for group in members.values.sorted(by: { $0[0] < $1[0] }) where 3...mostJoined ~= group.count {
            guard let joint = joint(group.map { lines[$0] }) else { continue }
            result.append(Proposal(replaced: group, lines: [joint]))
        }
        for (index, line) in lines.enumerated() {
            result += divisions(of: line).map { Proposal(replaced: [index], lines: $0) }
        }
        if let scale = PageScale(of: lines.flatMap(\.components)) {
            result += TouchingLines(scale: scale).proposals(for: lines)
        }
        return result.count <= mostProposals ? result : []
    }

    // MARK: Joining

    private func mayJoin(_ one: (line: FoundLine, box: PixelBox), _ other: (line: FoundLine, box: PixelBox)) -> Bool {
        let (left, right) = one.box.midX <= other.box.midX ? (one, other) : (other, one)
        let heights = [left.line.height, right.line.height]
        let mean = (heights[0] + heights[1]) / 2
        guard max(heights[0], heights[1]) <= greatestHeightRatio * min(heights[0], heights[1]),
            Double(right.box.x - left.box.maxX) <= greatestGap * mean
        else { return false }
        let meeting = Double(right.box.x + left.box.maxX) / 2
        return abs(left.line.middle.y(at: meeting) - right.line.middle.y(at: meeting)) <= greatestOffset * mean
    }

    /// One line of several; `nil` when they do not lie on one.
    private func joint(_ lines: [FoundLine]) -> FoundLine? {
        line(of: lines.flatMap(\.components).sorted { $0.box.x < $1.box.x }).flatMap { line in
            let isStraight = line.middle.deviation <= greatestDeviation * line.height
            return isStraight && abs(line.middle.slope) <= greatestSlope ? line : nil
        }
    }

    // MARK: Dividing

    /// What is left of, between and right of tall components, and these for themselves: at each one, and at all at once.
    private func divisions(of line: FoundLine) -> [[FoundLine]] {
        let tall = line.components.indices.filter {
            Double(line.components[$0].box.height) >= tallness * line.height
        }
        guard 1...mostTall ~= tall.count else { return [] }
        let places = tall.count > 1 ? tall.map { [$0] } + [tall] : [tall]
        return places.map { parts(of: line, around: $0) }.filter { $0.count > 1 }
    }

    private func parts(of line: FoundLine, around places: [Int]) -> [FoundLine] {
        var parts: [ArraySlice<Component>] = []
        var start = 0
        for place in places {
            parts += [line.components[start..<place], line.components[place...place]]
            start = place + 1
        }
        parts.append(line.components[start...])
        return parts.compactMap { self.line(of: Array($0)) }
    }

    /// - Parameter components: left to right; `nil` comes of none.
    private func line(of components: [Component]) -> FoundLine? {
        let letters = LetterHeight.letters(of: components)
        guard let height = LetterHeight.median(of: letters) else { return nil }
        let points = letters.map { ($0.box.midX, $0.box.midY) }
        // A slope that is doubted less than `TextLineFinder` does: reading will tell.
        return FoundLine(
            components: components, middle: LineFit(points: points, prior: (0, 4 * height * height)), height: height)
    }
}
