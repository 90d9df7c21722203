import GlyphTraining

/// Light and camera of a piece, other than they were: contrast, colours, blur, noise.
struct PieceExposure {
    /// Whether dark and light change places.
    let isNegative: Bool
    private let gains: SIMD3<Float>
    private let offsets: SIMD3<Float>
    /// Which colour each one becomes.
    private let order: [Int]
    private let isGray: Bool
    private let blurs: Int
    private let noise: Float

    private static let negatives: Float = 0.06

    init(using random: inout SplitMix64) {
        isNegative = random.chance(Self.negatives)
        let contrast = random.logUniform(0.35, 1.3)
        gains = SIMD3(random.uniform(0.85, 1.1), random.uniform(0.85, 1.1), random.uniform(0.85, 1.1)) * contrast
        let level = random.uniform(0, 255 * max(0.1, 1 - contrast))
        offsets = SIMD3(repeating: level) + SIMD3(random.normal(), random.normal(), random.normal()) * 6
        order = random.chance(0.25) ? [0, 1, 2].shuffled(using: &random) : [0, 1, 2]
        isGray = random.chance(0.15)
        blurs = random.chance(0.3) ? Int.random(in: 1...3, using: &random) : 0
        noise = random.chance(0.4) ? random.logUniform(1, 10) : 0
    }

    func apply(to pixels: inout [UInt8], width: Int, using random: inout SplitMix64) {
        for _ in 0..<blurs { Self.blur(&pixels, width: width) }
        pixels.withUnsafeMutableBufferPointer { pixels in
            var generator = random
            for place in stride(from: 0, to: pixels.count, by: 3) {
                var colour = SIMD3(
                    Float(pixels[place + order[0]]), Float(pixels[place + order[1]]), Float(pixels[place + order[2]]))
                if isGray { colour = SIMD3(repeating: (colour * SIMD3(0.3, 0.59, 0.11)).sum()) }
                colour = colour * gains + offsets
                if isNegative { colour = 255 - colour }
                if noise > 0 {
                    // Noise of a sensor is of light and dark more than of colours.
                    let word = generator.next()
                    let common = Float(Int32(truncatingIfNeeded: word & 0xFFFF) - 32768) / 18919
                    let own =
                        SIMD3(
                            Float(Int32(truncatingIfNeeded: (word >> 16) & 0xFFFF) - 32768),
                            Float(Int32(truncatingIfNeeded: (word >> 32) & 0xFFFF) - 32768),
                            Float(Int32(truncatingIfNeeded: (word >> 48) & 0xFFFF) - 32768)) / 37837
                    colour += (SIMD3(repeating: common) + own) * noise
                }
                for channel in 0..<3 { pixels[place + channel] = UInt8(max(0, min(255, colour[channel]))) }
            }
            random = generator
        }
    }

    /// A (1 2 1)/4 blur both ways.
    static func blur(_ pixels: inout [UInt8], width: Int) {
        for step in [3, width * 3] where pixels.count > 2 * step {
            let source = pixels
            source.withUnsafeBufferPointer { source in
                pixels.withUnsafeMutableBufferPointer { pixels in
                    for index in step..<source.count - step {
                        let sum = Int(source[index &- step]) &+ 2 &* Int(source[index]) &+ Int(source[index &+ step])
                        pixels[index] = UInt8(truncatingIfNeeded: (sum &+ 2) >> 2)
                    }
                }
            }
        }
    }
}
