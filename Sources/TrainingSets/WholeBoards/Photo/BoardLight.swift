import Glibc
import GlyphTraining
import Imaging

/// How a picture is lit: worked out on a coarse grid, since light changes slowly, and spread over the pixels.
struct BoardLight {
    /// Pixels between the grid's points.
    private static let step = 8

    private let columns: Int
    private let rows: Int
    /// Factor on brightness at each grid point.
    private var gain: [Float]
    /// How much of each pixel is covered with white, 0…1.
    private var glare: [Float]

    init(width: Int, height: Int) {
        columns = width / Self.step + 2
        rows = height / Self.step + 2
        gain = [Float](repeating: 1, count: columns * rows)
        glare = [Float](repeating: 0, count: columns * rows)
    }

    /// One of several ways in which rooms are lit, of a strength from 0 to 1.
    mutating func addRandom(strength: Float, using random: inout SplitMix64) {
        if random.chance(0.8) { addGradient(depth: strength * random.uniform(0, 0.5), using: &random) }
        if random.chance(0.5) { addVignette(depth: strength * random.uniform(0, 0.5)) }
        if random.chance(0.3 * strength + 0.05) {
            addShadow(depth: random.uniform(0.1, 0.45), softness: random.logUniform(0.005, 0.15), using: &random)
        }
        if random.chance(0.35 * strength) {
            for _ in 0..<random.integer(1...3) { addSpot(strength: random.uniform(0.2, 0.95), using: &random) }
        }
        if random.chance(0.12 * strength) { addWindow(strength: random.uniform(0.08, 0.4), using: &random) }
    }

    private mutating func addGradient(depth: Float, using random: inout SplitMix64) {
        let angle = random.uniform(0, 2 * .pi)
        let way = SIMD2(cos(angle), sin(angle))
        change { 1 - depth * (($0 * way).sum() + 0.5) }
    }

    private mutating func addVignette(depth: Float) { change { 1 - depth * 2 * ($0 * $0).sum() } }

    /// The shadow of something large with a straight edge, or of a head.
    private mutating func addShadow(depth: Float, softness: Float, using random: inout SplitMix64) {
        let angle = random.uniform(0, 2 * .pi)
        let way = SIMD2(cos(angle), sin(angle))
        let edge = random.uniform(-0.4, 0.4)
        let center = SIMD2(random.uniform(-0.5, 0.5), random.uniform(-0.2, 0.6))
        let radius = random.uniform(0.1, 0.35)
        let isRound = random.chance(0.4)
        change { place in
            let off = isRound ? radius - (place - center).length : (place * way).sum() - edge
            return 1 - depth / (1 + exp(-off / softness))
        }
    }

    private mutating func addSpot(strength: Float, using random: inout SplitMix64) {
        let center = SIMD2(random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5))
        let spread = SIMD2(random.logUniform(0.03, 0.2), random.logUniform(0.03, 0.2))
        shine { place in
            let away = (place - center) / spread
            return strength * exp(-(away * away).sum())
        }
    }

    /// A window mirrored in the board: panes with bars between them.
    private mutating func addWindow(strength: Float, using random: inout SplitMix64) {
        let center = SIMD2(random.uniform(-0.4, 0.4), random.uniform(-0.4, 0.4))
        let half = SIMD2(random.uniform(0.06, 0.2), random.uniform(0.06, 0.25))
        let lean = random.uniform(-0.4, 0.4)
        shine { place in
            let away = place - center
            let inside = SIMD2(away.x + lean * away.y, away.y) / half
            guard abs(inside.x) < 1, abs(inside.y) < 1, abs(inside.x) > 0.08, abs(inside.y) > 0.06 else { return 0 }
            return strength
        }
    }

    /// - Parameter factor: of a place, from -0.5 to 0.5 both ways.
    private mutating func change(_ factor: (SIMD2<Float>) -> Float) {
        for row in 0..<rows {
            for column in 0..<columns { gain[row * columns + column] *= factor(place(column, row)) }
        }
    }

    private mutating func shine(_ amount: (SIMD2<Float>) -> Float) {
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                glare[index] = min(0.98, glare[index] + amount(place(column, row)))
            }
        }
    }

    private func place(_ column: Int, _ row: Int) -> SIMD2<Float> {
        SIMD2(Float(column) / Float(columns - 1), Float(row) / Float(rows - 1)) - 0.5
    }

    /// The darkest corner a camera would still show.
    private static let leastGain: Float = 0.35

    /// Lights the picture; `tint` holds factors on the three channels.
    func apply(to image: inout RGBImage, tint: SIMD3<Float>) {
        let (width, height) = (image.width, image.height)
        var line = [SIMD2<Float>](repeating: .zero, count: columns)
        image.pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<height {
                let down = Float(y % Self.step) / Float(Self.step)
                let upper = y / Self.step * columns
                for column in 0..<columns {
                    let (above, below) = (upper + column, upper + columns + column)
                    line[column] =
                        SIMD2(max(Self.leastGain, gain[above]), glare[above]) * (1 - down)
                        + SIMD2(max(Self.leastGain, gain[below]), glare[below]) * down
                }
                line.withUnsafeBufferPointer { line in
                    for x in 0..<width {
                        let along = Float(x & 7) / Float(Self.step)
                        let light = line[x >> 3] * (1 - along) + line[x >> 3 + 1] * along
                        let base = (y * width + x) * 3
                        for channel in 0..<3 {
                            let value = Float(pixels[base + channel]) * light.x * tint[channel]
                            pixels[base + channel] = UInt8(max(0, min(255, value + (255 - value) * light.y)))
                        }
                    }
                }
            }
        }
    }

    /// Makes ink unknown where the glare hides it.
    func hide(_ ink: inout [UInt8], width: Int) {
        guard glare.contains(where: { $0 > 0.8 }) else { return }
        for index in ink.indices where ink[index] == LabelledPicture.InkKind.writing.rawValue {
            let place = index / width / Self.step * columns + index % width / Self.step
            if glare[place] > 0.8 { ink[index] = LabelledPicture.InkKind.unknown.rawValue }
        }
    }
}
