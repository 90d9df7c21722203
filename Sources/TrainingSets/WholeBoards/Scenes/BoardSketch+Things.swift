import GlyphTraining
import Imaging

/// Things that lie about on tables.
extension BoardSketch {
    /// A pen, a cup, a telephone, a blank slip, fingers at the edge.
    mutating func things(in area: BoardArea, capital: Float) {
        let side = min(area.width, area.height)
        for _ in 0..<random.integer(1...3) {
            let center = area.place(for: .zero, using: &random).center
            let turn = SheetPlacement(pivot: .zero, place: center, angle: random.uniform(0, 6))
            let kind = random.integer(0...4)
            on(turn) { sketch in
                switch kind {
                case 0: sketch.pen(length: side * sketch.random.uniform(0.25, 0.5))
                case 1: sketch.cup(radius: side * sketch.random.uniform(0.08, 0.16))
                case 2: sketch.slab(side * sketch.random.uniform(0.2, 0.4), color: RGBImage.Color(gray: 25))
                case 3:
                    sketch.slab(
                        side * sketch.random.uniform(0.15, 0.4), color: sketch.random.pick(BoardPalette.stickies))
                default: sketch.fingers(side * sketch.random.uniform(0.05, 0.1))
                }
            }
        }
    }

    private mutating func pen(length: Float) {
        let width = length * random.uniform(0.05, 0.08)
        let color = random.pick(BoardPalette.markers + BoardPalette.signs)
        let body = BoardArea(center: .zero, size: SIMD2(length, width))
        fill(
            BoardArea(body.minimum + SIMD2(0, width * 0.6), body.maximum + SIMD2(0, width * 0.7)),
            color: .init(gray: 10), opacity: 0.3, kind: nil)
        fill(body, color: color, kind: .drawing)
        fill(
            BoardArea(body.minimum, SIMD2(body.left + length * 0.35, body.bottom)), color: color.scaled(by: 0.6),
            kind: .drawing)
        fill(
            BoardArea(body.minimum + SIMD2(0, width * 0.2), SIMD2(body.right, body.top + width * 0.35)),
            color: .init(gray: 250), opacity: 0.4, kind: .drawing)
        fill(
            [SIMD2(body.right, body.top), SIMD2(body.right + width, 0), SIMD2(body.right, body.bottom)],
            color: .init(gray: 60), kind: .drawing)
    }

    private mutating func cup(radius: Float) {
        let color = random.pick(BoardPalette.walls + BoardPalette.signs)
        for (share, shade) in [(Float(1), Float(0.8)), (0.94, 1), (0.78, 0.35), (0.72, 0.25)] {
            fill(
                Self.oval(.zero, SIMD2(repeating: radius * share)), color: color.scaled(by: shade), kind: .drawing)
        }
    }

    private mutating func slab(_ side: Float, color: RGBImage.Color) {
        let area = BoardArea(center: .zero, size: SIMD2(side, side * random.uniform(0.5, 1)))
        fill(area.grown(by: side * 0.02), color: .init(gray: 10), opacity: 0.4, kind: nil)
        fill(area, color: color, kind: .drawing)
        fill(area.inset(by: side * 0.05), color: color.scaled(by: random.uniform(0.8, 1.3)), kind: .drawing)
    }

    private mutating func fingers(_ width: Float) {
        let color = random.pick(BoardPalette.skins)
        for number in 0..<random.integer(1...4) {
            let center = SIMD2(random.normal() * width * 0.3, Float(number) * width * 1.05)
            let half = SIMD2(width * 2.2, width * 0.52)
            fill(Self.oval(center, half), color: color.scaled(by: random.uniform(0.85, 1.1)), kind: .drawing)
            fill(
                Self.oval(center + SIMD2(half.x * 0.75, 0), half * SIMD2(0.18, 0.6)),
                color: color.mixed(with: .init(235, 200, 190), share: 0.6), kind: .drawing)
        }
    }
}
