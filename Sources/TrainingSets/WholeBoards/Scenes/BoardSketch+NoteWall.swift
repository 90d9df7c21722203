import Glibc
import GlyphTraining
import Imaging

/// Walls and tables full of sticky notes.
extension BoardSketch {
    /// By how much the notes of one wall lie turned.
    enum NoteTurn {
        case level, loose, any

        func angle(using random: inout SplitMix64) -> Float {
            switch self {
            case .level: random.normal() * 0.02
            case .loose: random.normal() * 0.08
            case .any: random.uniform(-.pi / 4, .pi / 4)
            }
        }
    }

    /// Fills an area with notes, in rows, columns or strewn, all together turned by an angle.
    mutating func noteWall(in area: BoardArea, capital: Float, turned angle: Float) {
        let reach = angle == 0 ? area : BoardArea(center: area.center, size: SIMD2(repeating: area.size.length))
        on(SheetPlacement(pivot: area.center, place: area.center, angle: angle)) {
            $0.strewNotes(in: reach, capital: capital)
        }
    }

    private mutating func strewNotes(in area: BoardArea, capital: Float) {
        let side = capital * random.uniform(6, 13)
        let turn: NoteTurn = random.pick([.level, .loose, .loose, .loose, .any])
        let (share, stray) = (random.uniform(0.25, 1), side * random.pick([0.02, 0.06, 0.2, 0.4]))
        let pitch = side * random.uniform(0.9, 1.35)
        let colors = random.chance(0.3) ? [random.pick(BoardPalette.stickies)] : BoardPalette.stickies
        let few = random.chance(0.5) ? Array(colors.shuffled(using: &random).prefix(random.integer(2...4))) : colors
        let isColumns = random.chance(0.3)
        let (columns, rows) = (Int(area.width / pitch), Int(area.height / pitch))
        guard columns > 0, rows > 0 else { return }
        for column in 0..<columns {
            let own = random.pick(few)
            let length = isColumns ? random.integer(0...rows) : rows
            for row in 0..<length where random.chance(isColumns ? 0.95 : share) {
                let center =
                    area.minimum + SIMD2(Float(column) + 0.5, Float(row) + 0.5) * pitch
                    + SIMD2(random.normal(), random.normal()) * stray
                guard isInPicture(center, reach: side * 0.5) else { continue }
                if random.chance(0.2) { changeWriter(capital: capital) }
                stickyNote(
                    at: center, side: side * random.uniform(0.9, 1.1), angle: turn.angle(using: &random),
                    capital: capital, paper: isColumns && random.chance(0.8) ? own : random.pick(few))
            }
        }
    }

    /// Somebody else, with another pen.
    mutating func changeWriter(capital: Float) {
        hand = writers.sceneHand(using: &random)
        ink.pen = capital * random.logUniform(0.06, 0.19)
        lettering = random.pick([.asIs, .asIs, .lower, .upper, .capitalized])
    }

    /// A note with what is written on it, its lower edge curled more or less.
    mutating func stickyNote(at center: SIMD2<Float>, side: Float, angle: Float, capital: Float, paper: RGBImage.Color)
    {
        let size = SIMD2(side * random.pick([1, 1, 1, 1.4]), side)
        let color = paper.varied(by: 6, using: &random)
        let placement = SheetPlacement(
            pivot: size / 2, place: center, angle: angle, bend: bend(of: size, flatShare: 0.85))
        let lift = side * random.pick([0.01, 0.03, 0.06, 0.1])
        let shadow = SIMD2(random.uniform(-0.5, 1) * lift, lift)
        sheet(size, at: placement, paper: color, shadow: shadow, grain: random.pick([0, 0, 2])) { sketch in
            sketch.curl(size, paper: color, by: lift)
            let own = sketch.ink
            sketch.noteInk(on: color)
            if !sketch.random.chance(0.06) {
                sketch.fillSticky(
                    BoardArea(.zero, size).inset(by: capital * sketch.random.uniform(0.4, 1)), capital: capital)
            }
            sketch.ink = own
        }
    }

    /// The lower edge, turned up into the light or away from it.
    private mutating func curl(_ size: SIMD2<Float>, paper: RGBImage.Color, by lift: Float) {
        guard lift > size.y * 0.02 else { return }
        let tone: Float = random.pick([0.6, 0.8, 1.2])
        let steps = 6
        for step in 0..<steps {
            let top = size.y * (0.6 + 0.4 * Float(step) / Float(steps))
            fill(
                BoardArea(SIMD2(0, top), size), color: paper.scaled(by: tone), opacity: lift / size.y * 1.2, kind: nil)
        }
    }

    /// A pen that can be seen on a note; on dark ones black is used too.
    private mutating func noteInk(on paper: RGBImage.Color) {
        let dark = [RGBImage.Color(gray: 18), .init(gray: 35)] + BoardPalette.pens.prefix(3)
        let isDark = paper.luminance < 125
        let light: [RGBImage.Color] = [.init(gray: 248), .init(gray: 235), .init(250, 240, 140)]
        let choice =
            isDark && random.chance(0.55)
            ? light : random.chance(0.7) ? dark : inks + BoardPalette.markers
        let visible = BoardPalette.visible(choice, on: paper, contrast: isDark ? 28 : 50)
        ink.color = random.pick(visible)
        ink.density = random.uniform(0.75, 0.98)
        ink.grain = 0
    }

    private mutating func fillSticky(_ area: BoardArea, capital: Float) {
        if random.chance(0.05) { return doodle(random.pick(Doodle.allCases), in: area) }
        var (lines, size): ([SetLine], Float) = ([], capital)
        let text = phrases.note(using: &random)
        let pitch = random.uniform(1.25, 1.9)
        for share: Float in [1.5, 1, 0.8, 0.65] where random.chance(share > 1 ? 0.25 : 1) {
            size = max(capital * share, 7 * unit)
            let limit = Int((area.height - size * 0.2) / (size * pitch))
            lines = broken(text, width: area.width, capital: size, lines: max(0, limit))
            if lines.map(\.text.count).reduce(0, +) * 5 >= text.count * 4 { break }
        }
        let own = ink.pen
        ink.pen = min(own, size * 0.19)
        writeNote(lines, in: area, capital: size, pitch: pitch)
        ink.pen = own
    }

    private mutating func writeNote(_ lines: [SetLine], in area: BoardArea, capital: Float, pitch: Float) {
        let isCentered = random.chance(0.3)
        let block = newBlock()
        let height = capital * (1 + pitch * Float(lines.count - 1))
        var y = random.chance(0.6) ? area.top + capital : area.center.y - height / 2 + capital
        let lean = random.normal() * slant
        for line in lines {
            let left = isCentered ? area.center.x - line.width / 2 : area.left + random.normal() * capital * 0.1
            let extent = write(
                line, at: SIMD2(left, y), angle: lean + random.normal() * slant * 0.6, capital: capital, block: block)
            if random.chance(0.05) { underline(extent, capital: capital) }
            y += capital * pitch
        }
    }
}

extension BoardPalette {
    /// Notes of all colours, dark ones too.
    static let stickies: [RGBImage.Color] =
        notes + [
            .init(235, 235, 40), .init(215, 235, 40), .init(255, 165, 20), .init(250, 120, 20), .init(20, 90, 220),
            .init(15, 120, 190), .init(250, 20, 130), .init(225, 0, 80), .init(200, 30, 45), .init(20, 130, 70),
            .init(110, 200, 40), .init(95, 50, 150), .init(gray: 28), .init(150, 185, 205), .init(190, 155, 110),
            .init(235, 225, 190), .init(140, 215, 205),
        ]
    static let darkPapers: [RGBImage.Color] = [
        .init(gray: 22), .init(gray: 45), .init(28, 38, 70), .init(70, 30, 40), .init(30, 65, 50),
    ]
    static let woods: [RGBImage.Color] = [
        .init(165, 120, 75), .init(120, 78, 48), .init(80, 52, 36), .init(205, 170, 125), .init(222, 195, 158),
        .init(150, 90, 60), .init(110, 100, 90), .init(185, 150, 120),
    ]
}
