import Preprocessing

/// Takes out what is drawn around writing, whatever its shape: circles, boxes, clouds, cells of tables that are not straight.
///
/// A border is thin and has one region of the board on either side, one of them with letters in it. A letter that touches it has the same
/// region on both sides, or is thicker where it crosses, and stays.
struct ClosedBorders {
    let scale: PageScale

    /// Area of a region at least, in squared text heights.
    private static let leastArea = 1.0
    /// Greatest thickness of a border in stroke widths.
    private static let greatestThickness = 3.0
    /// Share of a component's ink that is a border's at least.
    private static let leastShare = 0.2
    /// Heights of letters in text heights.
    private static let letterHeights = 0.45...3.0

    /// - Parameter turned: the mask with its rows as columns.
    func removed(from mask: InkMask, _ turned: InkMask) -> InkMask {
        let level = borders(in: mask)
        let upright = borders(in: turned)
        guard !level.isEmpty || !upright.isEmpty else { return mask }
        var border = InkMask(width: mask.width, height: mask.height)
        for run in level { for x in run.start..<run.end { border[Int(x), Int(run.y)] = true } }
        for run in upright { for y in run.start..<run.end { border[Int(run.y), Int(y)] = true } }
        var result = mask
        for component in ConnectedComponents.label(mask, leastArea: PageScale.leastArea) {
            let isBorder = isBorder(component, border)
            for run in component.runs {
                for x in Int(run.start)..<Int(run.end) {
                    if isBorder { result[x, Int(run.y)] = !border[x, Int(run.y)] }
                    // From here on what is left of a border.
                    border[x, Int(run.y)] = isBorder && result[x, Int(run.y)]
                }
            }
        }
        for component in ConnectedComponents.label(border) where isScrap(component) {
            for run in component.runs { for x in run.start..<run.end { result[Int(x), Int(run.y)] = false } }
        }
        return result
    }

    /// Whether a component is a border, with or without letters that touch it.
    private func isBorder(_ component: Component, _ border: InkMask) -> Bool {
        guard component.strokeWidth <= Self.greatestThickness * scale.strokeWidth else { return false }
        let inked = component.runs.reduce(0) { sum, run in
            sum
                + border.pixels[Int(run.y) * border.width + Int(run.start)..<Int(run.y) * border.width + Int(run.end)]
                .count { $0 != 0 }
        }
        return Double(inked) >= Self.leastShare * Double(component.area)
    }

    /// Whether what is left of a border is too small for a letter.
    private func isScrap(_ component: Component) -> Bool {
        Double(max(component.box.width, component.box.height)) < Self.letterHeights.lowerBound * scale.textHeight
    }

    /// The level runs of ink that lie between two regions, one of them with letters in it.
    private func borders(in mask: InkMask) -> [InkRun] {
        let regions = BoardRegions(of: mask)
        let isLarge = regions.areas.map { Double($0) >= Self.leastArea * scale.textHeight * scale.textHeight }
        guard isLarge.count(where: { $0 }) > 1 else { return [] }
        let components = ConnectedComponents.label(mask, leastArea: PageScale.leastArea)
        let isLettered = lettered(regions, by: components)
        guard zip(isLarge, isLettered).contains(where: { $0 && $1 }) else { return [] }
        // What stands in the outer region says nothing of what the inner one is, which may be that of a D.
        func isBordered(_ region: Int, _ other: Int) -> Bool {
            isLettered[region] && !regions.boxes[region].contains(regions.boxes[other])
        }
        let thickest = Int32(Self.greatestThickness * scale.strokeWidth) + 1
        return regions.rowStarts.indices.dropLast().flatMap { y -> [InkRun] in
            let row = regions.runs[regions[y]]
            return zip(row, row.dropFirst()).compactMap { left, right in
                let (one, other) = (Int(left.region), Int(right.region))
                guard one != other, right.start - left.end <= thickest, isLarge[one], isLarge[other],
                    isBordered(one, other) || isBordered(other, one)
                else { return nil }
                return InkRun(y: Int32(y), start: left.end, end: right.start)
            }
        }
    }

    /// Of each region whether letters stand in it, the largest left out: all else stands there.
    private func lettered(_ regions: BoardRegions, by components: [Component]) -> [Bool] {
        var isLettered = [Bool](repeating: false, count: regions.areas.count)
        let heights = Self.letterHeights
        for component in components {
            guard heights.contains(Double(component.box.height) / scale.textHeight), let first = component.runs.first,
                let region = regions.region(leftOf: Int(first.start), y: Int(first.y))
            else { continue }
            isLettered[region] = true
        }
        if let largest = regions.areas.indices.max(by: { regions.areas[$0] < regions.areas[$1] }) {
            isLettered[largest] = false
        }
        return isLettered
    }
}
