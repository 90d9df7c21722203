import GlyphTraining
import Imaging

/// Sketches of windows and pages, single labels, and turned ones.
extension BoardSketch {
    mutating func wireframe(in area: BoardArea, capital: Float) {
        let size = SIMD2(area.width * random.uniform(0.6, 1), area.height * random.uniform(0.6, 1))
        let page = area.place(for: size, using: &random)
        frame(random.chance(0.7) ? .box : .rounded, around: page)
        var rest = page.inset(by: capital * 0.6)
        if random.chance(0.6), let title = fitted(phrases.heading(using: &random), width: rest.width, capital: capital)
        {
            label([title], around: SIMD2(rest.center.x, rest.top + capital * 0.6), capital: capital)
            let rule = rest.top + capital * 1.7
            line(from: SIMD2(page.left, rule), to: SIMD2(page.right, rule))
            rest = rest.below(rule + capital * 0.6)
        }
        while rest.height > capital * 2.5 {
            let height = min(rest.height, capital * random.uniform(1.8, 6))
            part(in: BoardArea(rest.minimum, SIMD2(rest.right, rest.top + height)), capital: capital)
            rest = rest.below(rest.top + height + capital * random.uniform(0.4, 1.4))
        }
    }

    /// Something that stands on a page: a button, a field, a picture, text.
    private mutating func part(in area: BoardArea, capital: Float) {
        switch random.integer(0...6) {
        case 0, 1:
            guard let text = fitted(phrases.label(using: &random), width: area.width * 0.8, capital: capital) else {
                return
            }
            let size = SIMD2(text.width + capital * 1.4, capital * 1.9)
            let button = area.place(for: size, using: &random)
            frame(random.chance(0.5) ? .rounded : .box, around: button)
            label([text], around: button.center, capital: capital)
        case 2:
            guard let text = fitted(phrases.word(using: &random) + ":", width: area.width * 0.45, capital: capital)
            else { return }
            write(text, at: area.minimum + SIMD2(0, capital * 1.3), capital: capital, block: newBlock())
            box(
                BoardArea(
                    area.minimum + SIMD2(text.width + capital * 0.6, 0), SIMD2(area.right, area.top + capital * 1.7)))
        case 3: doodle(.squiggles, in: area)
        case 4:
            doodle(
                .placeholder,
                in: BoardArea(area.minimum, SIMD2(area.left + area.width * random.uniform(0.3, 1), area.bottom)))
        case 5: paragraph(in: area, capital: capital)
        default: cells(in: area, capital: capital)
        }
    }

    /// A word or two alone, framed or not, at any angle now and then.
    mutating func loneLabel(in area: BoardArea, capital: Float) {
        let size = capital * random.uniform(0.8, random.chance(0.3) ? 2.5 : 1.3)
        if random.chance(0.55) {
            framedLabel(random.pick(Frame.common), in: area, capital: size)
            return
        }
        let angle: Float =
            random.chance(0.4) ? 0 : random.chance(0.4) ? random.pick([-.pi / 2, .pi / 2]) : random.normal() * 0.5
        let room = abs(angle) > 1 ? area.height : min(area.width, area.height * 3)
        let lines = labelLines(width: room * 0.8, capital: size)
        let height = size * 1.5 * Float(lines.count)
        guard !lines.isEmpty, height < (abs(angle) > 1 ? area.width : area.height) else { return }
        label(lines, around: area.center, angle: angle, capital: size)
    }

    /// Small circles or squares with a digit or a letter each, side by side or about.
    mutating func marks(in area: BoardArea, capital: Float) {
        let radius = capital * random.uniform(0.8, 1.2)
        let isRow = random.chance(0.5)
        for index in 0..<random.integer(1...7) {
            let center =
                isRow
                ? area.minimum + SIMD2(radius + Float(index) * radius * 2.8, radius)
                : area.inset(by: radius).place(for: .zero, using: &random).center
            let around = BoardArea(center: center, size: SIMD2(repeating: radius * 2))
            guard center.x + radius < area.right, isFree(around.grown(by: radius * 0.3)) else { continue }
            if random.chance(0.7) { ellipse(around) } else { box(around) }
            label(
                [
                    set(
                        random.pick(["\(index + 1)", "A", "?", "x", "!", "i", "\(random.integer(0...9))"]),
                        capital: capital)
                ],
                around: center, capital: capital)
        }
    }

    /// A form with blanks to fill in: words, each followed by a rule.
    mutating func blanks(in area: BoardArea, capital: Float) {
        let pitch = capital * random.uniform(1.8, 2.8)
        var y = area.top + capital
        while y < area.bottom {
            guard
                let text = fitted(phrases.words(1...3, using: &random) + ":", width: area.width * 0.6, capital: capital)
            else { return }
            let extent = write(text, at: SIMD2(area.left, y), capital: capital, block: newBlock())
            let start = extent.bounds.maximum.x + capital * 0.5
            line(
                from: extent.point(start, capital * 0.1),
                to: extent.point(min(area.width, start + capital * random.uniform(3, 12)), capital * 0.1))
            y += pitch
        }
    }

    /// A word that somebody made unreadable: nobody knows whether it still is writing.
    mutating func scratchedOut(in area: BoardArea, capital: Float) {
        guard let text = fitted(phrases.words(1...2, using: &random), width: area.width, capital: capital) else {
            return
        }
        let extent = write(
            text, at: area.minimum + SIMD2(0, capital * 1.2), capital: capital, block: newBlock(), isLegible: false)
        let (low, high) = (extent.bounds.minimum, extent.bounds.maximum)
        curve(
            (0..<24).map { index in
                extent.point(
                    low.x + (high.x - low.x) * Float(index) / 23, index.isMultiple(of: 2) ? low.y : high.y)
            }, kind: .unknown)
    }
}
