import CLeptonica

/// Letters for labels in pictures: Leptonica's built-in font for ASCII, and the signs of boards drawn to match.
///
/// Bitmaps are large, with capitals 57 pixels high; text is reduced from them, so that its edges are smooth.
public struct BitmapFont: Sendable {
    /// One bit per pixel, as bytes 0 or 1, row by row; as high as a line.
    struct Glyph: Sendable {
        var width: Int
        var ink: [UInt8]
    }

    /// Rows from the top of a line to its baseline, and to its end.
    let ascent: Int
    let lineHeight: Int
    private(set) var glyphs: [Character: Glyph] = [:]

    private static let points: Int32 = 20
    /// Rows of air above the tallest letters, and what letters take below the baseline.
    private static let air = 4
    private static let descent = 26
    /// Stems of the font are thin for small letters: they grow by this many pixels to the right.
    private static let boldness = 3

    /// - Throws: ``ImageError/encodingFailed(_:)`` when Leptonica lacks its font, as without TIFF.
    public init() throws {
        LeptonicaPix.silenceMessages
        var font = QuietStandardError.during { bmfCreate(nil, Self.points) }
        guard let bitmaps = font else { throw ImageError.encodingFailed(.tiff) }
        defer { bmfDestroy(&font) }
        var baseline: Int32 = 0
        bmfGetBaseline(bitmaps, CChar(UInt8(ascii: "H")), &baseline)
        ascent = Int(baseline) + Self.air
        lineHeight = ascent + Self.descent
        for code in UInt8(ascii: "!")...UInt8(ascii: "~") {
            bmfGetBaseline(bitmaps, CChar(code), &baseline)
            guard let pix = LeptonicaPix(taking: bmfGetPix(bitmaps, CChar(code))) else { continue }
            glyphs[Character(Unicode.Scalar(code))] = glyph(pix, shiftedBy: ascent - Int(baseline))
        }
        glyphs[" "] = Glyph(width: 18, ink: [UInt8](repeating: 0, count: 18 * lineHeight))
        for (sign, lines) in Self.signs { glyphs[sign] = glyph(of: lines) }
        glyphs["\u{FFFD}"] = glyph(of: [[0, 0, 30, 0, 30, 46, 0, 46, 0, 0]])
    }

    private func glyph(_ pix: LeptonicaPix, shiftedBy shift: Int) -> Glyph {
        let width = pix.width + Self.boldness
        var glyph = Glyph(width: width, ink: [UInt8](repeating: 0, count: width * lineHeight))
        guard pixGetDepth(pix.pointer) == 1, let words = pixGetData(pix.pointer) else { return glyph }
        let wordsPerLine = Int(pixGetWpl(pix.pointer))
        for y in 0..<pix.height where (0..<lineHeight).contains(y + shift) {
            for x in 0..<pix.width where words[y * wordsPerLine + x >> 5] << UInt32(x & 31) & 0x8000_0000 != 0 {
                for grown in x...x + Self.boldness { glyph.ink[(y + shift) * width + grown] = 1 }
            }
        }
        return glyph
    }

    /// Draws chains of lines: x and y in turn, in pixels from the baseline's start, y upwards.
    private func glyph(of chains: [[Double]]) -> Glyph {
        let (margin, pen) = (4, 6)
        let width = Int(chains.joined().enumerated().lazy.filter { $0.offset % 2 == 0 }.map(\.element).max() ?? 0)
        var picture = RGBImage(width: width + 2 * margin + pen, height: lineHeight, fill: 0)
        for chain in chains {
            for start in stride(from: 0, to: chain.count - 3, by: 2) {
                let shift = Double(margin + pen / 2)
                picture.drawLine(
                    fromX: chain[start] + shift, y: Double(ascent) - chain[start + 1] - 3,
                    toX: chain[start + 2] + shift,
                    y: Double(ascent) - chain[start + 3] - 3, with: .init(red: 1, green: 1, blue: 1), thickness: pen)
            }
        }
        let ink = stride(from: 0, to: picture.pixels.count, by: 3).map { picture.pixels[$0] }
        return Glyph(width: picture.width, ink: ink)
    }

    private static let arrow: [Double] = [12, 36, 0, 22, 12, 8]
    private static let circle: [Double] = [4, 34, 9, 29, 16, 29, 21, 34, 21, 41, 16, 46, 9, 46, 4, 41, 4, 34]

    /// The signs of `CharacterSet.board` that ASCII lacks.
    private static let signs: [Character: [[Double]]] = [
        "←": [[0, 22, 44, 22], arrow], "→": [[0, 22, 44, 22], [32, 36, 44, 22, 32, 8]],
        "↑": [[14, 0, 14, 46], [2, 32, 14, 46, 26, 32]], "↓": [[14, 0, 14, 46], [2, 14, 14, 0, 26, 14]],
        "•": [[4, 20, 12, 20], [4, 24, 12, 24], [8, 16, 8, 28]], "✓": [[0, 20, 12, 4, 32, 46]],
        "×": [[0, 34, 26, 8], [0, 8, 26, 34]], "÷": [[0, 21, 30, 21], [14, 35, 16, 35], [14, 7, 16, 7]],
        "±": [[0, 26, 30, 26], [15, 12, 15, 40], [0, 2, 30, 2]],
        "≠": [[0, 28, 30, 28], [0, 14, 30, 14], [24, 40, 6, 2]],
        "≤": [[30, 44, 0, 28, 30, 12], [0, 2, 30, 2]], "≥": [[0, 44, 30, 28, 0, 12], [0, 2, 30, 2]], "°": [circle],
        "€": [
            [36, 40, 28, 46, 18, 46, 10, 38, 7, 26, 7, 18, 10, 8, 18, 0, 28, 0, 36, 6], [0, 27, 26, 27],
            [0, 18, 24, 18],
        ],
        "£": [[32, 38, 26, 46, 16, 46, 11, 38, 11, 10, 6, 0, 2, 0, 34, 0], [2, 24, 24, 24]],
    ]
}
