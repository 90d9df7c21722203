extension BitmapFont {
    /// Draws one line of text.
    ///
    /// - Parameters:
    ///   - text: one line.
    ///   - height: of the line in pixels, ascenders and descenders included; capitals take two thirds of it.
    ///   - maximumWidth: a longer text is drawn narrower, down to two thirds of its width.
    /// - Returns: how much each pixel is covered, 255 wholly. What the font lacks is drawn as a box.
    public func coverage(of text: String, height: Int, maximumWidth: Int = .max) -> GrayImage {
        let line = text.compactMap { glyphs[$0] ?? glyphs["\u{FFFD}"] }
        let width = line.reduce(0) { $0 + $1.width + Self.spacing }
        var large = GrayImage(width: max(1, width), height: lineHeight, fill: 0)
        var left = 0
        for glyph in line {
            for y in 0..<lineHeight {
                for x in 0..<glyph.width where glyph.ink[y * glyph.width + x] != 0 { large[left + x, y] = 255 }
            }
            left += glyph.width + Self.spacing
        }
        let factor = Double(lineHeight) / Double(max(1, height))
        let squeeze = Double(large.width) / factor / Double(max(1, maximumWidth))
        return large.reduced(byX: factor * min(Self.greatestSqueeze, max(1, squeeze)), byY: factor)
    }

    private static let spacing = 2
    private static let greatestSqueeze = 1.5
}

extension GrayImage {
    /// The mean of each rectangle of `factorX` by `factorY` pixels.
    fileprivate func reduced(byX factorX: Double, byY factorY: Double) -> GrayImage {
        func cell(_ index: Int, _ factor: Double, _ count: Int) -> Range<Int> {
            let start = min(count - 1, Int(Double(index) * factor))
            return start..<min(count, max(start + 1, Int(Double(index + 1) * factor)))
        }
        var result = GrayImage(
            width: max(1, Int(Double(width) / factorX)), height: max(1, Int(Double(height) / factorY)), fill: 0)
        for y in 0..<result.height {
            let rows = cell(y, factorY, height)
            for x in 0..<result.width {
                let columns = cell(x, factorX, width)
                var sum = 0
                for row in rows { for column in columns { sum += Int(self[column, row]) } }
                result[x, y] = UInt8(sum / (rows.count * columns.count))
            }
        }
        return result
    }
}
