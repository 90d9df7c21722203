import GlyphTraining
import Imaging

/// Printed things: labels, receipts, signs, screens, pages of books.
extension BoardSketch {
    enum Print: CaseIterable {
        case label, receipt, sign, screen, page, plate, display
    }

    /// Fills an area with something printed, on a ground of its own.
    mutating func print(_ kind: Print, in area: BoardArea, capital: Float) {
        unsteadiness = 0
        slant = 0
        switch kind {
        case .label: printLabel(area, capital: capital)
        case .receipt: receipt(area, capital: capital)
        case .sign, .plate: sign(area, capital: capital, isPlate: kind == .plate)
        case .display: display(area, capital: capital)
        case .screen: window(area, capital: capital)
        case .page:
            ground(area, RGBImage.Color(gray: random.uniform(225, 252)), ink: BoardPalette.printed)
            page(area.inset(by: capital * 2), capital: capital)
        }
    }

    private mutating func ground(_ area: BoardArea, _ color: RGBImage.Color, ink colors: [RGBImage.Color]) {
        fill(area, color: color, kind: LabelledPicture.InkKind.none)
        inks = BoardPalette.visible(colors, on: color)
        ink.color = inks[0]
        ink.density = 0.97
    }

    private mutating func page(_ area: BoardArea, capital: Float) {
        var rest = area
        while rest.height > capital * 3 {
            let part = BoardArea(
                rest.minimum, SIMD2(rest.right, min(rest.bottom, rest.top + capital * random.uniform(6, 20))))
            draw(
                random.pick([.paragraph, .paragraph, .paragraph, .list, .table, .formulas, .code]), in: part,
                capital: capital)
            rest = rest.below(part.bottom + capital)
        }
    }

    /// Lines of all sizes, rules, bars and codes.
    private mutating func printLabel(_ area: BoardArea, capital: Float) {
        ground(
            area, random.chance(0.7) ? RGBImage.Color(gray: 245) : random.pick(BoardPalette.notes + BoardPalette.signs),
            ink: BoardPalette.printed)
        var rest = area.inset(by: capital * random.uniform(0.5, 1.2))
        while rest.height > capital * 1.5 {
            let size = capital * random.pick([0.7, 1, 1, 1.4, 2])
            let choice = random.integer(0...9)
            if choice == 0 {
                let height = min(rest.height, capital * random.uniform(2, 5))
                bars(BoardArea(rest.minimum, SIMD2(rest.left + rest.width * random.uniform(0.5, 1), rest.top + height)))
                rest = rest.below(rest.top + height + capital * 0.5)
            } else if choice == 1, rest.height > capital * 5, rest.width > capital * 9 {
                let side = min(rest.height, capital * 6)
                blockCode(BoardArea(rest.minimum, rest.minimum + SIMD2(repeating: side)))
                let beside = BoardArea(rest.minimum + SIMD2(side + capital, 0), SIMD2(rest.right, rest.top + side))
                draw(.list, in: beside, capital: capital * 0.8)
                rest = rest.below(rest.top + side + capital * 0.6)
            } else {
                printedRow(rest, capital: size)
                rest = rest.below(rest.top + size * random.uniform(1.4, 2))
            }
            if random.chance(0.15) {
                line(from: rest.minimum, to: SIMD2(rest.right, rest.top), thickness: random.uniform(0.5, 2))
                rest = rest.below(rest.top + capital * 0.4)
            }
        }
    }

    /// A line of print, on a bar of colour now and then, in two columns now and then.
    private mutating func printedRow(_ area: BoardArea, capital: Float) {
        let text = random.pick([
            phrases.label(using: &random), phrases.sentence(using: &random), phrases.number(using: &random),
            phrases.number(using: &random) + " " + phrases.number(using: &random),
            String((0..<random.integer(4...14)).map { _ in random.pick(Array("0123456789ABCDEFGHKMNPRSTXYZ-")) }),
        ])
        guard let line = fitted(text, width: area.width * 0.95, capital: capital) else { return }
        let own = ink
        let bar = BoardArea(area.minimum, SIMD2(area.right, area.top + capital * 1.5))
        if random.chance(0.12), area.height > capital * 1.6 {
            fill(bar, color: ink.color, kind: LabelledPicture.InkKind.none)
            ink.color = RGBImage.Color(gray: 245)
        }
        write(line, at: area.minimum + SIMD2(capital * 0.2, capital * 1.25), capital: capital, block: newBlock())
        if random.chance(0.25),
            let other = fitted(
                phrases.number(using: &random), width: area.width - line.width - capital * 2, capital: capital)
        {
            write(
                other, at: SIMD2(area.right - other.width - capital * 0.2, area.top + capital * 1.25), capital: capital,
                block: newBlock())
        }
        ink = own
    }

    /// A bar code: hundreds of upright strokes that are no letters.
    private mutating func bars(_ area: BoardArea) {
        var x = area.left
        let thin = max(unit * 1.2, area.width / 110)
        while x < area.right {
            let width = thin * Float(random.integer(1...4))
            fill(
                BoardArea(SIMD2(x, area.top), SIMD2(min(area.right, x + width), area.bottom)), color: ink.color,
                kind: .drawing)
            x += width + thin * Float(random.integer(1...3))
        }
    }

    /// A code of black and white squares.
    private mutating func blockCode(_ area: BoardArea) {
        let count = random.integer(10...22)
        let side = area.width / Float(count)
        for row in 0..<count {
            for column in 0..<count where random.chance(0.5) || row == 0 || column == 0 {
                let corner = area.minimum + SIMD2(Float(column), Float(row)) * side
                fill(BoardArea(corner, corner + SIMD2(repeating: side)), color: ink.color, kind: .drawing)
            }
        }
    }

    private mutating func receipt(_ area: BoardArea, capital: Float) {
        let slip = area.place(
            for: SIMD2(min(area.width, capital * random.uniform(16, 28)), area.height), using: &random)
        ground(
            slip, RGBImage.Color(gray: random.uniform(225, 250)), ink: [RGBImage.Color(gray: random.uniform(20, 90))])
        var y = slip.top + capital * 2
        while y < slip.bottom - capital {
            let isTitle = random.chance(0.12)
            let size = capital * (isTitle ? 1.5 : 1)
            if isTitle { y += capital * 0.7 }
            let text = isTitle ? phrases.heading(using: &random) : phrases.words(1...3, using: &random)
            if let left = fitted(text, width: isTitle ? slip.width - capital * 2 : slip.width * 0.6, capital: size) {
                let x = isTitle ? slip.center.x - left.width / 2 : slip.left + capital
                write(left, at: SIMD2(x, y), capital: size, block: newBlock())
            }
            if !isTitle, random.chance(0.75), slip.width > size * 14 {
                let price = set("\(random.integer(0...99)).\(random.integer(10...99))", capital: size)
                write(price, at: SIMD2(slip.right - capital - price.width, y), capital: size, block: newBlock())
            }
            if random.chance(0.08) {
                let rule = y + capital * 0.8
                line(
                    from: SIMD2(slip.left + capital, rule), to: SIMD2(slip.right - capital, rule),
                    dashes: random.chance(0.6) ? Dashes(length: capital * 0.4, gap: capital * 0.3) : nil)
                y += capital * 0.6
            }
            y += size * random.uniform(1.4, 1.9)
        }
    }

    /// A few large words on colour.
    private mutating func sign(_ area: BoardArea, capital: Float, isPlate: Bool) {
        let color =
            isPlate
            ? RGBImage.Color(gray: random.uniform(30, 90)) : random.pick(BoardPalette.signs + BoardPalette.notes)
        ground(
            area, color.varied(by: 8, using: &random),
            ink: [RGBImage.Color(gray: 248), RGBImage.Color(gray: 20), .init(250, 220, 80)])
        if isPlate { ink.density = random.uniform(0.4, 0.9) }
        if random.chance(0.4) { frame(.rounded, around: area.inset(by: capital * 0.4)) }
        let inner = area.inset(by: capital)
        let lines = broken(
            phrases.words(1...7, using: &random), width: inner.width, capital: capital,
            lines: max(1, Int(inner.height / (capital * 1.6))))
        label(lines, around: inner.center, capital: capital)
    }

    /// A window on a screen: bars, menus, a list with one row selected.
    private mutating func window(_ area: BoardArea, capital: Float) {
        let isDark = random.chance(0.4)
        ground(
            area, RGBImage.Color(gray: isDark ? random.uniform(20, 55) : random.uniform(235, 255)),
            ink: isDark ? [.init(gray: 225), .init(130, 200, 140), .init(120, 170, 240)] : BoardPalette.printed)
        var rest = area
        if random.chance(0.6) {
            let bar = BoardArea(area.minimum, SIMD2(area.right, area.top + capital * 2.2))
            let own = ink
            let color = random.pick(BoardPalette.signs)
            fill(bar, color: color, kind: LabelledPicture.InkKind.none)
            ink.color = RGBImage.Color(gray: 245)
            printedRow(bar.inset(by: capital * 0.3), capital: capital)
            ink = own
            rest = rest.below(bar.bottom + capital * 0.6)
        }
        rest = rest.inset(by: capital * 0.8)
        if random.chance(0.4) { return table(in: rest, capital: capital) }
        let selected = random.integer(0...8)
        var row = 0
        while rest.height > capital * 2 {
            let own = ink
            if row == selected {
                let color = random.pick(BoardPalette.signs)
                fill(
                    BoardArea(rest.minimum, SIMD2(rest.right, rest.top + capital * 1.8)), color: color,
                    kind: LabelledPicture.InkKind.none)
                ink.color = RGBImage.Color(gray: 248)
            } else if random.chance(0.3) {
                changeInk()
            }
            let indent = capital * Float(random.integer(0...3)) * (isDark ? 1 : 0)
            let text =
                isDark
                ? phrases.code(using: &random)
                : random.chance(0.5) ? phrases.label(using: &random) : phrases.sentence(using: &random)
            if let line = fitted(text, width: rest.width - indent - capital, capital: capital) {
                write(
                    line, at: rest.minimum + SIMD2(capital * 0.4 + indent, capital * 1.4), capital: capital,
                    block: newBlock())
            }
            ink = own
            rest = rest.below(rest.top + capital * (isDark ? 1.6 : 2))
            row += 1
        }
    }
}
