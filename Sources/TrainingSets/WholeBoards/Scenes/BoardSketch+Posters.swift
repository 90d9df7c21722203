import GlyphTraining
import Imaging

/// Kanban boards, posters and flipcharts.
extension BoardSketch {
    /// Lanes of tape or of drawn lines, with names and notes.
    mutating func lanes(in area: BoardArea, capital: Float) {
        let count = random.integer(2...6)
        let hasTape = random.chance(0.65)
        let tape = random.pick(BoardPalette.signs + BoardPalette.notes + [.init(gray: 25), .init(gray: 240)])
        let width = hasTape ? capital * random.uniform(0.3, 1.1) : ink.pen
        let head = area.top + capital * random.uniform(2.5, 4)
        for (index, lane) in area.columns(count, gap: capital).enumerated() {
            if index > 0 {
                let x = lane.left - capital / 2
                strip(from: SIMD2(x, area.top), to: SIMD2(x, area.bottom), width: width, color: tape, isTape: hasTape)
            }
            laneHead(BoardArea(lane.minimum, SIMD2(lane.right, head)), capital: capital * random.uniform(1, 1.5))
            laneNotes(lane.below(head + capital), capital: capital)
        }
        if random.chance(0.7) {
            strip(from: SIMD2(area.left, head), to: SIMD2(area.right, head), width: width, color: tape, isTape: hasTape)
        }
    }

    private mutating func strip(
        from: SIMD2<Float>, to: SIMD2<Float>, width: Float, color: RGBImage.Color, isTape: Bool
    ) {
        guard isTape else { return line(from: from, to: to) }
        let side = (to - from).direction.turned * width / 2
        let stray = (to - from).direction.turned * random.normal() * width * 0.6
        fill(
            [from - side, to - side + stray, to + side + stray, from + side],
            color: color.varied(by: 5, using: &random),
            opacity: random.pick([0.7, 0.95, 1]), kind: .drawing)
    }

    private mutating func laneHead(_ area: BoardArea, capital: Float) {
        guard let title = fitted(phrases.heading(using: &random), width: area.width - capital, capital: capital)
        else { return }
        let place = SIMD2(area.center.x - title.width / 2, area.center.y + capital / 2)
        if random.chance(0.35) {
            let paper = random.pick(BoardPalette.stickies)
            fill(
                BoardArea(center: area.center, size: SIMD2(title.width + capital, capital * 1.9)), color: paper,
                kind: LabelledPicture.InkKind.none)
            var own = ink
            own.color = random.pick(BoardPalette.visible([.init(gray: 20), .init(gray: 245)], on: paper))
            with(own) { $0.write(title, at: place, capital: capital, block: $0.newBlock()) }
        } else {
            write(title, at: place, angle: random.normal() * slant, capital: capital, block: newBlock())
        }
    }

    private mutating func laneNotes(_ area: BoardArea, capital: Float) {
        let side = min(area.width * 0.95, capital * random.uniform(6, 11))
        let step = side * random.uniform(0.75, 1.15)
        var y = area.top + side / 2
        while y < area.bottom - side * 0.3, random.chance(0.85) {
            let perRow = max(1, Int(area.width / step))
            for place in 0..<perRow where random.chance(0.7) {
                let x = area.left + (Float(place) + 0.5) * area.width / Float(perRow) + random.normal() * side * 0.06
                if random.chance(0.2) { changeWriter(capital: capital) }
                stickyNote(
                    at: SIMD2(x, y), side: side, angle: random.normal() * 0.06, capital: capital,
                    paper: random.pick(BoardPalette.stickies))
            }
            y += step
        }
    }

    /// A poster or a leaf of a flipchart: large coloured letters, bands, lists, drawings.
    mutating func poster(in area: BoardArea, capital: Float) {
        if random.chance(0.3) {
            rule(.squares, on: .init(gray: 235), area: area, pitch: capital * random.uniform(0.8, 1.6))
        }
        var rest = area.inset(by: capital * 0.8)
        while rest.height > capital * 3 {
            let size = capital * random.pick([0.8, 1, 1, 1.6, 2.4])
            if random.chance(0.35) { changeInk() }
            ink.pen = size * random.uniform(0.09, 0.19)
            lowest = rest.top
            switch random.integer(0...7) {
            case 0, 1: band(&rest, capital: size)
            case 2: polarities(in: BoardArea(rest.minimum, SIMD2(rest.right, rest.top + size * 5)), capital: size)
            case 3:
                draw(random.pick([.doodle, .diagram, .mindMap, .chart, .table]), in: leaf(rest, size), capital: size)
            case 4: notedLines(in: leaf(rest, size), capital: size)
            case 5: printedHeading(rest, capital: size)
            default: list(in: leaf(rest, size), capital: size)
            }
            if random.chance(0.15) { notesOnPoster(leaf(rest, size), capital: capital) }
            rest = rest.below(max(lowest, rest.top + size) + size * random.uniform(0.8, 1.6))
        }
    }

    /// The upper part of what is left.
    private mutating func leaf(_ rest: BoardArea, _ size: Float) -> BoardArea {
        BoardArea(rest.minimum, SIMD2(rest.right, min(rest.bottom, rest.top + size * random.uniform(5, 14))))
    }

    /// Words on a band of colour, light or dark.
    private mutating func band(_ rest: inout BoardArea, capital: Float) {
        let color = random.pick(BoardPalette.signs + BoardPalette.stickies).varied(by: 8, using: &random)
        let bar = BoardArea(rest.minimum, SIMD2(rest.right, rest.top + capital * random.uniform(1.7, 2.4)))
        guard bar.bottom < rest.bottom else { return }
        fill(bar, color: color, kind: LabelledPicture.InkKind.none)
        var own = ink
        own.color = random.pick(
            BoardPalette.visible([.init(gray: 250), .init(gray: 15), .init(250, 225, 60)], on: color))
        if let line = fitted(phrases.heading(using: &random), width: bar.width - capital, capital: capital) {
            let left = random.chance(0.5) ? bar.left + capital / 2 : bar.center.x - line.width / 2
            with(own) {
                $0.write(line, at: SIMD2(left, bar.center.y + capital / 2), capital: capital, block: $0.newBlock())
            }
        }
        lowest = bar.bottom
    }

    private mutating func printedHeading(_ rest: BoardArea, capital: Float) {
        let own = hand
        hand = writers.print(using: &random)
        if let line = fitted(phrases.heading(using: &random), width: rest.width, capital: capital) {
            write(line, at: rest.minimum + SIMD2(0, capital * 1.3), capital: capital, block: newBlock())
        }
        hand = own
    }

    private mutating func notesOnPoster(_ area: BoardArea, capital: Float) {
        let side = capital * random.uniform(6, 9)
        for _ in 0..<random.integer(1...4) {
            let center = area.place(for: .zero, using: &random).center
            stickyNote(
                at: center, side: side, angle: random.normal() * 0.1, capital: capital,
                paper: random.pick(BoardPalette.stickies))
        }
    }
}
