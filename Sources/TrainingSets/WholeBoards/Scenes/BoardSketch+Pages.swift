import Glibc
import GlyphTraining
import Imaging

/// Pages, cards and slips of paper on tables.
extension BoardSketch {
    /// A page, ruled or not, with the writing on its rules.
    mutating func paperPage(_ size: SIMD2<Float>, at placement: SheetPlacement, capital: Float) {
        let papers = random.chance(0.07) ? BoardPalette.darkPapers : BoardPalette.papers + BoardPalette.papers.prefix(3)
        let paper = random.pick(papers).varied(by: 6, using: &random)
        let shadow = SIMD2(random.normal(), random.uniform(0.2, 1)) * capital * random.pick([0.1, 0.3, 0.8])
        changeWriter(capital: capital)
        let own = (ink, inks, slant)
        paperInk(on: paper, capital: capital)
        sheet(size, at: placement, paper: paper, shadow: shadow, grain: random.pick([0, 0, 2, 5])) { sketch in
            let area = BoardArea(.zero, size)
            if sketch.random.chance(0.25) { sketch.creases(area, paper: paper) }
            sketch.rulePaper(area, paper: paper, capital: capital)
            if sketch.random.chance(0.2) { sketch.holes(along: area, isSpiral: sketch.random.chance(0.6)) }
            sketch.fillPaper(area.inset(by: capital * sketch.random.uniform(0.6, 2.2)), capital: capital)
        }
        (ink, inks, slant) = own
    }

    /// Ball pens, gel pens, pencils: thin, and not always dark.
    private mutating func paperInk(on paper: RGBImage.Color, capital: Float) {
        let isDark = paper.luminance < 110
        let isPencil = !isDark && random.chance(0.25)
        let colors =
            isDark
            ? BoardPalette.chalks
            : isPencil ? [.init(gray: random.uniform(60, 130))] : BoardPalette.pens + BoardPalette.markers.prefix(3)
        inks = BoardPalette.visible(colors, on: paper)
        ink = Ink(
            color: random.chance(0.6) ? inks[0] : random.pick(inks),
            pen: capital * random.pick([random.logUniform(0.04, 0.1), random.logUniform(0.06, 0.16)]),
            density: isPencil ? random.uniform(0.35, 0.8) : random.uniform(0.7, 0.97),
            dryness: random.chance(0.1) ? random.uniform(0.1, 0.4) : 0, grain: isPencil ? random.uniform(0.2, 0.6) : 0)
    }

    private mutating func rulePaper(_ area: BoardArea, paper: RGBImage.Color, capital: Float) {
        let ruling = random.pick([Ruling.none, .none, .lines, .lines, .lines, .squares, .squares, .dots])
        guard ruling != .none else { return }
        let isSmall = ruling != .lines && random.chance(0.7)
        let pitch = max(5 * unit, capital * (isSmall ? random.uniform(0.6, 1.3) : random.uniform(1.25, 2.4)))
        rule(ruling, on: paper, area: area.below(pitch * Float(random.integer(1...3))), pitch: pitch)
        guard random.chance(0.85) else { return }
        slant = 0.005
        // From rule to rule, or every second or third one when the squares are small.
        rulePitch = pitch * max(1, (capital * 1.35 / pitch).rounded(.up))
    }

    private mutating func fillPaper(_ area: BoardArea, capital: Float) {
        switch random.integer(0...16) {
        case 16: pairs(in: area, capital: capital)
        case 0, 1: form(in: area, capital: capital)
        case 2: fillMixed(area, capital: capital, emptiness: random.uniform(0, 0.5))
        case 3: notedLines(in: area, capital: capital)
        case 4: code(in: area, capital: capital)
        case 5: paragraph(in: area, capital: capital)
        default: flowingPage(area, capital: capital)
        }
    }

    /// Headings, paragraphs, lists and marked lines below each other.
    mutating func flowingPage(_ area: BoardArea, capital: Float) {
        var rest = area
        while rest.height > capital * 2 {
            let part = BoardArea(
                rest.minimum, SIMD2(rest.right, min(rest.bottom, rest.top + capital * random.uniform(6, 28))))
            lowest = part.top
            switch random.integer(0...19) {
            case 0...7: paragraph(in: part, capital: capital)
            case 8, 9: code(in: part, capital: capital)
            case 10: polarities(in: part, capital: capital)
            case 11: pairs(in: part, capital: capital)
            case 12...15: notedLines(in: part, capital: capital)
            default: list(in: part, capital: capital)
            }
            if random.chance(0.15) { changeInk() }
            rest = rest.below(max(lowest, rest.top + capital) + capital * random.uniform(0.5, 1.6))
        }
    }

    /// Lines of dashes, dots, colons and underscores with few letters.
    mutating func notedLines(in area: BoardArea, capital: Float) {
        let pitch = random.uniform(1.4, 2.4)
        let lines = (0..<max(1, min(14, Int(area.height / (capital * pitch))))).compactMap { _ in
            fitted(phrases.marked(using: &random), width: area.width, capital: capital)
        }.filter { $0.text.count > 1 }
        column(lines, in: area, capital: capital, pitch: pitch)
    }

    /// Words with a mark each in a column beside them: a dash, a tick, a number.
    mutating func pairs(in area: BoardArea, capital: Float) {
        let block = newBlock()
        let (pitch, column) = (capital * random.uniform(1.5, 2.4), area.left + area.width * random.uniform(0.35, 0.6))
        var y = area.top + capital
        while y < area.bottom {
            let mark = random.pick([
                "-", "-", "✓", "x", "yes", "no", "?", ":", "...", "/", "_", "\(random.integer(0...60))",
            ])
            guard
                let line = fitted(
                    phrases.word(using: &random), width: column - area.left - capital * 2, capital: capital)
            else { return }
            write(line, at: SIMD2(area.left, y), capital: capital, block: block)
            write(set(mark, capital: capital), at: SIMD2(column, y), capital: capital, block: block)
            lowest = max(lowest, y)
            y += pitch
            if random.chance(0.08) { break }
        }
    }

    /// Printed questions with answers by hand, on rules or in boxes.
    mutating func form(in area: BoardArea, capital: Float) {
        let print = writers.print(using: &random)
        let printed = Ink(color: RGBImage.Color(gray: random.uniform(15, 80)), pen: unit, density: 0.95)
        let small = max(7 * unit, capital * random.uniform(0.6, 1))
        var y = area.top + capital * 1.5
        while y < area.bottom {
            let own = (hand, rulePitch)
            hand = print
            var end = area.left
            with(printed) { sketch in
                guard
                    let label = sketch.fitted(
                        sketch.phrases.words(1...4, using: &sketch.random) + sketch.random.pick([":", "?", ""]),
                        width: area.width * 0.6, capital: small)
                else { return }
                sketch.write(label, at: SIMD2(area.left, y), capital: small, block: sketch.newBlock())
                end = area.left + label.width + capital
                if sketch.random.chance(0.6) {
                    let (from, to) = (
                        SIMD2(end - capital * 0.6, y + small * 0.15), SIMD2(area.right, y + small * 0.15)
                    )
                    if sketch.random.chance(0.4) {
                        sketch.dots(from: from, to: to)
                    } else {
                        sketch.line(from: from, to: to)
                    }
                }
            }
            (hand, rulePitch) = own
            if random.chance(0.85),
                let answer = fitted(phrases.note(using: &random), width: area.right - end, capital: capital)
            {
                write(
                    answer, at: SIMD2(end, y + random.normal() * capital * 0.08), angle: random.normal() * slant,
                    capital: capital, block: newBlock())
            }
            y += capital * random.uniform(1.8, 3)
        }
    }

    /// Lines in which dark words stand beside light ones on colour.
    mutating func polarities(in area: BoardArea, capital: Float) {
        var y = area.top + capital * 1.4
        while y + capital * 0.6 < area.bottom {
            var x = area.left
            let block = newBlock()
            for _ in 0..<random.integer(2...5) {
                guard
                    let line = fitted(
                        phrases.words(1...2, using: &random), width: area.right - x - capital, capital: capital)
                else { break }
                if random.chance(0.4) {
                    chip(line, at: SIMD2(x, y), capital: capital, block: block)
                    x += capital * 0.9
                } else {
                    write(line, at: SIMD2(x, y), capital: capital, block: block)
                }
                x += line.width + capital * random.uniform(0.5, 1)
            }
            lowest = max(lowest, y)
            y += capital * random.uniform(1.9, 2.6)
        }
    }

    /// Light words on a chip of colour.
    private mutating func chip(_ line: SetLine, at place: SIMD2<Float>, capital: Float, block: Int) {
        let color = random.pick(BoardPalette.signs).varied(by: 12, using: &random)
        let area = BoardArea(
            place - SIMD2(0, capital * 1.3), place + SIMD2(line.width + capital * 0.8, capital * 0.4))
        fill(area, color: color, kind: LabelledPicture.InkKind.none)
        var light = ink
        (light.color, light.density) = (RGBImage.Color(gray: random.uniform(225, 255)), 0.95)
        with(light) {
            $0.write(line, at: place + SIMD2(capital * 0.4, 0), capital: capital, block: block)
        }
    }
}
