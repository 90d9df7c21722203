import DocumentModel
import Glibc
import GlyphClassifier
import Preprocessing

@testable import Segmentation

/// Names glyphs by their distance from letters of a small pixel font: a network that knows just that font.
struct TemplateClassifier: GlyphClassifying {
    static let font: [Character: [String]] = [
        "H": ["#...#", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"],
        "E": ["#####", "#....", "#....", "####.", "#....", "#....", "#####"],
        "L": ["#....", "#....", "#....", "#....", "#....", "#....", "#####"],
        "O": ["#####", "#...#", "#...#", "#...#", "#...#", "#...#", "#####"],
        "T": ["#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."],
        "X": ["#...#", "##.##", ".###.", "..#..", ".###.", "##.##", "#...#"],
    ]

    let input = GlyphInput.ink
    let characterSet = CharacterSet(Array("HELOTX"))
    private let templates: [[Float]]

    /// Squared distance at which a glyph is as probably no character, and the distance worth a nat.
    private let rejection: Float = 40
    private let temperature: Float = 6

    init() {
        templates = Array("HELOTX").map { character in
            var mask = InkMask(width: 30, height: 42)
            mask.draw(character, x: 0, y: 0, pixel: 6)
            let size = GlyphNormalizer.side * GlyphNormalizer.side
            return [Float](unsafeUninitializedCapacity: size) { buffer, count in
                let coverage = mask.pixels.map { $0 * 255 }
                coverage.withUnsafeBufferPointer {
                    GlyphNormalizer.normalize(coverage: $0, width: 30, height: 42, into: buffer)
                }
                count = size
            }
        }
    }

    func logProbabilities(of glyphs: [Float], count: Int) -> [Float] {
        let size = GlyphNormalizer.side * GlyphNormalizer.side
        return (0..<count).flatMap { index in
            let glyph = glyphs[index * size..<(index + 1) * size]
            let distances = templates.map { zip($0, glyph).reduce(Float(0)) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
            let logits = (distances + [rejection]).map { -$0 / temperature }
            let greatest = logits.max() ?? 0
            let norm = greatest + log(logits.reduce(Float(0)) { $0 + exp($1 - greatest) })
            return logits.map { $0 - norm }
        }
    }
}

extension InkMask {
    mutating func fill(_ box: PixelBox) {
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX { self[x, y] = true }
        }
    }

    /// Draws a letter of the pixel font.
    mutating func draw(_ character: Character, x: Int, y: Int, pixel: Int) {
        for (row, line) in (TemplateClassifier.font[character] ?? []).enumerated() {
            for (column, sign) in line.enumerated() where sign == "#" {
                fill(PixelBox(x: x + column * pixel, y: y + row * pixel, width: pixel, height: pixel))
            }
        }
    }

    /// Draws a text: letters one font pixel apart, words seven.
    mutating func draw(text: String, x: Int, y: Int, pixel: Int) {
        var left = x
        for character in text {
            draw(character, x: left, y: y, pixel: pixel)
            left += 6 * pixel
        }
    }
}

extension TextLine {
    /// A text in the pixel font, letters 42 pixels high.
    static func written(_ text: String) -> TextLine {
        var mask = InkMask(width: 36 * text.count + 20, height: 60)
        mask.draw(text: text, x: 8, y: 8, pixel: 6)
        return TextLine(
            mask: mask, primitives: OverSegmenter().primitives(of: mask),
            frame: LineFrame(originX: 0, originY: 0, angle: 0, scale: 1),
            box: PixelBox(x: 0, y: 0, width: mask.width, height: mask.height), height: 42)
    }
}
