import Glibc
import GlyphTraining
import Imaging

/// All that people draw which is no writing.
extension BoardSketch {
    enum Doodle: CaseIterable {
        case smiley, stickFigure, cloud, sun, star, house, heart, arrow, spiral, hatching, scribble, squiggles, check
        case cross, bulb, screen, zigzag, wave, emptyGrid, target, dots, blob, placeholder, circuit, person, brace
    }

    /// Draws something within an area.
    mutating func doodle(_ kind: Doodle, in area: BoardArea) {
        let side = min(area.width, area.height)
        let square = BoardArea(center: area.center, size: SIMD2(repeating: side))
        switch kind {
        case .smiley: smiley(square)
        case .stickFigure, .person: stickFigure(square)
        case .cloud: cloud(area.inset(by: side * 0.1))
        case .sun, .star: rays(square, isStar: kind == .star)
        case .house, .heart, .check, .cross, .bulb: sign(kind, square)
        case .arrow: loneArrow(in: area)
        case .spiral: spiral(square)
        case .hatching: hatching(area)
        case .scribble, .blob: scribble(area, isDense: kind == .blob)
        case .squiggles: squiggles(area)
        case .screen, .placeholder: screen(area, isCrossed: kind == .placeholder)
        case .zigzag, .wave, .circuit: waves(area, kind)
        case .emptyGrid: emptyGrid(square)
        case .target: for share: Float in [1, 0.65, 0.3] { ellipse(square.inset(by: side * (1 - share) / 2)) }
        case .dots: dots(area)
        case .brace:
            brace(
                from: SIMD2(area.center.x, area.top), to: SIMD2(area.center.x, area.bottom), depth: side * 0.15,
                isLeft: random.chance(0.5), isCurly: random.chance(0.6))
        }
    }

    private mutating func smiley(_ area: BoardArea) {
        let (center, side) = (area.center, area.width)
        ellipse(area)
        for x: Float in [-0.2, 0.2] {
            ellipse(BoardArea(center: center + SIMD2(x, -0.15) * side, size: SIMD2(repeating: side * 0.06)))
        }
        let bow: Float = random.chance(0.8) ? 0.3 : 0.05
        curve([center + SIMD2(-0.25, 0.12) * side, center + SIMD2(0, bow) * side, center + SIMD2(0.25, 0.12) * side])
    }

    private mutating func stickFigure(_ area: BoardArea) {
        let (center, side) = (area.center, area.width)
        ellipse(BoardArea(center: center + SIMD2(0, -0.35) * side, size: SIMD2(repeating: side * 0.25)))
        let (neck, hip) = (center + SIMD2(0, -0.22) * side, center + SIMD2(0, 0.15) * side)
        line(from: neck, to: hip)
        line(from: neck + SIMD2(-0.25, 0.15) * side, to: neck + SIMD2(0.25, random.uniform(0, 0.2)) * side)
        line(from: hip, to: hip + SIMD2(-0.2, 0.35) * side)
        line(from: hip, to: hip + SIMD2(0.2, 0.35) * side)
    }

    private mutating func rays(_ area: BoardArea, isStar: Bool) {
        let radius = area.width / 2
        func place(_ turn: Float, _ share: Float) -> SIMD2<Float> {
            area.center + SIMD2(sin(turn * 2 * .pi), -cos(turn * 2 * .pi)) * radius * share
        }
        if isStar {
            polygon((0..<5).map { place(Float($0 * 2) / 5, 1) })
        } else {
            ellipse(area.inset(by: radius * 0.5))
            let count = random.integer(6...10)
            for index in 0..<count {
                let turn = Float(index) / Float(count)
                line(from: place(turn, 0.62), to: place(turn, 1))
            }
        }
    }

    private mutating func sign(_ kind: Doodle, _ area: BoardArea) {
        let side = area.width
        func at(_ x: Float, _ y: Float) -> SIMD2<Float> { area.minimum + SIMD2(x, y) * side }
        switch kind {
        case .house:
            polygon([at(0.1, 1), at(0.1, 0.5), at(0.9, 0.5), at(0.9, 1)])
            polygon([at(0, 0.52), at(0.5, 0.05), at(1, 0.52)], isClosed: false)
            box(BoardArea(at(0.4, 0.65), at(0.6, 1)))
        case .heart:
            curve([
                at(0.5, 0.95), at(0.1, 0.5), at(0.2, 0.15), at(0.5, 0.35), at(0.5, 0.35), at(0.8, 0.15), at(0.9, 0.5),
                at(0.5, 0.95),
            ])
        case .check: stroke([[at(0.1, 0.6), at(0.35, 0.9), at(0.95, 0.1)]], thickness: random.uniform(1, 2))
        case .cross:
            line(from: at(0.1, 0.1), to: at(0.9, 0.9), thickness: 1.4)
            line(from: at(0.9, 0.1), to: at(0.1, 0.9), thickness: 1.4)
        default:
            ellipse(BoardArea(at(0.2, 0), at(0.8, 0.65)))
            polygon([at(0.38, 0.63), at(0.4, 0.95), at(0.6, 0.95), at(0.62, 0.63)], isClosed: false)
            line(from: at(0.4, 0.8), to: at(0.6, 0.78))
        }
    }

    private mutating func spiral(_ area: BoardArea) {
        let turns = random.uniform(2, 5)
        curve(
            (0...Int(turns * 10)).map { index in
                let share = Float(index) / (turns * 10)
                let angle = share * turns * 2 * .pi
                return area.center + SIMD2(cos(angle), sin(angle)) * area.width / 2 * share
            })
    }

    private mutating func hatching(_ area: BoardArea) {
        let step = max(ink.pen * random.uniform(2, 5), 4 * unit)
        if random.chance(0.6) { box(area) }
        for index in 0..<min(80, Int((area.width + area.height) / step)) {
            let across = Float(index) * step
            let start = SIMD2(area.left + min(across, area.width), area.top + max(0, across - area.width))
            let end = SIMD2(area.left + max(0, across - area.height), area.top + min(across, area.height))
            line(from: start, to: end)
        }
    }

    private mutating func scribble(_ area: BoardArea, isDense: Bool) {
        let count = random.integer(isDense ? 24...50 : 8...18)
        curve(
            (0..<count).map { index in
                let x = isDense ? random.unit() : Float(index / 2) / Float(count / 2)
                return area.minimum + SIMD2(x, isDense ? random.unit() : Float(index % 2) + random.normal() * 0.1)
                    * area.size
            })
    }

    /// Waves that stand for lines of text.
    private mutating func squiggles(_ area: BoardArea) {
        let pitch = max(8 * unit, area.height / Float(random.integer(2...6)))
        let height = pitch * random.uniform(0.08, 0.3)
        var y = area.top + pitch / 2
        while y < area.bottom {
            let end = area.left + area.width * random.uniform(0.6, 1)
            let count = max(4, min(60, Int((end - area.left) / (pitch * random.uniform(0.25, 0.6)))))
            curve(
                (0...count).map { index in
                    SIMD2(
                        area.left + (end - area.left) * Float(index) / Float(count),
                        y + (index.isMultiple(of: 2) ? -height : height) * random.uniform(0.5, 1.1))
                })
            y += pitch
        }
    }

    private mutating func screen(_ area: BoardArea, isCrossed: Bool) {
        box(area)
        if isCrossed {
            line(from: area.minimum, to: area.maximum)
            line(from: SIMD2(area.right, area.top), to: SIMD2(area.left, area.bottom))
        } else {
            box(area.inset(by: min(area.width, area.height) * 0.12))
            let foot = SIMD2(area.center.x, area.bottom)
            line(from: foot, to: foot + SIMD2(0, area.height * 0.15))
            line(from: foot + SIMD2(-0.2, 0.15) * area.height, to: foot + SIMD2(0.2, 0.15) * area.height)
        }
    }

    private mutating func waves(_ area: BoardArea, _ kind: Doodle) {
        let middle = area.center.y
        let count = random.integer(5...14)
        let height = min(area.height / 2, area.width / Float(count))
        let points = (0...count).map { index in
            SIMD2(
                area.left + area.width * (0.2 + 0.6 * Float(index) / Float(count)),
                middle + (index == 0 || index == count ? 0 : index.isMultiple(of: 2) ? -height : height))
        }
        if kind == .wave { curve(points) } else { polygon(points, isClosed: false) }
        guard kind == .circuit else { return }
        line(from: SIMD2(area.left, middle), to: points[0])
        line(from: points[count], to: SIMD2(area.right, middle))
        let foot = SIMD2(area.right, middle + height * 2)
        line(from: SIMD2(area.right, middle), to: foot)
        for index in 0..<3 {
            let half = height * (1 - Float(index) * 0.3)
            let y = foot.y + Float(index) * height * 0.35
            line(from: SIMD2(foot.x - half, y), to: SIMD2(foot.x + half, y))
        }
    }

    private mutating func emptyGrid(_ area: BoardArea) {
        let count = random.integer(2...5)
        for index in 0...count where count != 3 || (index > 0 && index < 3) {
            let share = Float(index) / Float(count)
            let (x, y) = (area.left + area.width * share, area.top + area.height * share)
            line(from: SIMD2(x, area.top), to: SIMD2(x, area.bottom))
            line(from: SIMD2(area.left, y), to: SIMD2(area.right, y))
        }
    }

    private mutating func dots(_ area: BoardArea) {
        for _ in 0..<random.integer(3...25) {
            let place = area.place(for: .zero, using: &random).center
            let size = ink.pen * random.uniform(1, 4)
            ellipse(BoardArea(center: place, size: SIMD2(repeating: size)), thickness: random.uniform(0.6, 1.4))
        }
    }
}
