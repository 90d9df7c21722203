import DocumentModel

/// What ALTO tells of a line besides boxes, where the line's text may be turned in the image.
struct ALTOTurning {
    private let line: Line
    private let page: Page
    private let angle: TextAngle

    /// - Parameters:
    ///   - line: upright.
    ///   - page: the upright page.
    ///   - angle: how the text stands in the image.
    init(_ line: Line, on page: Page, by angle: TextAngle) {
        self.line = line
        self.page = page
        self.angle = angle
    }

    /// The two ends of the baseline.
    var baseline: String {
        [line.box.x, line.box.maxX].map { x in
            let y = line.baseline.y(at: Double(x))
            let end = angle.turned(x: Double(x), y: y, width: page.width, height: page.height)
            return "\(Self.number(end.x)),\(Self.number(end.y))"
        }.joined(separator: " ")
    }

    /// Where the blank in front of a word but the first is. Slanted words may overlap; a blank is never narrower than nothing.
    func space(before word: Int) -> String {
        let (left, right) = (line.words[word - 1].box, line.words[word].box)
        let gap = PixelBox(x: left.maxX, y: left.y, width: max(0, right.x - left.maxX), height: left.height)
            .turned(by: angle, width: page.width, height: page.height)
        return "HPOS=\"\(gap.x)\" VPOS=\"\(gap.y)\" WIDTH=\"\(gap.width)\""
    }

    private static func number(_ value: Double) -> String { Numbers.decimal(value, places: 1) }
}
