import GlyphTraining
import Imaging

/// Everything between the board and the file: light, lens, sensor, and what a program made of it.
struct BoardPhoto {
    private var light: BoardLight
    private let capital: Float

    /// - Parameter capital: height of most capitals in pixels: blur is measured by it.
    init(width: Int, height: Int, capital: Float, using random: inout SplitMix64) {
        self.capital = capital
        light = BoardLight(width: width, height: height)
        light.addRandom(strength: random.pick([0.1, 0.4, 0.7, 1]), using: &random)
    }

    mutating func expose(_ canvas: inout LabelledCanvas, using random: inout SplitMix64) {
        let light = light
        let tint = SIMD3(1 + random.normal() * 0.04, 1, 1 + random.normal() * 0.06) * random.uniform(0.75, 1.05)
        let (width, capital) = (canvas.width, capital)
        canvas.mapImage { image in
            light.apply(to: &image, tint: tint)
            Self.focus(&image, capital: capital, using: &random)
            Self.develop(&image, using: &random)
        }
        canvas.mapInk { light.hide(&$0, width: width) }
    }

    private static func focus(_ image: inout RGBImage, capital: Float, using random: inout SplitMix64) {
        let noise = random.chance(0.3) ? 0 : random.logUniform(0.8, 9)
        let isEarly = random.chance(0.5)
        if isEarly { BoardLens.addNoise(&image, deviation: noise * 1.5, using: &random) }
        let most = min(2.2, capital * 0.09)
        BoardLens.blur(&image, deviation: random.chance(0.75) ? random.uniform(0.3, max(0.4, most * 0.6)) : most)
        if random.chance(0.06) {
            BoardLens.shake(&image, length: Int(min(7, capital * 0.15)), using: &random)
        }
        if !isEarly { BoardLens.addNoise(&image, deviation: noise, using: &random) }
        if random.chance(0.25) { BoardLens.sharpen(&image, amount: random.uniform(0.3, 1.4)) }
    }

    private static func develop(_ image: inout RGBImage, using random: inout SplitMix64) {
        switch random.integer(0...19) {
        case 0...3:
            BoardLens.tone(
                &image, black: random.uniform(0, 50), white: random.uniform(170, 250), gamma: random.uniform(0.8, 1.3),
                saturation: random.uniform(0.8, 1.7))
        case 4: BoardLens.tone(&image, black: random.uniform(0, 40), white: 255, gamma: 1, saturation: 0)
        case 5:
            BoardLens.tone(
                &image, black: 0, white: 300, gamma: random.uniform(0.6, 1), saturation: random.uniform(0.3, 1))
        default: break
        }
    }

    /// The lines of which the light leaves enough to see.
    func legible(_ lines: [LabelledPicture.Line], on canvas: LabelledCanvas) -> [LabelledPicture.Line] {
        lines.filter { line in
            let known = canvas.count([.writing], in: line.corners).found
            let hidden = canvas.count([.unknown], in: line.corners).found
            return known > 0 && known * 2 > hidden
        }
    }
}
