import CLeptonica

extension RGBImage {
    /// Writes a line of ASCII in Leptonica's built-in font, capitals 11 pixels high; nothing when Leptonica lacks it.
    ///
    /// `x` is where the line starts, or where it ends when `endsThere`; `baseline` is the row of the letters' feet.
    public mutating func drawPlotLabel(_ text: String, x: Int, baseline: Int, color: Color, endsThere: Bool = false) {
        LeptonicaPix.silenceMessages
        var font = QuietStandardError.during { bmfCreate(nil, 4) }
        defer { bmfDestroy(&font) }
        var (width, overflow): (Int32, Int32) = (0, 0)
        guard let font, bmfGetStringWidth(font, text, &width) == 0,
            let line = LeptonicaPix(taking: pixCreate(width + 8, 32, 1)),
            pixSetTextline(line.pointer, font, text, 1, 0, 20, nil, &overflow) == 0,
            let words = pixGetData(line.pointer)
        else { return }
        let wordsPerLine = Int(pixGetWpl(line.pointer))
        let left = endsThere ? x - Int(width) : x
        for row in 0..<line.height {
            for column in 0..<line.width
            where words[row * wordsPerLine + column >> 5] << UInt32(column & 31) & 0x8000_0000 != 0 {
                let place = (x: left + column, y: baseline - 20 + row)
                guard (0..<self.width).contains(place.x), (0..<height).contains(place.y) else { continue }
                self[place.x, place.y] = color
            }
        }
    }
}
