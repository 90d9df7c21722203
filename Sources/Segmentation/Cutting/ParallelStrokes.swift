import Finding

/// Where two upright strokes stand side by side and touch, as a 1 against another figure.
///
/// A seam comes from the gap above or below, where they part. By depth alone (`DistanceTransform`), ink counts as two strokes
/// only from half a stroke's width below the gap, and by then the cheapest seam has left sideways through half of one
/// stroke. So here the depth of a pixel is measured along its row.
enum ParallelStrokes {
    /// Depth in a row from which a pixel lies between two strokes, in stroke widths.
    private static let leastDepth = 0.675
    /// Longest run of ink in a row that may be two strokes, in stroke widths.
    private static let greatestWidth = 3.0
    /// Least height of the ink at a pixel, in stroke widths: a bar is as long, but not as high.
    private static let leastHeight = 2.0

    /// Finds the pixels between two such strokes; strokes of the writing are `strokeWidth` pixels wide.
    ///
    /// - Returns: for each pixel of a component's box, row by row from the top left, whether it lies between two such
    ///   strokes.
    static func between(of component: Component, strokeWidth: Double) -> [Bool] {
        let (width, height) = (component.box.width, component.box.height)
        let heights = columnHeights(of: component)
        var result = [Bool](repeating: false, count: width * height)
        for run in component.runs where Double(run.end - run.start) <= greatestWidth * strokeWidth {
            let base = (Int(run.y) - component.box.y) * width - component.box.x
            for x in Int(run.start)..<Int(run.end) {
                let depth = min(x - Int(run.start) + 1, Int(run.end) - x)
                result[base + x] =
                    Double(depth) > leastDepth * strokeWidth && Double(heights[base + x]) >= leastHeight * strokeWidth
            }
        }
        return result
    }

    /// For each pixel of ink, how many lie above one another there without a gap; 0 on the board.
    private static func columnHeights(of component: Component) -> [Int] {
        let (width, height) = (component.box.width, component.box.height)
        var heights = [Int](repeating: 0, count: width * height)
        for run in component.runs {
            let base = (Int(run.y) - component.box.y) * width - component.box.x
            for x in Int(run.start)..<Int(run.end) { heights[base + x] = 1 }
        }
        // Counted from the top down, the whole height then handed up.
        for index in heights.indices.dropFirst(width) where heights[index] > 0 {
            heights[index] += heights[index - width]
        }
        for index in heights.indices.dropLast(width).reversed() where heights[index] > 0 {
            heights[index] = max(heights[index], heights[index + width])
        }
        return heights
    }
}
