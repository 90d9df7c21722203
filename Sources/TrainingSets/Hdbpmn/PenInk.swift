import Preprocessing

/// Ink as dark as the words': the pen's, where the rules of squared paper are paler.
enum PenInk {
    /// Of the contrasts of ink in words' boxes, the one that stands for the pen's: rules go through them as well, and
    /// strokes have soft edges.
    private static let quantile = 0.75
    /// The pen's ink has this share of that contrast at least; rules were measured to have a half of it.
    private static let leastShare: Float = 0.65

    /// - Returns: the mask without what is paler, but for the pixels next to darker ones, so that strokes hang
    ///   together.
    static func mask(_ mask: InkMask, contrast: ContrastMap, words: [PlacedWord]) -> InkMask {
        let least = leastShare * level(mask, contrast, words)
        var result = InkMask(width: mask.width, height: mask.height)
        for y in 0..<mask.height {
            mask.forEachRun(inRow: y) { columns in
                for x in columns where Float(contrast.pixels[y * mask.width + x]) >= least {
                    mark(around: x, y, of: mask, in: &result)
                }
            }
        }
        return result
    }

    private static func mark(around x: Int, _ y: Int, of mask: InkMask, in result: inout InkMask) {
        for row in max(0, y - 1)...min(mask.height - 1, y + 1) {
            for column in max(0, x - 1)...min(mask.width - 1, x + 1) where mask[column, row] {
                result[column, row] = true
            }
        }
    }

    private static func level(_ mask: InkMask, _ contrast: ContrastMap, _ words: [PlacedWord]) -> Float {
        var counts = [Int](repeating: 0, count: 256)
        for word in words {
            word.box.forEachPixel(width: mask.width, height: mask.height) { x, y, _ in
                if mask[x, y] { counts[Int(contrast.pixels[y * mask.width + x])] += 1 }
            }
        }
        var rest = Int(quantile * Double(counts.reduce(0, +)))
        for (value, count) in counts.enumerated() {
            rest -= count
            if rest < 0 { return Float(value) }
        }
        return 0
    }
}
