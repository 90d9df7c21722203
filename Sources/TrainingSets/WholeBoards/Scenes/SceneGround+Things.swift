import Glibc
import GlyphTraining
import Imaging

/// Grounds that are things: a keyboard, and a room behind glass.
extension SceneGround {
    /// Rows of keys without letters.
    static func keyboard(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let isDark = random.chance(0.7)
        let gray = isDark ? random.uniform(15, 60) : random.uniform(190, 235)
        let body = RGBImage.Color(gray: gray).varied(by: 6, using: &random)
        let size = SIMD2(Float(canvas.width), Float(canvas.height))
        canvas.fill(BoardArea(.zero, size).corners, color: body, kind: .drawing)
        let key = random.uniform(24, 90)
        let turn = SheetPlacement(
            pivot: .zero, place: size / 2, angle: random.chance(0.5) ? 0 : random.uniform(-0.6, 0.6))
        let face = body.scaled(by: isDark ? random.uniform(1.3, 2.2) : random.uniform(0.8, 1.08))
        let reach = size.max() * 0.75
        var (y, row) = (-reach, 0)
        while y < reach {
            var x = -reach + key * 0.35 * Float(row % 4)
            while x < reach {
                let isWide = random.chance(0.06)
                let width = key * (isWide ? random.uniform(1.5, 4) : 1)
                let top = BoardArea(SIMD2(x, y), SIMD2(x + width * 0.9, y + key * 0.88))
                for (area, shade) in [
                    (top.grown(by: key * 0.02), Float(0.5)), (top, 1), (top.inset(by: key * 0.1), 1.12),
                ] {
                    canvas.fill(
                        area.corners.map(turn.onGround), color: face.scaled(by: shade), kind: .drawing)
                }
                x += width
            }
            y += key
            row += 1
        }
        return body
    }

    /// A room out of focus, behind a pane that is a little dusty.
    static func glass(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let kinds: [BoardSurroundings.Kind] = [.wall, .plants, .books, .blinds, .bricks, .tiles]
        BoardSurroundings.paint(random.pick(kinds), on: &canvas, using: &random)
        let size = SIMD2(Float(canvas.width), Float(canvas.height))
        for _ in 0..<random.integer(4...16) {
            let center = SIMD2(random.unit(), random.unit()) * size
            let half = SIMD2(random.logUniform(0.02, 0.25), random.logUniform(0.03, 0.4)) * size.max()
            let color = random.pick(BoardPalette.walls + BoardPalette.signs + [.init(gray: 250), .init(gray: 20)])
            let area = BoardArea(center: center, size: half)
            canvas.fill(
                random.chance(0.6) ? area.corners : BoardSketch.oval(center, half / 2), color: color, kind: .drawing)
        }
        let deviation = random.logUniform(1.5, 9)
        canvas.mapImage { BoardLens.blur(&$0, deviation: deviation) }
        let milk = RGBImage.Color(gray: random.pick([235, 200, 30]))
        // What is far out of focus has no edge that could be ink.
        canvas.fill(
            BoardArea(.zero, size).corners, color: milk, opacity: random.uniform(0, 0.55),
            kind: deviation > 3 ? LabelledPicture.InkKind.none : .drawing)
        return milk
    }
}
