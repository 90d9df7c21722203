import Preprocessing

/// Takes out lines drawn through the feet of letters, which make one component of a word.
///
/// Such a line shows alone in few of its columns only. But its lower edge goes on straight below the letters that stand on it, while
/// the feet of letters have gaps between them.
struct Underlines {
    let scale: PageScale

    typealias ColumnRun = RuleRemoval.ColumnRun

    /// Height of a word with its underline in text heights at most: drawings stand on lines as well.
    private static let greatestHeight = 2.5
    /// Length of an underline in text heights, and of the piece of it that shows alone, at least.
    private static let leastLength = 3.0
    private static let leastPiece = 0.7
    /// Letters that stand on it at least: an L's foot has one.
    private static let leastLetters = 2
    /// A letter reaches above it by so many stroke widths at least.
    private static let leastRise = 0.6
    /// Share of its columns that show its lower edge, and that show it alone, at least.
    private static let leastSeen = 0.85
    private static let leastBare = 0.2
    /// Greatest thickness in stroke widths.
    private static let greatestThickness = 2.0
    /// Greatest thickness of what is the line alone, in parts of its usual one.
    private static let greatestExcess = 1.3
    /// How far its lower edge may lie from where it is expected, in stroke widths.
    private static let tolerance = 0.25
    /// What a descender may hide of it, and what the pen may have skipped, in text heights.
    private static let greatestCrossing = 0.8
    private static let greatestSkip = 0.15
    private static let greatestSlope = 0.3
    /// Greatest standard deviation from a straight line, in text heights.
    private static let greatestBend = 0.13
    /// Greatest mean distance of its lower edge from what is usual around, in stroke widths: that of joined-up writing goes up and
    /// down, by 0.11 to 0.16.
    private static let greatestRoughness = 0.09
    /// Underlines of one component at most, and pieces of it that are looked at.
    private static let most = 3
    private static let mostPieces = 50

    /// The same components, those that were joined by underlines in parts and without these.
    func removed(from components: [Component]) -> [Component] {
        components.flatMap { mayBeWord($0) ? parts(of: $0) : [$0] }
    }

    private func mayBeWord(_ component: Component) -> Bool {
        Double(component.box.width) >= Self.leastLength * scale.textHeight
            && Double(component.box.height) <= Self.greatestHeight * scale.textHeight
    }

    private func parts(of component: Component) -> [Component] {
        let mask = InkMask(component)
        var turned = mask.transposed()
        var isUnderlined = false
        for _ in 0..<Self.most {
            guard let underline = underline(inTransposed: turned) else { break }
            for run in underline { for y in run.start..<run.end { turned[y, run.x] = false } }
            isUnderlined = true
        }
        guard isUnderlined else { return [component] }
        let least = max(PageScale.leastArea, Int(scale.strokeWidth * scale.strokeWidth / 2))
        return ConnectedComponents.label(turned.transposed(), leastArea: least)
            .map { $0.moved(byX: component.box.x, y: component.box.y) }
    }

    /// The ink of the longest underline; `nil` if there is none.
    ///
    /// - Parameter turned: the mask with its rows as columns.
    func underline(inTransposed turned: InkMask) -> [ColumnRun]? {
        var columns: [[ColumnRun]] = []
        columns.reserveCapacity(turned.height)
        for x in 0..<turned.height { columns.append(RuleRemoval.thinRuns(of: turned, x: x, thickest: turned.width)) }
        for piece in pieces(of: columns).prefix(Self.mostPieces) {
            if let found = underline(from: piece, columns) { return found }
        }
        return nil
    }

    /// Stretches of thin ink with a smooth lower edge, the longest first.
    private func pieces(of columns: [[ColumnRun]]) -> [[ColumnRun]] {
        let thickest = Int((Self.greatestThickness * scale.strokeWidth).rounded(.up)) + 1
        let least = Int(Self.leastPiece * scale.textHeight)
        var open: [[ColumnRun]] = []
        var found: [[ColumnRun]] = []
        for column in columns {
            var next: [[ColumnRun]] = []
            for run in column where run.end - run.start <= thickest {
                if let index = open.firstIndex(where: { $0.last.map { abs($0.end - run.end) <= 1 } ?? false }) {
                    next.append(open.remove(at: index) + [run])
                } else {
                    next.append([run])
                }
            }
            found += open.filter { $0.count >= least }
            open = next
        }
        found += open.filter { $0.count >= least }
        return found.sorted { $0.count > $1.count }
    }

    /// The underline that a piece is of; `nil` if it is none's.
    private func underline(from piece: [ColumnRun], _ columns: [[ColumnRun]]) -> [ColumnRun]? {
        guard let first = piece.first, let last = piece.last else { return nil }
        let thickness = Self.median(piece.map { $0.end - $0.start })
        let after = follow(
            piece, thickness: thickness, in: columns, over: Array(last.x + 1..<max(last.x + 1, columns.count)))
        let edge = Array(
            follow(Array(after.reversed()), thickness: thickness, in: columns, over: (0..<first.x).reversed())
                .reversed())
        guard let first = edge.first, let last = edge.last else { return nil }
        let length = Double(last.x - first.x + 1)
        let bare = edge.count { Self.isBare($0, thickness) }
        guard length >= Self.leastLength * scale.textHeight, Double(edge.count) >= Self.leastSeen * length,
            Double(bare) >= Self.leastBare * length
        else { return nil }
        let fit = LineFit(points: edge.map { (Double($0.x), Double($0.end)) })
        guard abs(fit.slope) <= Self.greatestSlope, fit.deviation <= Self.greatestBend * scale.textHeight else {
            return nil
        }
        guard
            Roughness.mean(of: edge.map { Double($0.end) }, scale: scale) <= Self.greatestRoughness * scale.strokeWidth,
            letters(on: edge, thickness: thickness) >= Self.leastLetters
        else { return nil }
        return edge.map {
            ColumnRun(
                x: $0.x, start: Self.isBare($0, thickness) ? $0.start : max($0.start, $0.end - thickness), end: $0.end)
        }
    }

    /// A line's lower edge, and how it goes on over columns.
    private func follow(
        _ edge: [ColumnRun], thickness: Int, in columns: [[ColumnRun]], over rest: [Int]
    ) -> [ColumnRun] {
        var edge = edge
        let window = max(8, Int(scale.textHeight))
        let tolerance = 1 + Self.tolerance * scale.strokeWidth
        var (crossed, skipped) = (0, 0)
        for x in rest {
            let fit = LineFit(points: edge.suffix(window).map { (Double($0.x), Double($0.end)) })
            let expected = fit.y(at: Double(x))
            let match = columns[x].min { abs(Double($0.end) - expected) < abs(Double($1.end) - expected) }
            if let match, abs(Double(match.end) - expected) <= tolerance {
                edge.append(match)
                (crossed, skipped) = (0, 0)
                continue
            }
            let middle = Int(expected) - thickness / 2
            if columns[x].contains(where: { $0.start <= middle && middle < $0.end }) {
                crossed += 1
            } else {
                skipped += 1
            }
            if Double(crossed) > Self.greatestCrossing * scale.textHeight
                || Double(skipped) > max(2, Self.greatestSkip * scale.textHeight)
            {
                break
            }
        }
        return edge
    }

    private static func isBare(_ run: ColumnRun, _ thickness: Int) -> Bool {
        Double(run.end - run.start) <= greatestExcess * Double(thickness) + 1
    }

    /// How many letters stand on a line.
    private func letters(on edge: [ColumnRun], thickness: Int) -> Int {
        let least = Double(thickness) + Self.leastRise * scale.strokeWidth
        let rises = edge.map { Double($0.end - $0.start) >= least }
        return zip([false] + rises, rises).count { !$0 && $1 }
    }

    private static func median(_ values: [Int]) -> Int {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }
}
