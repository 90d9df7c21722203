import GlyphTraining

/// Formulas, fractions, matrices and grids of digits.
extension BoardSketch {
    mutating func formulas(in area: BoardArea, capital: Float) {
        var rest = random.chance(0.4) ? heading(in: area, capital: capital) : area
        for _ in 0..<random.integer(1...8) where rest.height > capital * 3.2 {
            if random.chance(0.3) {
                fraction(in: rest, capital: capital)
                rest = rest.below(rest.top + capital * random.uniform(3.6, 4.6))
            } else {
                formula(in: rest, capital: capital)
                rest = rest.below(rest.top + capital * random.uniform(2, 3))
            }
        }
    }

    private mutating func term() -> [Run] {
        let letter = random.pick([
            "x", "y", "n", "a", "b", "k", "t", "f(x)", "2x", "3n", "(a+b)", "e", "10", "A", "H", "p",
        ])
        switch random.integer(0...3) {
        case 0: return [Run(letter), .exponent(random.pick(["2", "3", "n", "-1", "k+1", "T", "2n"]))]
        case 1: return [Run(letter), .index(random.pick(["0", "1", "i", "n", "k", "ij", "max"]))]
        default: return [Run(letter)]
        }
    }

    private mutating func formula(in area: BoardArea, capital: Float) {
        var runs = term()
        for index in 0..<random.integer(1...4) {
            runs.append(Run(index == 0 ? " = " : random.pick([" + ", " - ", " < ", " * ", "/", " = ", ", "])))
            runs += term()
        }
        let line = set(runs, capital: capital)
        guard line.width < area.width else { return }
        let left = area.left + (area.width - line.width) * (random.chance(0.5) ? 0 : random.unit() * 0.4)
        let extent = write(
            line, at: SIMD2(left, area.top + capital * 1.3), angle: random.normal() * slant, capital: capital,
            block: newBlock())
        if random.chance(0.12) { frame(.box, around: surroundings(of: extent, padding: capital * 0.5)) }
    }

    /// The upright area around a line that lies about level.
    func surroundings(of extent: Extent, padding: Float) -> BoardArea {
        BoardArea(
            extent.origin + extent.bounds.minimum, extent.origin + extent.bounds.maximum
        ).grown(by: padding)
    }

    /// What stands on the left, and above and below the bar: three lines.
    private mutating func fraction(in area: BoardArea, capital: Float) {
        let left = set(term() + [Run(" =")], capital: capital)
        let small = capital * random.uniform(0.75, 1)
        let (above, below) = (set(term() + [Run(" + 1")], capital: small), set(term(), capital: small))
        let width = max(above.width, below.width) + small * 0.5
        let total = left.width + capital * 0.7 + width
        guard total < area.width else { return }
        let axis = area.top + capital * 1.9
        let block = newBlock()
        write(left, at: SIMD2(area.left, axis + capital * 0.45), capital: capital, block: block)
        let start = area.left + left.width + capital * 0.7
        line(from: SIMD2(start, axis), to: SIMD2(start + width, axis))
        let gap = small * random.uniform(0.25, 0.5)
        let middle = start + width / 2
        write(above, at: SIMD2(middle - above.width / 2, axis - gap), capital: small, block: block)
        write(below, at: SIMD2(middle - below.width / 2, axis + gap + small), capital: small, block: block)
    }

    /// Numbers between brackets as tall as all rows.
    mutating func matrix(in area: BoardArea, capital: Float) {
        let (rows, columns) = (random.integer(2...4), random.integer(1...4))
        let pitch = capital * random.uniform(1.6, 2.2)
        let step = capital * random.uniform(1.8, 3.4)
        let name = set(random.pick(["A =", "M =", "x =", "B", "="]), capital: capital)
        let left = area.left + name.width + capital
        let size = SIMD2(step * Float(columns - 1) + capital * 1.2, pitch * Float(rows - 1) + capital)
        guard left + size.x + capital < area.right, size.y < area.height else { return }
        write(name, at: SIMD2(area.left, area.top + size.y / 2 + capital / 2), capital: capital, block: newBlock())
        let block = newBlock()
        for row in 0..<rows {
            var whole = SetLine(text: "", pieces: [], width: 0)
            for column in 0..<columns {
                let cell = set(random.pick(["0", "1", "-1", "a", "2", "7", "b", "12", "3"]), capital: capital)
                let shift = SIMD2(Float(column) * step, 0)
                whole.pieces += cell.pieces.map {
                    SetLine.Piece(text: $0.text, shape: $0.shape.mapped { $0 + shift }, word: column)
                }
                whole.width = shift.x + cell.width
            }
            write(
                whole, at: SIMD2(left + capital * 0.4, area.top + capital + Float(row) * pitch), capital: capital,
                block: block)
        }
        let (top, bottom) = (area.top - capital * 0.25, area.top + size.y + capital * 0.25)
        for (x, isLeft) in [(left, true), (left + size.x + capital * 0.4, false)] {
            brace(
                from: SIMD2(x, top), to: SIMD2(x, bottom), depth: capital * 0.3, isLeft: isLeft, isCurly: false)
        }
    }

    /// Boxes in a row or a grid, each with a digit, a letter or nothing.
    mutating func cells(in area: BoardArea, capital: Float) {
        let side = capital * random.uniform(1.5, 2.6)
        let most = SIMD2(Int(area.width / side), Int(area.height / side))
        guard most.x > 1, most.y > 0 else { return }
        let isRow = random.chance(0.5)
        let columns = random.integer(2...max(2, min(most.x, 10)))
        let rows = isRow ? 1 : random.integer(1...max(1, min(most.y, 9)))
        let share = random.uniform(0.3, 1)
        let grid = BoardArea(area.minimum, area.minimum + SIMD2(Float(columns), Float(rows)) * side)
        for row in 0...rows {
            let y = area.top + Float(row) * side
            line(from: SIMD2(grid.left, y), to: SIMD2(grid.right, y), thickness: row % 3 == 0 ? 1 : 0.7)
        }
        for column in 0...columns {
            let x = area.left + Float(column) * side
            line(from: SIMD2(x, grid.top), to: SIMD2(x, grid.bottom), thickness: column % 3 == 0 ? 1 : 0.7)
        }
        if random.chance(0.3) { changeInk() }
        for row in 0..<rows {
            for column in 0..<columns where random.unit() < share {
                let text =
                    random.chance(0.75)
                    ? "\(random.integer(0...(side > capital * 2.2 ? 12 : 9)))" : random.pick(["A", "x", "n", "c"])
                let line = set(text, capital: capital)
                let center = grid.minimum + (SIMD2(Float(column), Float(row)) + 0.5) * side
                guard line.width < side else { continue }
                write(line, at: center + SIMD2(-line.width / 2, capital / 2), capital: capital, block: newBlock())
            }
        }
    }
}

extension BoardArea {
    func grown(by amount: Float) -> BoardArea {
        BoardArea(minimum - SIMD2(repeating: amount), maximum + SIMD2(repeating: amount))
    }
}
