import DocumentModel
import GlyphTraining
import Imaging

/// Everything between the board and the file: light, lens, sensor, and what a program made of it.
struct BoardPhoto {
    private var light: BoardLight
    private let capital: Float

    /// `capital` is the height of most capitals in pixels: blur is measured by it.
    init(width: Int, height: Int, capital: Float, using random: inout SplitMix64) {
        self.capital = capital
        light = BoardLight(width: width, height: height)
        light.addRandom(strength: random.pick([0.1, 0.4, 0.7, 1]), using: &random)
    }

    mutating func expose(_ canvas: inout LabelledCanvas, using random: inout SplitMix64) {
        let light = light
        let tint = SIMD3(1 + random.normal() * 0.03, 1, 1 + random.normal() * 0.045) * random.uniform(0.75, 1.05)
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
        case 6, 7: scan(&image, using: &random)
        default: break
        }
    }

    /// As scanning programs do: what is nearly as bright as most of the picture becomes white.
    private static func scan(_ image: inout RGBImage, using random: inout SplitMix64) {
        let samples = stride(from: 0, to: image.pixels.count - 2, by: 3 * 97).map { index in
            RGBImage.Color(red: image.pixels[index], green: image.pixels[index + 1], blue: image.pixels[index + 2])
                .luminance
        }
        guard let ground = samples.median, ground > 110 else { return }
        BoardLens.tone(
            &image, black: ground * random.uniform(0, 0.4), white: ground * random.uniform(0.85, 1.05),
            gamma: random.uniform(0.8, 1.4), saturation: random.pick([0, 1, 1.6]))
    }

    /// Less difference between ink and ground, in gray levels, is not seen.
    private static let leastContrast: Float = 9

    /// The lines of which light and lens leave enough to see; the ink of others becomes unknown.
    func visibleLines(_ lines: [LabelledPicture.Line], on canvas: inout LabelledCanvas) -> [LabelledPicture.Line] {
        var result: [LabelledPicture.Line] = []
        for line in lines {
            let known = canvas.count([.writing], in: line.corners).found
            let hidden = canvas.count([.unknown], in: line.corners).found
            let contrast = canvas.contrastOfWriting(in: line.corners) ?? 255
            if known > 0, known * 2 > hidden, contrast >= Self.leastContrast {
                result.append(line)
            } else {
                canvas.forget(line)
            }
        }
        return result
    }
}
