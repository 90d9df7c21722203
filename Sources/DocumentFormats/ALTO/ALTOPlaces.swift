import DocumentModel

/// What ALTO tells of a line besides boxes, whatever its direction.
struct ALTOPlaces {
    private let line: Line
    private let view: LevelView

    init(of line: Line, on page: Page) {
        self.line = line
        view = page.view(of: line)
    }

    /// The two ends of the baseline, in reading order.
    var baseline: String {
        let extent = view.box(of: line)
        return [extent.left, extent.right].map { x in
            let end = view.image(x: x, y: line.baseline.y(at: x))
            return "\(Self.number(end.x)),\(Self.number(end.y))"
        }.joined(separator: " ")
    }

    /// Where the blank in front of a word but the first is.
    ///
    /// Slanted words may overlap; a blank is never narrower than nothing.
    func space(before word: Int) -> String {
        let (left, right) = (view.box(of: line.words[word - 1]), view.box(of: line.words[word]))
        let gap = view.imageBox(
            of: LevelBox(
                left: left.right, top: left.top, right: max(left.right, right.left), bottom: left.bottom))
        return "HPOS=\"\(gap.x)\" VPOS=\"\(gap.y)\" WIDTH=\"\(gap.width)\""
    }

    private static func number(_ value: Double) -> String { Numbers.decimal(value, places: 1) }
}
