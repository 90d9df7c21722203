import GlyphTraining

/// Headings, lists, paragraphs and code.
extension BoardSketch {
    enum Alignment {
        case left
        case center
    }

    /// Writes lines below each other as far as there is room.
    ///
    /// `pitch` is from baseline to baseline, in heights of a capital.
    ///
    /// - Returns: what they cover; `nil` when nothing fits.
    @discardableResult
    mutating func column(
        _ lines: [SetLine], in area: BoardArea, capital: Float, pitch: Float, alignment: Alignment = .left,
        indents: [Float] = []
    ) -> [Extent] {
        let block = newBlock()
        let lean = random.normal() * slant
        var extents: [Extent] = []
        var y = onRule(area.top + capital)
        for (index, line) in lines.enumerated() {
            if index > 0 { y = onRule(y + max(capital * pitch, rulePitch ?? 0)) }
            guard y + capital * 0.2 <= area.bottom else { break }
            let indent = indents.indices.contains(index) ? indents[index] : 0
            let left = alignment == .left ? area.left + indent : area.center.x - line.width / 2
            let stray = hand.isPrinted ? 0 : capital * 0.08
            let place = SIMD2(left + random.normal() * stray, y + random.normal() * stray * 0.6)
            if random.chance(0.02) { highlight(line, at: place, capital: capital) }
            extents.append(
                write(
                    line, at: place, angle: hand.isPrinted ? 0 : lean + random.normal() * slant * 0.4,
                    capital: capital, block: block))
        }
        return extents
    }

    /// The rule nearest to a height; the height itself on paper without rules.
    private func onRule(_ y: Float) -> Float {
        guard let rulePitch else { return y }
        return max(1, (y / rulePitch).rounded()) * rulePitch - unit
    }

    /// Marks a line in a bright colour before it is written.
    private mutating func highlight(_ line: SetLine, at place: SIMD2<Float>, capital: Float) {
        let color = random.pick(BoardPalette.notes)
        guard color.contrast(to: ink.color) > 60 else { return }
        let area = BoardArea(place - SIMD2(0, capital), place + SIMD2(line.width, capital * 0.3))
        fill(area, color: color, opacity: random.uniform(0.4, 0.9), kind: nil)
    }

    /// A heading, underlined or not.
    ///
    /// - Returns: the area below it.
    mutating func heading(in area: BoardArea, capital: Float) -> BoardArea {
        let size = capital * random.uniform(1, random.chance(0.3) ? 3 : 1.6)
        guard area.height > size * 3,
            let line = fitted(phrases.heading(using: &random), width: area.width, capital: size)
        else { return area }
        let left = random.chance(0.25) ? area.center.x - line.width / 2 : area.left
        let own = ink.pen
        ink.pen = min(own * random.uniform(1, 1.5), size * 0.16)
        let extent = write(
            line, at: SIMD2(left, area.top + size), angle: hand.isPrinted ? 0 : random.normal() * slant, capital: size,
            block: newBlock())
        if random.chance(0.45) { underline(extent, capital: size) }
        ink.pen = own
        return area.below(area.top + size * 1.5 + capital * random.uniform(0.2, 1))
    }

    mutating func list(in area: BoardArea, capital: Float) {
        let rest = random.chance(0.7) ? heading(in: area, capital: capital) : area
        if random.chance(0.4) { changeInk() }
        let bullet = random.pick(["-", "•", "*", "#", "1", "box", "→", "o", ""])
        let pitch = random.uniform(1.45, 2.6)
        let room = Int(rest.height / (capital * pitch))
        guard room > 0 else { return }
        let indent = capital * random.pick([0, 0, 0.5, 1.2])
        var lines: [SetLine] = []
        var indents: [Float] = []
        let gap = bullet == "1" ? random.pick([" ", " ", "  "]) : " "
        for number in 1...min(room, random.integer(2...16)) {
            let isDeeper = random.chance(0.12)
            let width = rest.width - indent * (isDeeper ? 2 : 1) - (bullet == "box" ? capital * 1.6 : 0)
            let mark =
                bullet == "1" ? "\(number)" + random.pick([".", ")", ":"]) + gap : bullet.isEmpty ? "" : bullet + gap
            let text = (bullet == "box" ? "" : mark) + item()
            guard let line = fitted(text, width: width, capital: capital), line.text.count >= mark.count + 1
            else { continue }
            lines.append(line)
            indents.append(indent * (isDeeper ? 2 : 1) + (bullet == "box" ? capital * 1.6 : 0))
        }
        let extents = column(lines, in: rest, capital: capital, pitch: pitch, indents: indents)
        for extent in extents {
            if bullet == "box" { tickBox(before: extent, capital: capital) }
            if random.chance(0.05) { strike(extent, capital: capital) }
        }
        if random.chance(0.12) { embrace(extents, capital: capital) }
    }

    private mutating func item() -> String {
        random.chance(0.4)
            ? phrases.sentence(using: &random)
            : random.chance(0.3)
                ? phrases.word(using: &random) + ": " + phrases.label(using: &random) : phrases.label(using: &random)
    }

    private mutating func tickBox(before extent: Extent, capital: Float) {
        let side = capital * random.uniform(0.8, 1.1)
        let corner = extent.point(-capital * 1.5, -side)
        let area = BoardArea(corner, corner + SIMD2(repeating: side))
        box(area)
        switch random.integer(0...2) {
        case 0:
            polygon(
                [
                    area.minimum + SIMD2(side * 0.1, side * 0.5), SIMD2(area.center.x, area.bottom - side * 0.1),
                    SIMD2(area.right + side * 0.2, area.top - side * 0.2),
                ], isClosed: false)
        case 1:
            line(from: area.minimum, to: area.maximum)
            line(from: SIMD2(area.right, area.top), to: SIMD2(area.left, area.bottom))
        default: break
        }
    }

    /// A brace or bracket beside all lines, with or without a word.
    private mutating func embrace(_ extents: [Extent], capital: Float) {
        guard let first = extents.first, let last = extents.last, extents.count > 1 else { return }
        let isLeft = random.chance(0.3)
        let widest = extents.map { $0.point($0.bounds.maximum.x, 0).x }.max() ?? 0
        let leftmost = extents.map(\.origin.x).min() ?? 0
        let x = isLeft ? leftmost - capital * 0.5 : widest + capital * 0.5
        let (top, bottom) = (SIMD2(x, first.origin.y - capital), SIMD2(x, last.origin.y + capital * 0.2))
        brace(
            from: top, to: bottom, depth: capital * random.uniform(0.5, 0.9), isLeft: isLeft,
            isCurly: random.chance(0.6))
        guard !isLeft, random.chance(0.7) else { return }
        let line = set(phrases.label(using: &random), capital: capital)
        let place = SIMD2(x + capital * 1.4, (top.y + bottom.y) / 2 + capital / 2)
        let wanted = BoardArea(place - SIMD2(0, capital), place + SIMD2(line.width, 0))
        if isFree(wanted) { write(line, at: place, capital: capital, block: newBlock()) }
    }

    mutating func paragraph(in area: BoardArea, capital: Float) {
        let rest = random.chance(0.3) ? heading(in: area, capital: capital) : area
        let pitch = random.uniform(1.4, 2.2)
        let room = Int(rest.height / (capital * pitch))
        guard room > 0 else { return }
        let text = (0..<random.integer(1...max(1, min(room, 12)))).map { _ in phrases.sentence(using: &random) }
        let lines = broken(
            text.joined(separator: " "), width: rest.width, capital: capital, lines: min(room, random.integer(2...30)))
        column(
            lines, in: rest, capital: capital, pitch: pitch, alignment: random.chance(0.1) ? .center : .left,
            indents: random.chance(0.2) ? [capital * 1.5] : [])
    }

    mutating func code(in area: BoardArea, capital: Float) {
        let rest = random.chance(0.3) ? heading(in: area, capital: capital) : area
        let pitch = random.uniform(1.4, 2.2)
        let room = Int(rest.height / (capital * pitch))
        guard room > 0 else { return }
        let step = capital * random.uniform(1, 2.2)
        var depth = 0
        var lines: [SetLine] = []
        var indents: [Float] = []
        for _ in 0..<min(room, random.integer(3...16)) {
            let text = phrases.code(using: &random)
            if text == "}" { depth = max(0, depth - 1) }
            let indent = Float(depth) * step
            if text.hasSuffix("{") || text.hasSuffix(":") { depth = min(4, depth + 1) }
            if random.chance(0.12) { depth = max(0, depth - 1) }
            guard let line = fitted(text, width: rest.width - indent, capital: capital) else { continue }
            lines.append(line)
            indents.append(indent)
        }
        column(lines, in: rest, capital: capital, pitch: pitch, indents: indents)
    }
}
