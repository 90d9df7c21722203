import GlyphTraining
import Preprocessing
import Segmentation

/// A line's ink as reading sees it after rectification, and for each pixel whose it is.
struct OwnedMask: Sendable {
    var mask: InkMask
    /// Per pixel 0 for nobody, else the glyph's index + 1.
    var owners: [UInt8]
    /// Ink pixels of each glyph.
    var areas: [Int]

    private static let margin = 6
    /// Pen width in letter heights, from a fine liner to a fat marker.
    private static let finestPen: Float = 0.055
    private static let fattestPen: Float = 0.26
    private static let mostGlyphs = 250
    private static let greatestWidth: Float = 8000

    /// Draws a line with a random pen, thresholded like a photo, its letters at the height that rectification gives
    /// them.
    init?(of line: ComposedLine, using random: inout SplitMix64) {
        let letter = Float(LineCropper.letterHeight)
        let scale = letter / line.letterHeight
        let width = letter * random.logUniform(Self.finestPen, Self.fattestPen)
        let pressure = random.chance(0.5) ? random.uniform(0, 0.25) : 0
        // Print comes out of a threshold a little bolder or as it is.
        let boldness = random.chance(0.4) ? random.uniform(0, 2) : 0
        let threshold = PhotoThreshold(using: &random)
        func draw(enlargedBy factor: Float) -> (glyphs: [InkCoverage], canvas: InkCoverage)? {
            let pen = Pen(width: max(1.6, width * factor), pressure: pressure)
            let edge = Pen(width: boldness)
            let glyphs = line.glyphs.prefix(Self.mostGlyphs).map {
                $0.shape.render(scale: scale * factor, pen: $0.shape.isDrawn ? pen : edge, using: &random)
            }
            return Self.canvas(for: glyphs).map { (glyphs, $0) }
        }
        // What letters touch, and so what their components' height is, is known once they are drawn.
        guard let first = draw(enlargedBy: 1) else { return nil }
        let level = threshold.mask(of: first.canvas, using: &random)
        guard let letters = CoreZone.letters(in: level) else { return nil }
        let factor = letter / Float(letters.componentHeight * letters.share) * random.uniform(0.92, 1.08)
        guard let (drawn, canvas) = draw(enlargedBy: factor) else { return nil }
        mask = threshold.mask(of: canvas, using: &random)
        owners = [UInt8](repeating: 0, count: mask.pixels.count)
        areas = [Int](repeating: 0, count: line.glyphs.count)
        claim(drawn, canvas: canvas)
    }

    /// All of a line's glyphs with a margin; `nil` for a line that is none.
    private static func canvas(for glyphs: [InkCoverage]) -> InkCoverage? {
        guard let box = glyphs.map(\.box).filter({ !$0.isEmpty }).union(), Float(box.width) < greatestWidth,
            box.height < 600
        else { return nil }
        var canvas = InkCoverage(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
        for glyph in glyphs { canvas.merge(glyph) }
        return canvas
    }

    /// The columns that each glyph's ink takes; `nil` for one without ink.
    var places: [Range<Int>?] {
        var (firsts, ends) = ([Int](repeating: .max, count: areas.count), [Int](repeating: 0, count: areas.count))
        for (index, owner) in owners.enumerated() where owner > 0 {
            let column = index % mask.width
            firsts[Int(owner) - 1] = min(firsts[Int(owner) - 1], column)
            ends[Int(owner) - 1] = max(ends[Int(owner) - 1], column + 1)
        }
        return zip(firsts, ends).map { $0 < $1 ? $0..<$1 : nil }
    }

    /// Gives each ink pixel to the glyph that covers it most, fringes of the threshold to the nearest by coverage.
    private mutating func claim(_ drawn: [InkCoverage], canvas: InkCoverage) {
        var strongest = [UInt8](repeating: 0, count: owners.count)
        for (index, glyph) in drawn.enumerated() {
            for row in 0..<glyph.height {
                let target = (glyph.y + row - canvas.y) * canvas.width + glyph.x - canvas.x
                for column in 0..<glyph.width {
                    let value = glyph.pixels[row * glyph.width + column]
                    if value > strongest[target + column], mask.pixels[target + column] != 0 {
                        strongest[target + column] = value
                        owners[target + column] = UInt8(index + 1)
                    }
                }
            }
        }
        for owner in owners where owner > 0 { areas[Int(owner) - 1] += 1 }
    }
}
