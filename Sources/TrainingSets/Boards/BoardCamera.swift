import FoundationEssentials
import Glibc
import GlyphTraining
import Imaging

/// Light, lens and sensor: what lies between a board and its picture.
struct BoardCamera {
    let conditions: BoardConditions

    func expose(_ image: inout RGBImage, using random: inout SplitMix64) {
        light(&image, using: &random)
        for _ in 0..<conditions.blur { blur(&image) }
        addNoise(&image, using: &random)
    }

    private func light(_ image: inout RGBImage, using random: inout SplitMix64) {
        let (width, height) = (Float(image.width), Float(image.height))
        let angle = random.uniform(0, 2 * .pi)
        let direction = SIMD2(cos(angle), sin(angle))
        let edge = random.uniform(-0.25, 0.25)
        let edgeAngle = random.uniform(0, 2 * .pi)
        let edgeNormal = SIMD2(cos(edgeAngle), sin(edgeAngle))
        let spot = SIMD2(random.uniform(-0.4, 0.4), random.uniform(-0.4, 0.4))
        let spread = random.uniform(0.05, 0.1)
        for y in 0..<image.height {
            for x in 0..<image.width {
                let place = SIMD2(Float(x) / width - 0.5, Float(y) / height - 0.5)
                var light = 1 - conditions.gradient * ((place * direction).sum() + 0.5)
                light *= 1 - conditions.vignette * 2 * (place * place).sum()
                if conditions.shadow > 0 {
                    light *= 1 - conditions.shadow / (1 + exp(-((place * edgeNormal).sum() - edge) * 60))
                }
                let away = place - spot
                let glare = conditions.glare > 0 ? conditions.glare * exp(-(away * away).sum() / (spread * spread)) : 0
                let base = (y * image.width + x) * 3
                for channel in base..<base + 3 {
                    let value = Float(image.pixels[channel]) * light
                    image.pixels[channel] = UInt8(max(0, min(255, value + (255 - value) * glare)))
                }
            }
        }
    }

    /// A (1 2 1)/4 blur both ways.
    private func blur(_ image: inout RGBImage) {
        for step in [3, image.width * 3] {
            let source = image.pixels
            source.withUnsafeBufferPointer { source in
                for index in step..<max(step, source.count - step) {
                    let sum = Int(source[index - step]) + 2 * Int(source[index]) + Int(source[index + step])
                    image.pixels[index] = UInt8((sum + 2) / 4)
                }
            }
        }
    }

    private func addNoise(_ image: inout RGBImage, using random: inout SplitMix64) {
        guard conditions.noise > 0 else { return }
        for index in image.pixels.indices {
            let value = Float(image.pixels[index]) + random.normal() * conditions.noise
            image.pixels[index] = UInt8(max(0, min(255, value.rounded())))
        }
    }
}
