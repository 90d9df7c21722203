import Glibc
import GlyphTraining
import Imaging

/// What is seen around a board: walls, desks, doors, windows and all that has a pattern without saying anything.
struct BoardSurroundings {
    enum Kind: CaseIterable {
        case wall, desk, bricks, books, plants, blinds, tiles
    }

    /// Covers the whole picture.
    static func paint(_ kind: Kind, on canvas: inout LabelledCanvas, using random: inout SplitMix64) {
        let whole = BoardArea(.zero, SIMD2(Float(canvas.width), Float(canvas.height)))
        let color = base(of: kind, using: &random)
        let texture: SurfaceTexture.Kind = kind == .desk ? random.pick([.wood, .wood, .carpet, .cloth]) : .plaster
        let strength = kind == .desk ? random.uniform(5, 30) : random.uniform(0, 8)
        let tile = SurfaceTexture(texture, strength: strength, isUpright: random.chance(0.4), using: &random)
        let isPatterned = kind != .wall && (kind != .desk || strength > 12)
        canvas.fill(
            whole.corners, color: color, kind: isPatterned ? .drawing : LabelledPicture.InkKind.none, texture: tile)
        switch kind {
        case .wall, .desk: break
        case .bricks, .tiles: bricks(on: &canvas, whole, color, isTiled: kind == .tiles, using: &random)
        case .books: books(on: &canvas, whole, using: &random)
        case .plants: plants(on: &canvas, whole, using: &random)
        case .blinds: blinds(on: &canvas, whole, color, using: &random)
        }
        for _ in 0..<random.integer(0...3) where random.chance(0.6) { furnish(&canvas, whole, color, using: &random) }
    }

    private static func base(of kind: Kind, using random: inout SplitMix64) -> RGBImage.Color {
        let color: RGBImage.Color
        switch kind {
        case .wall, .blinds, .tiles:
            color = random.pick(BoardPalette.walls)
        case .desk:
            color = random.pick(BoardPalette.desks)
        case .bricks: color = .init(160, 85, 65)
        case .books, .plants: color = RGBImage.Color(gray: random.uniform(30, 110))
        }
        return color.varied(by: 10, using: &random)
    }

    /// A door, a window, a poster without words, a lamp: a rectangle of another brightness, with edges.
    private static func furnish(
        _ canvas: inout LabelledCanvas, _ whole: BoardArea, _ color: RGBImage.Color, using random: inout SplitMix64
    ) {
        let size = SIMD2(random.uniform(0.06, 0.4), random.uniform(0.1, 0.9)) * whole.size
        let place = BoardArea(
            center: whole.place(for: .zero, using: &random).center, size: size)
        let lean = random.normal() * 0.05 * whole.width
        var corners = place.corners
        corners[2].x += lean
        corners[3].x += lean
        let shade = color.scaled(by: random.pick([0.4, 0.7, 0.85, 1.15, 1.5])).varied(by: 12, using: &random)
        canvas.fill(corners, color: shade, kind: LabelledPicture.InkKind.none)
        outline(corners, on: &canvas, color: shade.scaled(by: 0.6), width: random.uniform(1.5, 5), using: &random)
    }

    static func outline(
        _ corners: [SIMD2<Float>], on canvas: inout LabelledCanvas, color: RGBImage.Color, width: Float,
        using random: inout SplitMix64
    ) {
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let coverage = StrokeRasterizer.render([[from, to]], pen: Pen(width: width), using: &random)
            canvas.lay(coverage, color: color, density: 0.8, kind: .drawing)
        }
    }

    private static func bricks(
        on canvas: inout LabelledCanvas, _ whole: BoardArea, _ color: RGBImage.Color, isTiled: Bool,
        using random: inout SplitMix64
    ) {
        let size = SIMD2(random.uniform(30, 80), isTiled ? random.uniform(30, 80) : random.uniform(12, 30))
        let gap = random.uniform(1.5, 4)
        let joint = color.mixed(with: .init(gray: isTiled ? 90 : 190), share: 0.6)
        canvas.fill(whole.corners, color: joint, kind: .drawing)
        var (y, row) = (Float(0), 0)
        while y < whole.bottom {
            var x = isTiled || row.isMultiple(of: 2) ? 0 : -size.x / 2
            while x < whole.right {
                canvas.fill(
                    BoardArea(SIMD2(x, y), SIMD2(x, y) + size - SIMD2(repeating: gap)).corners,
                    color: color.varied(by: isTiled ? 3 : 12, using: &random), kind: .drawing)
                x += size.x
            }
            y += size.y
            row += 1
        }
    }

    private static func books(on canvas: inout LabelledCanvas, _ whole: BoardArea, using random: inout SplitMix64) {
        var y: Float = 0
        while y < whole.bottom {
            let height = random.uniform(70, 180)
            var x: Float = 0
            while x < whole.right {
                let width = random.uniform(8, 34)
                let own = height * random.uniform(0.65, 0.95)
                let spine = BoardArea(SIMD2(x, y + height - own), SIMD2(x + width - 1, y + height))
                let color = random.pick(BoardPalette.notes + BoardPalette.signs).scaled(by: random.uniform(0.4, 1))
                canvas.fill(spine.corners, color: color, kind: .drawing)
                let band = BoardArea(
                    SIMD2(spine.left + width * 0.3, spine.top + own * random.uniform(0.1, 0.3)),
                    SIMD2(spine.right - width * 0.3, spine.bottom - own * random.uniform(0.2, 0.5)))
                canvas.fill(
                    band.corners, color: color.scaled(by: random.pick([0.5, 1.6])), opacity: 0.6, kind: .drawing)
                x += width
            }
            canvas.fill(
                BoardArea(SIMD2(0, y + height), SIMD2(whole.right, y + height + 8)).corners, color: .init(110, 80, 50),
                kind: .drawing)
            y += height + 8
        }
    }

    private static func plants(on canvas: inout LabelledCanvas, _ whole: BoardArea, using random: inout SplitMix64) {
        for _ in 0..<random.integer(60...220) {
            let center = whole.place(for: .zero, using: &random).center
            let (long, wide) = (random.uniform(15, 70), random.uniform(3, 14))
            let angle = random.uniform(0, 2 * .pi)
            let along = SIMD2(cos(angle), sin(angle))
            let leaf = [
                center - along * long, center + along.turned * wide, center + along * long,
                center - along.turned * wide,
            ]
            let color = RGBImage.Color(random.uniform(20, 110), random.uniform(60, 170), random.uniform(20, 80))
            canvas.fill(leaf, color: color, kind: .drawing)
        }
    }

    private static func blinds(
        on canvas: inout LabelledCanvas, _ whole: BoardArea, _ color: RGBImage.Color, using random: inout SplitMix64
    ) {
        let pitch = random.uniform(8, 30)
        let isUpright = random.chance(0.4)
        var along: Float = 0
        while along < (isUpright ? whole.right : whole.bottom) {
            let (from, to) = (along, along + pitch * random.uniform(0.2, 0.5))
            let slat =
                isUpright
                ? BoardArea(SIMD2(from, 0), SIMD2(to, whole.bottom)) : BoardArea(SIMD2(0, from), SIMD2(whole.right, to))
            canvas.fill(slat.corners, color: color.scaled(by: 0.7), kind: .drawing)
            along += pitch
        }
    }
}
