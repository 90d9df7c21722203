import GlyphTraining
import Imaging

/// Tables, columns of cards, and charts.
extension BoardSketch {
    mutating func table(in area: BoardArea, capital: Float) {
        let columns = random.integer(2...max(2, min(6, Int(area.width / (capital * 6)))))
        let pitch = capital * random.uniform(1.7, 2.8)
        let rows = max(2, min(Int(area.height / pitch), random.integer(3...10)))
        guard area.height > pitch * 2 else { return }
        let grid = BoardArea(area.minimum, SIMD2(area.right, area.top + pitch * Float(rows)))
        let rules = random.pick(["all", "all", "head", "columns", "rows", "none"])
        let isDarkHead = hand.isPrinted && random.chance(0.5)
        let cells = grid.columns(columns, gap: 0)
        if hand.isPrinted { stripes(grid, pitch: pitch, rows: rows, hasDarkHead: isDarkHead) }
        let own = ink
        for row in 0..<rows {
            if row == 0, isDarkHead { ink.color = RGBImage.Color(gray: 245) }
            for (index, cell) in cells.enumerated() where random.chance(row == 0 ? 0.97 : 0.85) {
                let text =
                    row == 0 || (index == 0 && random.chance(0.8))
                    ? phrases.word(using: &random)
                    : random.chance(0.6) ? phrases.number(using: &random) : phrases.label(using: &random)
                guard let line = fitted(text, width: cell.width - capital * 0.8, capital: capital) else { continue }
                let left =
                    hand.isPrinted && index > 0 && random.chance(0.5)
                    ? cell.right - capital * 0.4 - line.width : cell.left + capital * 0.4
                write(
                    line, at: SIMD2(left, grid.top + pitch * (Float(row) + 0.5) + capital / 2),
                    angle: hand.isPrinted ? 0 : random.normal() * slant * 0.5, capital: capital, block: newBlock())
            }
            ink.color = own.color
        }
        for row in 0...rows where rules == "all" || rules == "rows" || (rules != "none" && row == 1) {
            let y = grid.top + pitch * Float(row)
            line(from: SIMD2(grid.left, y), to: SIMD2(grid.right, y))
        }
        for index in 0...columns where rules == "all" || (rules == "columns" && index > 0 && index < columns) {
            let x = grid.left + grid.width * Float(index) / Float(columns)
            line(from: SIMD2(x, grid.top), to: SIMD2(x, grid.bottom))
        }
    }

    /// A dark head, or one row of another colour, beneath what is written.
    private mutating func stripes(_ grid: BoardArea, pitch: Float, rows: Int, hasDarkHead: Bool) {
        func band(_ row: Int) -> BoardArea {
            BoardArea(
                SIMD2(grid.left, grid.top + pitch * Float(row)), SIMD2(grid.right, grid.top + pitch * Float(row + 1)))
        }
        if hasDarkHead { fill(band(0), color: random.pick(BoardPalette.signs), kind: LabelledPicture.InkKind.none) }
        if random.chance(0.4) {
            for row in stride(from: 1, to: rows, by: 2) {
                fill(band(row), color: RGBImage.Color(gray: 225), kind: LabelledPicture.InkKind.none)
            }
        }
    }

    /// Columns with a name each, and cards or lines in them.
    mutating func kanban(in area: BoardArea, capital: Float) {
        let count = random.integer(2...max(2, min(5, Int(area.width / (capital * 9)))))
        let columns = area.columns(count, gap: capital * 1.5)
        let hasNotes = random.chance(0.7)
        let headRule = area.top + capital * 2.2
        for (index, column) in columns.enumerated() {
            if let title = fitted(phrases.heading(using: &random), width: column.width, capital: capital * 1.2) {
                let extent = write(
                    title, at: SIMD2(column.left + capital * 0.3, area.top + capital * 1.4), capital: capital * 1.2,
                    block: newBlock())
                if random.chance(0.2) { underline(extent, capital: capital) }
            }
            if index > 0 {
                let x = column.left - capital * 0.75
                line(from: SIMD2(x, area.top), to: SIMD2(x, area.bottom))
            }
            let rest = column.below(headRule + capital * 0.5)
            if hasNotes { cards(in: rest, capital: capital * 0.8) } else { list(in: rest, capital: capital) }
        }
        if random.chance(0.5) { line(from: SIMD2(area.left, headRule), to: SIMD2(area.right, headRule)) }
    }

    private mutating func cards(in area: BoardArea, capital: Float) {
        var rest = area
        while rest.height > capital * 5, random.chance(0.8) {
            let height = capital * random.uniform(3.5, 6)
            let width = min(rest.width, height * random.uniform(1, 2.2))
            let left = rest.left + (rest.width - width) * random.unit()
            note(
                BoardArea(SIMD2(left, rest.top), SIMD2(left + width, min(rest.bottom, rest.top + height))),
                capital: capital)
            rest = rest.below(rest.top + height + capital * random.uniform(0.3, 2.5))
        }
    }

    /// Axes with ticks, numbers and names, and something that is measured.
    mutating func chart(in area: BoardArea, capital: Float) {
        let side = min(area.width, area.height * 1.4)
        guard side > capital * 7 else { return }
        let plot = BoardArea(
            area.minimum + SIMD2(capital * 3, capital * 1.5),
            area.minimum + SIMD2(side, min(area.height, side)) - SIMD2(capital, capital * 3))
        let origin = SIMD2(plot.left, plot.bottom)
        for tip in [SIMD2(plot.left, plot.top), SIMD2(plot.right, plot.bottom)] {
            line(from: origin, to: tip)
            if random.chance(0.6) { arrowHead(at: tip, from: origin, size: capital * 0.7) }
        }
        let ticks = random.integer(0...5)
        let small = capital * random.uniform(0.6, 0.9)
        for index in 0..<ticks {
            let share = (Float(index) + 1) / Float(ticks + 1)
            let (x, y) = (plot.left + plot.width * share, plot.bottom - plot.height * share)
            line(from: SIMD2(x, plot.bottom - small * 0.3), to: SIMD2(x, plot.bottom + small * 0.3))
            line(from: SIMD2(plot.left - small * 0.3, y), to: SIMD2(plot.left + small * 0.3, y))
            let (across, up) = (set("\(index + 1)", capital: small), set("\((index + 1) * 10)", capital: small))
            write(across, at: SIMD2(x - across.width / 2, plot.bottom + small * 1.6), capital: small, block: newBlock())
            write(
                up, at: SIMD2(plot.left - small * 0.6 - up.width, y + small / 2), capital: small, block: newBlock())
        }
        axisNames(of: plot, capital: small)
        if random.chance(0.5) { changeInk() }
        measure(in: plot)
    }

    private mutating func axisNames(of plot: BoardArea, capital: Float) {
        if let name = fitted(phrases.label(using: &random), width: plot.width, capital: capital) {
            write(
                name, at: SIMD2(plot.right - name.width, plot.bottom + capital * 3.1), capital: capital,
                block: newBlock())
        }
        guard let name = fitted(phrases.label(using: &random), width: plot.height, capital: capital) else { return }
        let x = plot.left - capital * 2.6
        if random.chance(0.6) {
            write(
                name, at: SIMD2(x, plot.center.y + name.width / 2), angle: -.pi / 2, capital: capital,
                block: newBlock())
        } else {
            write(name, at: SIMD2(x, plot.top - capital * 0.4), capital: capital, block: newBlock())
        }
    }

    private mutating func measure(in plot: BoardArea) {
        let count = random.integer(4...8)
        let values = (0..<count).map { _ in random.uniform(0.1, 0.9) }
        let points = values.enumerated().map { index, value in
            SIMD2(plot.left + plot.width * (Float(index) + 0.5) / Float(count), plot.bottom - plot.height * value)
        }
        switch random.integer(0...3) {
        case 0: curve(points)
        case 1: polygon(points, isClosed: false)
        case 2:
            for point in points {
                let half = plot.width / Float(count) * 0.3
                box(BoardArea(point - SIMD2(half, 0), SIMD2(point.x + half, plot.bottom)))
            }
        default:
            for point in points { ellipse(BoardArea(center: point, size: SIMD2(repeating: ink.pen * 2))) }
        }
    }
}
