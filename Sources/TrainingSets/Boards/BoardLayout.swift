import GlyphTraining
import Imaging

/// A board before it is looked at: lines and drawings on a flat area of pixels.
struct BoardLayout {
    struct PlacedLine {
        var line: SetLine
        /// Where the baseline starts.
        var origin: SIMD2<Float>
        var slope: Float
        /// Blanks in front, for the truth.
        var indentation: Int
        var ink: RGBImage.Color
        var pen: Float
    }

    struct Drawing {
        var strokes: [[SIMD2<Float>]]
        var ink: RGBImage.Color
        var pen: Float
    }

    private(set) var lines: [PlacedLine] = []
    var drawings: [Drawing] = []

    private let conditions: BoardConditions
    private let width: Float
    private let height: Float
    private let text: BoardTextSource

    /// Fills as many columns as the conditions have with lines of the text.
    init(
        conditions: BoardConditions, width: Int, height: Int, text: BoardTextSource, using random: inout SplitMix64
    ) {
        self.conditions = conditions
        self.width = Float(width)
        self.height = Float(height)
        self.text = text
        let capital = random.uniform(conditions.capital.lowerBound, conditions.capital.upperBound) * self.height
        let margin = self.width * 0.05
        let column = (self.width - margin) / Float(conditions.columns)
        for index in 0..<conditions.columns {
            fill(
                left: margin + Float(index) * column, columnWidth: column - margin, capital: capital, using: &random)
        }
    }

    private mutating func fill(left: Float, columnWidth: Float, capital: Float, using random: inout SplitMix64) {
        var y = height * 0.06 + capital * random.uniform(1.4, 2)
        while y < height - capital * 5 {
            let section = text.section(using: &random)
            let ink = conditions.inks.randomElement(using: &random) ?? conditions.board
            let pen = random.uniform(conditions.pen.lowerBound, conditions.pen.upperBound) * capital
            y = place(
                section.title, at: SIMD2(left, y), width: columnWidth, capital: capital * 1.25, ink: ink, pen: pen,
                isTitle: true, using: &random)
            let top = y
            let others = conditions.inks.filter { $0 != ink }
            let body = others.randomElement(using: &random) ?? ink
            for line in section.lines where y < height - capital * 1.2 {
                y = place(
                    line, at: SIMD2(left + capital * 0.4, y), width: columnWidth - capital * 0.4, capital: capital,
                    ink: body,
                    pen: pen, isTitle: false, using: &random)
            }
            if conditions.hasDrawings, random.chance(0.6) {
                drawBox(
                    top: top - capital * 1.6, bottom: y - capital * 1.5, left: left, width: columnWidth, ink: ink,
                    pen: pen)
            }
            y += capital * random.uniform(1.2, 1.8)
        }
    }

    /// Sets one logical line, broken where the column ends.
    ///
    /// - Returns: the baseline of the next line.
    private mutating func place(
        _ text: String, at start: SIMD2<Float>, width: Float, capital: Float, ink: RGBImage.Color, pen: Float,
        isTitle: Bool, using random: inout SplitMix64
    ) -> Float {
        var y = start.y
        let indentation = text.prefix { $0 == " " }.count
        let left = start.x + Float(indentation) * capital * 0.55
        var words = text.split(separator: " ").map(String.init)
        while !words.isEmpty, y < height - capital * 0.5 {
            var count = words.count
            var line = self.text.setter.set(words.joined(separator: " "), height: capital, using: &random)
            while line.width > width - (left - start.x), count > 1 {
                count -= 1
                line = self.text.setter.set(
                    words[..<count].joined(separator: " "), height: capital, using: &random)
            }
            words.removeFirst(count)
            guard !line.pieces.isEmpty, line.width <= width + capital else { continue }
            let slope = random.normal() * conditions.slope
            let shift = random.normal() * capital * 0.06
            let placed = PlacedLine(
                line: line, origin: SIMD2(left + shift, y), slope: slope, indentation: indentation, ink: ink, pen: pen)
            lines.append(placed)
            if isTitle { underline(placed, capital: capital, using: &random) }
            y += capital * random.uniform(1.9, 2.2)
        }
        return y + (isTitle ? capital * 0.35 : 0)
    }

    private mutating func underline(_ line: PlacedLine, capital: Float, using random: inout SplitMix64) {
        let drop = capital * random.uniform(0.5, 0.62)
        let left = line.origin + SIMD2(-capital * 0.1, drop)
        let right = left + SIMD2(1, line.slope) * (line.line.width + capital * 0.2)
        let middle = (left + right) / 2 + SIMD2(0, capital * 0.05 * random.normal())
        drawings.append(
            Drawing(strokes: [SmoothCurve.through([left, middle, right], step: capital)], ink: line.ink, pen: line.pen))
    }

    private mutating func drawBox(
        top: Float, bottom: Float, left: Float, width: Float, ink: RGBImage.Color, pen: Float
    ) {
        let x = left - pen * 2
        let right = x + width
        guard bottom > top else { return }
        drawings.append(
            Drawing(
                strokes: [[SIMD2(x, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(x, bottom), SIMD2(x, top)]],
                ink: ink, pen: pen))
    }
}

/// Where a board's text comes from, and the hand it is written in.
struct BoardTextSource {
    var setter: any LineSetter
    /// `nil` for made-up text.
    var words: [String]?
    /// Whole lines; `nil` for made-up ones.
    var texts: [String]?
    var topic: BoardTopic?

    func section(using random: inout SplitMix64) -> BoardText.Section {
        if let topic { return topic.section(using: &random) }
        if let texts, let title = texts.randomElement(using: &random) {
            let lines = (0..<Int.random(in: 4...7, using: &random)).compactMap { _ in
                texts.randomElement(using: &random)
            }
            return BoardText.Section(title: title, lines: lines)
        }
        guard let words, !words.isEmpty else {
            let kind = BoardText.Kind.allCases.randomElement(using: &random) ?? .notes
            return BoardText.section(kind, using: &random)
        }
        let lines = (0..<Int.random(in: 4...7, using: &random)).map { _ in
            (0..<Int.random(in: 2...5, using: &random)).compactMap { _ in words.randomElement(using: &random) }
                .joined(separator: " ")
        }
        return BoardText.Section(title: words.randomElement(using: &random) ?? "", lines: lines)
    }
}
