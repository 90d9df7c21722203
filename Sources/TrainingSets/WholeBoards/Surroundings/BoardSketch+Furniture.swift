import Glibc
import GlyphTraining
import Imaging

/// What hangs on a board and stands before it.
extension BoardSketch {
    /// The board's frame: a band on all sides or on some.
    mutating func boardFrame(around area: BoardArea, width: Float) {
        let color = random.pick(BoardPalette.frames).varied(by: 8, using: &random)
        let outer = area.grown(by: width)
        let sides = [
            BoardArea(outer.minimum, SIMD2(outer.right, area.top)),
            BoardArea(SIMD2(outer.left, area.bottom), outer.maximum),
            BoardArea(outer.minimum, SIMD2(area.left, outer.bottom)),
            BoardArea(SIMD2(area.right, outer.top), outer.maximum),
        ]
        for side in sides {
            fill(side, color: color.varied(by: 6, using: &random), kind: .drawing)
        }
        for border in [area, outer] {
            edge(border.corners, color: color.scaled(by: 0.55), width: 1.3 * unit, density: 0.7)
        }
    }

    /// A ledge below the board with pens and a sponge.
    mutating func tray(below area: BoardArea, capital: Float) {
        let height = capital * random.uniform(0.6, 1.4)
        let ledge = BoardArea(
            SIMD2(area.left + area.width * random.uniform(0, 0.3), area.bottom),
            SIMD2(area.right - area.width * random.uniform(0, 0.3), area.bottom + height))
        fill(ledge, color: RGBImage.Color(gray: random.uniform(90, 190)), kind: .drawing)
        var x = ledge.left + capital
        for _ in 0..<random.integer(0...7) where x < ledge.right - capital * 6 {
            let length = capital * random.uniform(3, 6)
            let body = BoardArea(SIMD2(x, ledge.top - height * 0.35), SIMD2(x + length, ledge.top + height * 0.25))
            let color = random.pick(BoardPalette.markers + [.init(gray: 235)])
            fill(body, color: color, kind: .drawing)
            fill(
                BoardArea(body.minimum, SIMD2(x + length * 0.3, body.bottom)), color: color.scaled(by: 0.5),
                kind: .drawing)
            x += length + capital * random.uniform(0.3, 4)
        }
    }

    /// Round things that hold paper, where nothing is written.
    mutating func magnets(on area: BoardArea, capital: Float) {
        let size = max(6 * unit, min(32 * unit, capital * random.uniform(0.6, 1.6)))
        let color = random.pick(BoardPalette.markers)
        for _ in 0..<random.integer(1...7) {
            let center = area.inset(by: size).place(for: .zero, using: &random).center
            let around = BoardArea(center: center, size: SIMD2(repeating: size))
            guard isFree(around.grown(by: size * 0.4)) else { continue }
            for (shift, shade, grow) in [(size * 0.08, Float(0.35), Float(1.05)), (0, 1, 1), (-size * 0.08, 1.3, 0.5)] {
                let outline = (0..<16).map { index -> SIMD2<Float> in
                    let angle = Float(index) / 16 * 2 * .pi
                    return center + SIMD2(repeating: shift) + SIMD2(cos(angle), sin(angle)) * size / 2 * grow
                }
                fill(outline, color: color.scaled(by: shade), opacity: grow > 1 ? 0.4 : 1, kind: .drawing)
            }
        }
    }

    /// Somebody or something dark before the board, cut off by the picture's edge; only where nothing is written.
    mutating func bystander() {
        let size = SIMD2(Float(canvas.width), Float(canvas.height))
        let height = size.y * random.uniform(0.15, 0.6)
        let width = height * random.uniform(0.35, 0.8)
        for _ in 0..<4 {
            let x = random.uniform(-0.1, 1.1) * size.x
            let head = SIMD2(x, size.y - height)
            let outline =
                Self.oval(head + SIMD2(0, height * 0.15), SIMD2(width * 0.3, height * 0.17))
            let body = [
                SIMD2(x - width * 0.12, size.y - height * 0.72), SIMD2(x + width * 0.12, size.y - height * 0.72),
                SIMD2(x + width * 0.5, size.y - height * 0.55), SIMD2(x + width * 0.55, size.y + 1),
                SIMD2(x - width * 0.55, size.y + 1), SIMD2(x - width * 0.5, size.y - height * 0.55),
            ]
            let hits = [outline, body].map { canvas.count([.writing], in: $0).found }
            guard hits.allSatisfy({ $0 == 0 }) else { continue }
            let clothes = random.pick(BoardPalette.signs + [RGBImage.Color(gray: 120)]).scaled(
                by: random.uniform(0.3, 1))
            let texture = SurfaceTexture(.cloth, strength: random.uniform(4, 16), using: &random)
            canvas.fill(body, color: clothes, kind: .drawing, texture: texture)
            canvas.fill(
                outline, color: random.pick(BoardPalette.skins),
                kind: .drawing)
            return
        }
    }

    static func oval(_ center: SIMD2<Float>, _ half: SIMD2<Float>) -> [SIMD2<Float>] {
        (0..<24).map { index in
            let angle = Float(index) / 24 * 2 * .pi
            return center + SIMD2(cos(angle), sin(angle)) * half
        }
    }
}
