import GlyphTraining
import Preprocessing

/// The edge a photo's threshold leaves: shifted, blurred and uneven.
struct PhotoThreshold {
    private let level: Float
    private let unevenness: Float
    private let blurs: Int

    /// Side of the cells in which the threshold varies, in pixels.
    private static let cell = 4

    init(level: Float, unevenness: Float, blurs: Int) {
        self.level = level
        self.unevenness = unevenness
        self.blurs = blurs
    }

    init(using random: inout SplitMix64) {
        level = random.uniform(85, 165)
        unevenness = random.chance(0.6) ? random.uniform(5, 55) : 0
        blurs = random.chance(0.5) ? Int.random(in: 1...2, using: &random) : 0
    }

    func mask(of coverage: InkCoverage, using random: inout SplitMix64) -> InkMask {
        var samples = coverage.pixels
        for _ in 0..<blurs { samples = Self.blurred(samples, width: coverage.width, height: coverage.height) }
        let columns = coverage.width / Self.cell + 1
        let noise = (0..<columns * (coverage.height / Self.cell + 1)).map { _ in unevenness * random.normal() }
        var mask = InkMask(width: coverage.width, height: coverage.height)
        for y in 0..<coverage.height {
            for x in 0..<coverage.width {
                let threshold = level + noise[(y / Self.cell) * columns + x / Self.cell]
                if Float(samples[y * coverage.width + x]) > max(30, min(225, threshold)) {
                    mask.pixels[y * coverage.width + x] = 1
                }
            }
        }
        return mask
    }

    private static func blurred(_ samples: [UInt8], width: Int, height: Int) -> [UInt8] {
        var result = samples
        guard width > 2, height > 2 else { return result }
        for y in 1..<height - 1 {
            for x in 1..<width - 1 {
                var sum = 0
                for row in (y - 1)...(y + 1) {
                    for column in (x - 1)...(x + 1) { sum += Int(samples[row * width + column]) }
                }
                result[y * width + x] = UInt8(sum / 9)
            }
        }
        return result
    }
}
