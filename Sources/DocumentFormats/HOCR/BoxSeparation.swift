import DocumentModel

/// Makes rectangles that stand for slanted lines lie apart.
///
/// The upright boxes of slanted lines overlap though the lines do not, and readers of hOCR take overlapping boxes for
/// an error (hocr-check from a fifth of the larger box's area on). Each two that overlap so much share what they have
/// in common: one gets what is on its side of the middle, the other the rest.
enum BoxSeparation {
    /// Common area as a part of the larger box's, from which on two boxes count as overlapping.
    static let mostOverlap = 0.2

    /// - Returns: the boxes in the same order, some of them smaller.
    static func separated(_ boxes: [PixelBox]) -> [PixelBox] {
        var boxes = boxes
        // A box that was cut is smaller, so that it may overlap another one by a larger share of its area. Two or three
        // rounds usually settle that; eight is only a bound.
        for _ in 0..<8 where !separateOnce(&boxes) { break }
        return boxes
    }

    /// - Returns: whether any two had to be separated.
    private static func separateOnce(_ boxes: inout [PixelBox]) -> Bool {
        var changed = false
        for first in boxes.indices {
            for second in boxes.indices[(first + 1)...] where overlap(boxes[first], boxes[second]) > mostOverlap {
                (boxes[first], boxes[second]) = separated(boxes[first], boxes[second])
                changed = true
            }
        }
        return changed
    }

    static func overlap(_ first: PixelBox, _ second: PixelBox) -> Double {
        Double(first.intersection(second).area) / Double(max(1, first.area, second.area))
    }

    /// Cuts across the direction in which the boxes' middles are farther apart, measured in their sizes.
    private static func separated(_ first: PixelBox, _ second: PixelBox) -> (PixelBox, PixelBox) {
        let across = (first.midX - second.midX).magnitude / Double(max(1, min(first.width, second.width)))
        let down = (first.midY - second.midY).magnitude / Double(max(1, min(first.height, second.height)))
        let common = first.intersection(second)
        if down >= across {
            let cut = common.y + common.height / 2
            let isAbove = first.midY <= second.midY
            return (first.keeping(rows: cut, above: isAbove), second.keeping(rows: cut, above: !isAbove))
        }
        let cut = common.x + common.width / 2
        let isLeft = first.midX <= second.midX
        return (first.keeping(columns: cut, left: isLeft), second.keeping(columns: cut, left: !isLeft))
    }
}

extension PixelBox {
    fileprivate func keeping(rows cut: Int, above: Bool) -> PixelBox {
        let top = above ? y : min(max(y, cut), maxY - 1)
        let bottom = above ? max(min(maxY, cut), y + 1) : maxY
        return PixelBox(x: x, y: top, width: width, height: bottom - top)
    }

    fileprivate func keeping(columns cut: Int, left: Bool) -> PixelBox {
        let start = left ? x : min(max(x, cut), maxX - 1)
        let end = left ? max(min(maxX, cut), x + 1) : maxX
        return PixelBox(x: start, y: y, width: end - start, height: height)
    }
}
