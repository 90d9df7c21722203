import DocumentModel
import Preprocessing

extension InkMask {
    /// Draws the four sides of a box.
    mutating func frame(_ box: PixelBox, stroke: Int = 3) {
        fill(PixelBox(x: box.x, y: box.y, width: box.width, height: stroke))
        fill(PixelBox(x: box.x, y: box.maxY - stroke, width: box.width, height: stroke))
        fill(PixelBox(x: box.x, y: box.y, width: stroke, height: box.height))
        fill(PixelBox(x: box.maxX - stroke, y: box.y, width: stroke, height: box.height))
    }

    /// Draws an ellipse that fills a box.
    mutating func ellipse(_ box: PixelBox, stroke: Double = 3) {
        let (across, down) = (Double(box.width) / 2, Double(box.height) / 2)
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                let (dx, dy) = (Double(x - box.x) + 0.5 - across, Double(y - box.y) + 0.5 - down)
                func isWithin(_ margin: Double) -> Bool {
                    let (wide, high) = (across - margin, down - margin)
                    return dx * dx / (wide * wide) + dy * dy / (high * high) <= 1
                }
                if isWithin(0), !isWithin(stroke) { self[x, y] = true }
            }
        }
    }
}

/// Whether two masks are the same; a test that fails then does not print them.
func isSame(_ first: InkMask, _ second: InkMask) -> Bool { first == second }

/// Whether all ink of the second mask is in the first.
func covers(_ first: InkMask, _ second: InkMask) -> Bool {
    zip(first.pixels, second.pixels).allSatisfy { $0 != 0 || $1 == 0 }
}
