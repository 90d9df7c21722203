import GlyphTraining
import Imaging

/// Short lines: lone characters, columns and rows of short cells, a few words.
extension BoardSketch {
    private enum Arrangement {
        case lone, words, column, grid, scores, marked
    }

    mutating func shortLines(in area: BoardArea, capital: Float) {
        let all: [Arrangement] = [.lone, .words, .column, .column, .grid, .scores, .marked]
        switch random.pick(all) {
        case .lone: lone(in: area, capital: capital)
        case .words: words(in: area, capital: capital)
        case .column: rows(of: 1, in: area, capital: capital)
        case .grid: rows(of: random.integer(2...5), in: area, capital: capital)
        case .scores: scores(in: area, capital: capital)
        case .marked: marked(in: area, capital: capital)
        }
    }

    private mutating func lone(in area: BoardArea, capital: Float) {
        guard let line = fitted(phrases.short(using: &random), width: area.width, capital: capital) else { return }
        let place = area.place(for: SIMD2(line.width, capital), using: &random)
        write(line, at: SIMD2(place.left, place.top + capital), capital: capital, block: newBlock())
    }

    private mutating func words(in area: BoardArea, capital: Float) {
        let lines = (0..<random.integer(1...4)).compactMap { _ in
            fitted(
                random.chance(0.6) ? phrases.label(using: &random) : phrases.short(using: &random), width: area.width,
                capital: capital)
        }
        column(
            lines, in: area, capital: capital, pitch: random.uniform(1.5, 2.6),
            alignment: random.chance(0.4) ? .center : .left)
    }

    /// Cells of one sort below and beside one another, some of them on a bar.
    private mutating func rows(of columns: Int, in area: BoardArea, capital: Float) {
        let pitch = capital * random.uniform(1.4, 3)
        let sort = ShortText.Sort.allCases.randomElement(using: &random) ?? .figures
        let isRight = random.chance(0.4)
        let width = min(area.width / Float(columns), capital * random.uniform(3, 8))
        let count = min(Int(area.height / pitch), random.integer(2...12))
        let first = random.integer(0...12)
        for row in 0..<max(1, count) {
            let band = BoardArea(
                SIMD2(area.left, area.top + pitch * Float(row)), SIMD2(area.right, area.top + pitch * Float(row + 1)))
            let own = bar(behind: band)
            let block = newBlock()
            for column in 0..<columns {
                let text = ShortText.cell(sort, number: first + row + column * count, using: &random)
                guard let line = fitted(text, width: width * 0.85, capital: capital) else { continue }
                let left = band.left + width * Float(column) + (isRight ? width * 0.9 - line.width : 0)
                write(
                    line, at: SIMD2(left, band.center.y + capital / 2), angle: random.normal() * slant * 0.5,
                    capital: capital, block: columns == 1 ? block : newBlock())
            }
            ink = own
        }
    }

    /// Names with a short figure each, at some distance.
    private mutating func scores(in area: BoardArea, capital: Float) {
        let pitch = capital * random.uniform(1.4, 2.6)
        let count = min(Int(area.height / pitch), random.integer(2...8))
        let names = (0..<max(1, count)).compactMap { _ in
            fitted(phrases.word(using: &random), width: area.width * 0.7, capital: capital)
        }
        let widest = names.map(\.width).max() ?? 0
        let start = widest + capital * random.uniform(1.5, 8)
        let isRight = random.chance(0.5)
        for (row, name) in names.enumerated() {
            let baseline = area.top + pitch * Float(row) + (pitch + capital) / 2
            write(name, at: SIMD2(area.left, baseline), capital: capital, block: newBlock())
            let figure = ShortText.cell(random.chance(0.7) ? .digits : .figures, number: row, using: &random)
            guard let line = fitted(figure, width: area.width - start, capital: capital) else { continue }
            let left = area.left + start + (isRight ? max(0, min(capital * 3, area.width - start) - line.width) : 0)
            write(line, at: SIMD2(left, baseline), capital: capital, block: newBlock())
        }
    }

    /// A list of short things with a mark each.
    private mutating func marked(in area: BoardArea, capital: Float) {
        let mark = random.pick(["-", "–", "*", "•", "+", "o", "→", "=", "#"])
        let count = min(Int(area.height / (capital * 1.5)), random.integer(2...8))
        let lines = (0..<max(1, count)).compactMap { _ in
            fitted(
                mark + " " + (random.chance(0.6) ? phrases.word(using: &random) : phrases.short(using: &random)),
                width: area.width, capital: capital)
        }
        column(lines, in: area, capital: capital, pitch: random.uniform(1.4, 2.6))
    }

    /// Now and then a bar of another colour, with ink that can be seen on it.
    ///
    /// - Returns: the ink as it was.
    private mutating func bar(behind band: BoardArea) -> Ink {
        let own = ink
        guard random.chance(0.12) else { return own }
        let colour = RGBImage.Color.any(using: &random)
        fill(band, color: colour, kind: LabelledPicture.InkKind.none)
        ink.color = BoardPalette.any(on: colour, using: &random)
        return own
    }
}
