import Glibc
import GlyphTraining
import Imaging

/// What is no writing and as small as a dot: dust, crumbs, hairs, scratches.
extension BoardSketch {
    /// Strews specks of 2 to 12 pixels, lighter or darker than the ground.
    mutating func dust(_ count: Int, over area: BoardArea, on ground: RGBImage.Color) {
        let isLight = ground.luminance < 90 ? !random.chance(0.15) : random.chance(0.08)
        for _ in 0..<count {
            let center = area.place(for: .zero, using: &random).center
            let tone = RGBImage.Color(gray: isLight ? random.uniform(170, 255) : random.uniform(0, 90))
            let size = random.logUniform(2, 12) * unit
            switch random.integer(0...11) {
            case 0: hair(at: center, color: tone)
            case 1: scratch(at: center, color: tone)
            default: speck(at: center, size: size, color: tone.varied(by: 15, using: &random))
            }
        }
    }

    /// A crumb: round, square or ragged.
    private mutating func speck(at center: SIMD2<Float>, size: Float, color: RGBImage.Color) {
        let corners = random.pick([4, 5, 7, 12])
        let turn = random.uniform(0, 6)
        let ragged: Float = corners == 12 ? 0.05 : 0.35
        let stretch = random.chance(0.3) ? random.uniform(0.4, 1) : 1
        let outline = (0..<corners).map { index -> SIMD2<Float> in
            let angle = turn + Float(index) / Float(corners) * 2 * .pi
            let radius = size / 2 * (1 - ragged * random.unit())
            return center + SIMD2(cos(angle), sin(angle) * stretch) * radius
        }
        fill(outline, color: color, opacity: random.uniform(0.55, 1), kind: .drawing)
    }

    private mutating func hair(at start: SIMD2<Float>, color: RGBImage.Color) {
        let length = random.logUniform(15, 160) * unit
        var (points, angle) = ([start], random.uniform(0, 6))
        for _ in 0..<4 {
            angle += random.normal() * 0.6
            points.append(points[points.count - 1] + SIMD2(cos(angle), sin(angle)) * length / 4)
        }
        with(Ink(color: color, pen: random.uniform(0.9, 1.6) * unit, density: random.uniform(0.4, 0.9))) {
            $0.curve(points)
        }
    }

    private mutating func scratch(at start: SIMD2<Float>, color: RGBImage.Color) {
        let angle = random.uniform(0, 6)
        let way = SIMD2(cos(angle), sin(angle)) * random.logUniform(10, 120) * unit
        with(Ink(color: color, pen: random.uniform(0.9, 2) * unit, density: random.uniform(0.3, 0.9))) {
            $0.stroke([[start, start + way]])
        }
    }
}
