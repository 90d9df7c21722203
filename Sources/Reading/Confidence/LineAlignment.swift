import DocumentModel

/// Which lines of a page stand in a row or in a column with one another, as cells of a table and items of a list do: a lone character among them is
/// hardly a speck.
struct LineAlignment {
    private let boxes: [PixelBox]
    private let heights: [Double]

    /// Of the higher letters over the lower ones.
    private static let greatestRatio = 1.6
    /// How far apart the middles of a row, or the edges or the middles of a column, may be, in heights of letters.
    private static let tolerance = 0.35
    /// How far apart two lines are at most, in heights of letters.
    private static let reach = 12.0

    /// - Parameters:
    ///   - boxes: the lines', in pixels of the page.
    ///   - heights: of their letters.
    init(boxes: [PixelBox], heights: [Double]) { (self.boxes, self.heights) = (boxes, heights) }

    /// The lines that one is aligned with, without it.
    func others(of index: Int) -> [Int] {
        let (box, height) = (boxes[index], max(1, heights[index]))
        let (tolerance, reach) = (Self.tolerance * height, Self.reach * height)
        return boxes.indices.filter { other in
            guard other != index else { return false }
            let (second, ratio) = (boxes[other], max(1, heights[other]) / height)
            guard ratio <= Self.greatestRatio, ratio >= 1 / Self.greatestRatio else { return false }
            let across = max(second.x - box.maxX, box.x - second.maxX)
            let down = max(second.y - box.maxY, box.y - second.maxY)
            guard Double(max(across, down)) <= reach else { return false }
            if across > 0 { return abs(second.midY - box.midY) <= tolerance }
            return down > 0
                && [second.x - box.x, second.maxX - box.maxX, second.x + second.width / 2 - box.x - box.width / 2]
                    .contains { Double(abs($0)) <= tolerance }
        }
    }
}
