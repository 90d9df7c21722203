import Glibc
import GlyphTraining
import Imaging

/// What lies beneath the writing: rulings, wiped ink, holes.
extension BoardSketch {
    enum Ruling: CaseIterable {
        case none, lines, squares, dots
    }

    /// Prints a paper's ruling.
    mutating func rule(_ ruling: Ruling, on paper: RGBImage.Color, area: BoardArea, pitch: Float) {
        guard ruling != .none, pitch > 4 * unit else { return }
        let tint: RGBImage.Color = random.pick(BoardPalette.rulings)
        let density = random.uniform(0.12, 0.85)
        // What hardly shows is neither here nor there.
        let kind: Kind = tint.contrast(to: paper) * density > 22 ? .drawing : .unknown
        let own = (ink, unsteadiness)
        ink = Ink(color: tint, pen: random.uniform(0.9, 1.8) * unit, density: density)
        unsteadiness = 0
        canvas.marksBusy = false
        defer { canvas.marksBusy = true }
        let (columns, rows) = (Int(area.width / pitch), Int(area.height / pitch))
        if ruling == .dots {
            for row in 0...rows {
                for column in 0...columns {
                    stroke([[area.minimum + SIMD2(Float(column), Float(row)) * pitch]], kind: kind, thickness: 1.3)
                }
            }
        } else {
            let isDotted = ruling == .lines && random.chance(Self.dottedRules)
            for row in 0...rows {
                let y = area.top + Float(row) * pitch
                let (from, to) = (SIMD2(area.left, y), SIMD2(area.right, y))
                if isDotted { dots(from: from, to: to, kind: kind) } else { line(from: from, to: to, kind: kind) }
            }
            for column in 0...columns where ruling == .squares {
                let x = area.left + Float(column) * pitch
                line(from: SIMD2(x, area.top), to: SIMD2(x, area.bottom), kind: kind)
            }
        }
        if random.chance(0.35) {
            ink.color = .init(215, 90, 100)
            let x = area.left + area.width * random.uniform(0.06, 0.15)
            line(from: SIMD2(x, area.top), to: SIMD2(x, area.bottom), kind: kind)
        }
        (ink, unsteadiness) = own
    }

    /// The share of ruled pages whose rules are rows of dots.
    private static let dottedRules: Float = 0.12

    /// A row of dots close to each other, as forms have them to write on.
    mutating func dots(from start: SIMD2<Float>, to end: SIMD2<Float>, kind: Kind = .drawing) {
        let way = end - start
        let count = Int((way * way).sum().squareRoot() / (max(ink.pen, unit) * random.uniform(2, 5)))
        for index in 0...max(1, count) {
            stroke([[start + way * (Float(index) / Float(max(1, count)))]], kind: kind, thickness: 1.3)
        }
    }

    /// The holes of a ring or spiral binding along the left side or the top.
    mutating func holes(along area: BoardArea, isSpiral: Bool) {
        let isLeft = random.chance(0.7)
        let size = (isSpiral ? 5 : 12) * unit * random.uniform(0.8, 1.6)
        let length = isLeft ? area.height : area.width
        let count = isSpiral ? max(4, Int(length / (size * 3.5))) : random.integer(2...4)
        for index in 0..<count {
            let along = length * (Float(index) + 0.5) / Float(count)
            let center = area.minimum + (isLeft ? SIMD2(size * 1.5, along) : SIMD2(along, size * 1.5))
            let around = BoardArea(center: center, size: SIMD2(repeating: size))
            let dark = RGBImage.Color(gray: random.uniform(20, 90))
            fill(
                (0..<10).map { index in
                    let angle = Float(index) / 10 * 2 * .pi
                    return center + SIMD2(cos(angle), sin(angle)) * size / 2
                }, color: dark, kind: .drawing)
            guard isSpiral else { continue }
            with(Ink(color: RGBImage.Color(gray: 60), pen: size * 0.3, density: 0.9)) {
                $0.curve([
                    around.center, center - (isLeft ? SIMD2(size * 1.2, size * 0.4) : SIMD2(size * 0.4, size * 1.2)),
                ])
            }
        }
    }

    /// Broad pale strokes where a board was wiped, and the ghosts of what stood there.
    mutating func wipe(_ area: BoardArea, capital: Float) {
        let own = ink
        canvas.marksBusy = false
        defer { canvas.marksBusy = true }
        for _ in 0..<random.integer(1...6) {
            changeInk()
            ink.pen = capital * random.uniform(1, 5)
            ink.density = random.uniform(0.02, 0.1)
            ink.grain = 0.3
            let start = area.place(for: .zero, using: &random).center
            let way = SIMD2(random.normal(), random.normal() * 0.4) * capital * 8
            curve([start, start + way / 2 + SIMD2(0, capital), start + way], kind: .none)
        }
        ink = own
        for _ in 0..<random.integer(0...4) {
            changeInk()
            ink.density = random.uniform(0.04, 0.14)
            ink.dryness = 0.3
            let size = capital * random.uniform(0.8, 2)
            guard let line = fitted(phrases.words(1...4, using: &random), width: area.width * 0.8, capital: size) else {
                continue
            }
            let place = area.place(for: SIMD2(line.width, size), using: &random)
            write(line, at: SIMD2(place.left, place.bottom), capital: size, block: newBlock(), isLegible: false)
        }
        ink = own
    }

    /// Specks of dirt and crumbs of chalk.
    mutating func specks(_ area: BoardArea) {
        let own = ink
        canvas.marksBusy = false
        defer { canvas.marksBusy = true }
        for _ in 0..<random.integer(5...120) {
            ink.density = random.uniform(0.2, 0.9)
            let place = area.place(for: .zero, using: &random).center
            let size = random.uniform(0.5, 2) * unit
            stroke(
                [[place, place + SIMD2(random.normal(), random.normal()) * size]], thickness: size / max(own.pen, 0.1))
        }
        ink = own
    }
}
