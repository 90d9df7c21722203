import DocumentModel

/// Components that have another one beside them as high as they are: what letters nearly always have, and what a frame, a
/// piece of furniture or a person seldom has.
enum Companions {
    /// Widest gap in mean heights of the two, and least overlap of their rows in parts of the lower one's height.
    private static let greatestGap = 1.6
    private static let leastOverlap = 0.35
    private static let greatestHeightRatio = 2.2
    /// Wider than this in heights is neither a letter nor a word.
    private static let greatestWidth = 8
    /// No page of writing has more components; of others the largest are asked.
    private static let mostComponents = 30_000

    /// For each of the components whether it has one.
    static func exist(for components: [Component]) -> [Bool] {
        var asked = components.indices.filter {
            components[$0].box.width <= Self.greatestWidth * components[$0].box.height
        }
        if asked.count > mostComponents {
            asked = Array(asked.sorted { components[$0].area > components[$1].area }.prefix(mostComponents))
        }
        asked.sort { components[$0].box.x < components[$1].box.x }
        let boxes = asked.map { components[$0].box }
        var found = [Bool](repeating: false, count: components.count)
        for (index, box) in boxes.enumerated() {
            let reach = box.maxX + Int(greatestGap * (1 + greatestHeightRatio) / 2 * Double(box.height))
            for other in boxes[(index + 1)...].indices {
                if boxes[other].x > reach { break }
                if found[asked[index]] && found[asked[other]] { continue }
                if areCompanions(box, boxes[other]) { (found[asked[index]], found[asked[other]]) = (true, true) }
            }
        }
        return found
    }

    /// - Parameter right: of the two the one that begins further right.
    private static func areCompanions(_ left: PixelBox, _ right: PixelBox) -> Bool {
        let (lower, higher) = (Double(min(left.height, right.height)), Double(max(left.height, right.height)))
        let overlap = Double(min(left.maxY, right.maxY) - max(left.y, right.y))
        let gap = Double(right.x - left.maxX)
        return higher <= greatestHeightRatio * lower && overlap >= leastOverlap * lower
            && gap <= greatestGap * (lower + higher) / 2 && gap >= -lower / 2
    }
}
