import Glibc
import GlyphTraining
import Imaging

/// What writing lies, hangs or stands on in scenes; it covers the whole picture.
///
/// Where its pattern is strong enough to be taken for ink it counts as drawing, else as bare.
enum SceneGround: CaseIterable {
    case wood, marble, cloth, carpet, brownPaper, wall, darkDesk, keyboard, foliage, shelves, bricks, glass

    /// Paints the ground.
    ///
    /// - Returns: about what colour it has.
    @discardableResult
    func paint(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        switch self {
        case .wood: return Self.wood(on: &canvas, using: &random)
        case .marble: return Self.marble(on: &canvas, using: &random)
        case .cloth: return Self.cloth(on: &canvas, using: &random)
        case .carpet: return Self.carpet(on: &canvas, using: &random)
        case .brownPaper: return Self.brownPaper(on: &canvas, using: &random)
        case .wall, .darkDesk: return plain(on: &canvas, using: &random)
        case .keyboard: return Self.keyboard(on: &canvas, using: &random)
        case .glass: return Self.glass(on: &canvas, using: &random)
        case .foliage: BoardSurroundings.paint(.plants, on: &canvas, using: &random)
        case .shelves: BoardSurroundings.paint(.books, on: &canvas, using: &random)
        case .bricks: BoardSurroundings.paint(random.pick([.bricks, .tiles, .blinds]), on: &canvas, using: &random)
        }
        return RGBImage.Color(gray: 90)
    }

    /// Of one colour, with hardly a grain.
    private func plain(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let color =
            self == .darkDesk
            ? RGBImage.Color(gray: random.uniform(12, 60)).varied(by: 5, using: &random)
            : random.chance(0.3)
                ? RGBImage.Color.any(using: &random) : random.pick(BoardPalette.walls).varied(by: 12, using: &random)
        let (rough, strength) = (ValueNoise(using: &random), random.uniform(0, 10))
        let fine = random.uniform(1, 4)
        let base = color.levels
        canvas.cover(kind: .none) { x, y in base + rough(x / fine, y / fine) * strength }
        return color
    }

    /// Boards of wood: rings along the grain, fine fibres, seams.
    private static func wood(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let color = random.pick(BoardPalette.woods).varied(by: 10, using: &random)
        let grain = SceneGrain(scale: random.logUniform(0.6, 2.5), using: &random)
        let (warp, rings, fibre, broad) = (
            ValueNoise(using: &random), random.uniform(3, 14), ValueNoise(using: &random), ValueNoise(using: &random)
        )
        let depth = random.uniform(0.05, 0.3)
        let plank = random.chance(0.6) ? random.uniform(60, 260) : 100_000
        let base = color.levels
        canvas.cover(kind: depth > 0.12 ? .drawing : .none) { x, y in
            let (u, v) = grain.place(x, y)
            let number = (v / plank).rounded(.down)
            let along = u + number * 517
            let bent = v + 26 * warp(along / 210, v / 55)
            let ring = sin(bent / rings + 3 * broad(along / 400, v / 40))
            let streak = fibre(along / 45, v / 1.4)
            let level = 1 + depth * (0.45 * ring + 0.4 * streak + 0.5 * broad(along / 300 + 7, v / 18))
            let seam: Float = v - number * plank < 1.6 ? 0.45 : 1 + 0.1 * warp.corner(Int32(number), 5)
            return base * (level * seam)
        }
        return color
    }

    /// Veins and clouds.
    private static func marble(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let isDark = random.chance(0.25)
        let gray = isDark ? random.uniform(30, 70) : random.uniform(165, 245)
        let color = RGBImage.Color(gray: gray).varied(by: 7, using: &random)
        let vein: Float = isDark ? random.uniform(40, 130) : -random.uniform(30, 120)
        let (warp, first, second, cloud) = (
            ValueNoise(using: &random), ValueNoise(using: &random), ValueNoise(using: &random),
            ValueNoise(using: &random)
        )
        let grain = SceneGrain(scale: random.logUniform(0.5, 2.2), using: &random)
        let base = color.levels
        canvas.cover(kind: abs(vein) > 60 ? .drawing : .none) { x, y in
            let (u, v) = grain.place(x, y)
            let (p, q) = (u + 40 * warp(u / 70, v / 70), v + 40 * warp(u / 70 + 9, v / 70 + 4))
            let thick = pow(1 - abs(first(p / 160, q / 90)), 9)
            let thin = pow(1 - abs(second(p / 55, q / 40)), 16)
            let soft = cloud(u / 90, v / 60) + 0.5 * cloud(u / 22, v / 22)
            return base + vein * (0.7 * thick * (0.6 + 0.4 * soft) + 0.45 * thin) + soft * 9
        }
        return color
    }

    /// Threads; stripes, checks or flowers on them.
    private static func cloth(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let colors = (0..<3).map { _ in RGBImage.Color.any(using: &random) }
        let levels = colors.map(\.levels)
        let grain = SceneGrain(scale: random.logUniform(0.7, 2), using: &random)
        let thread = ValueNoise(using: &random)
        let (strength, pitch, width) = (random.uniform(3, 25), random.logUniform(9, 90), random.uniform(0.15, 0.6))
        let kind = random.integer(0...3)
        canvas.cover(kind: kind == 0 && strength < 10 ? .none : .drawing) { x, y in
            let (u, v) = grain.place(x, y)
            let isAcross = (u / pitch) - (u / pitch).rounded(.down) < width
            let isDown = (v / pitch) - (v / pitch).rounded(.down) < width
            var color = levels[0]
            if kind != 0, isAcross { color = (color + levels[1]) / 2 }
            if kind == 2, isDown { color = (color + levels[2]) / 2 }
            return color + strength * (thread(u / 9, v) + thread(u, v / 9 + 50)) / 2
        }
        if kind == 3 || random.chance(0.3) { flowers(Array(colors.dropFirst()), on: &canvas, using: &random) }
        return colors[0]
    }

    private static func flowers(
        _ colors: [RGBImage.Color], on canvas: inout LabelledCanvas, using random: inout SplitMix64
    ) {
        let size = random.logUniform(5, 45)
        let petals = random.integer(3...7)
        let count = min(250, Int(Float(canvas.width * canvas.height) / (size * size * random.uniform(8, 30))))
        for _ in 0..<count {
            let center = SIMD2(random.unit() * Float(canvas.width), random.unit() * Float(canvas.height))
            let turn = random.uniform(0, 6)
            for petal in 0..<petals {
                let angle = turn + Float(petal) / Float(petals) * 2 * .pi
                let middle = center + SIMD2(cos(angle), sin(angle)) * size * 0.6
                canvas.fill(
                    BoardSketch.oval(middle, SIMD2(repeating: size * 0.4)), color: random.pick(colors), opacity: 0.85,
                    kind: .drawing)
            }
            canvas.fill(BoardSketch.oval(center, SIMD2(repeating: size * 0.3)), color: colors[0], kind: .drawing)
        }
    }

    private static func carpet(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let color = random.pick(BoardPalette.desks + [RGBImage.Color.any(using: &random)])
        let (fine, coarse) = (ValueNoise(using: &random), ValueNoise(using: &random))
        let (strength, size) = (random.uniform(8, 45), random.uniform(1, 3.5))
        let base = color.levels
        canvas.cover(kind: strength > 20 ? .drawing : .none) { x, y in
            base + strength * (0.7 * fine(x / size, y / size) + 0.4 * coarse(x / (size * 5), y / (size * 5)))
        }
        return color
    }

    /// Wrapping paper, blotched and creased.
    private static func brownPaper(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let color = RGBImage.Color(165, 125, 85).scaled(by: random.uniform(0.6, 1.15)).varied(by: 7, using: &random)
        let (blotch, fine) = (ValueNoise(using: &random), ValueNoise(using: &random))
        let (strength, size) = (random.uniform(3, 26), random.uniform(15, 50))
        let base = color.levels
        canvas.cover(kind: .none) { x, y in
            base + strength * (blotch(x / size, y / size) + 0.4 * blotch(x / 9, y / 9)) + 5 * fine(x, y / 2)
        }
        for _ in 0..<random.integer(0...5) {
            let start = SIMD2(random.unit() * Float(canvas.width), random.unit() * Float(canvas.height))
            let way = SIMD2(random.normal(), random.normal()) * Float(canvas.width) * 0.4
            let crease = StrokeRasterizer.render(
                [[start, start + way]], pen: Pen(width: random.uniform(1, 3)), using: &random)
            canvas.lay(
                crease, color: color.scaled(by: random.pick([0.6, 1.4])), density: random.uniform(0.15, 0.5),
                kind: .drawing)
        }
        return color
    }
}

/// From the picture to a texture that lies turned in it.
private struct SceneGrain {
    private let along: SIMD2<Float>

    /// `scale` is in pixels of the picture for one of the texture.
    init(scale: Float, using random: inout SplitMix64) {
        let angle =
            random.chance(0.5)
            ? Float(random.integer(0...1)) * .pi / 2 + random.normal() * 0.08 : random.uniform(0, 2 * .pi)
        along = SIMD2(cos(angle), sin(angle)) / scale
    }

    @inline(__always)
    func place(_ x: Float, _ y: Float) -> (Float, Float) { (along.x * x + along.y * y, along.x * y - along.y * x) }
}

extension RGBImage.Color {
    /// The three channels, 0…255.
    var levels: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) }
}
