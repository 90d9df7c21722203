import Glibc
import GlyphTraining
import Imaging

/// What a lens, a sensor and the phone behind it do to a picture.
enum BoardLens {
    /// Convolves along one direction; near the edges pixels stay as they are.
    ///
    /// `weights` are an odd number of shares of 256; `step` leads from one sample of a channel to the next one, in
    /// samples.
    static func convolve(_ image: inout RGBImage, weights: [Int32], step: Int) {
        let source = image.pixels
        let reach = weights.count / 2 * step
        guard source.count > 2 * reach else { return }
        source.withUnsafeBufferPointer { source in
            image.pixels.withUnsafeMutableBufferPointer { target in
                weights.withUnsafeBufferPointer { weights in
                    for index in reach..<source.count - reach {
                        var sum: Int32 = 128
                        var place = index - reach
                        for weight in weights {
                            sum &+= weight &* Int32(source[place])
                            place &+= step
                        }
                        target[index] = UInt8(truncatingIfNeeded: max(0, min(255, sum >> 8)))
                    }
                }
            }
        }
    }

    /// Out of focus; `deviation` is the Gaussian's, in pixels.
    static func blur(_ image: inout RGBImage, deviation: Float) {
        guard deviation > 0.2 else { return }
        let weights = gaussian(deviation)
        convolve(&image, weights: weights, step: 3)
        convolve(&image, weights: weights, step: image.width * 3)
    }

    private static func gaussian(_ deviation: Float) -> [Int32] {
        let reach = max(1, Int((deviation * 2.5).rounded(.up)))
        let values = (-reach...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
        let sum = values.reduce(0, +)
        var weights = values.map { Int32(($0 / sum * 256).rounded()) }
        weights[reach] += 256 - weights.reduce(0, +)
        return weights
    }

    /// The hand shook: a box along the rows, the columns or a diagonal.
    static func shake(_ image: inout RGBImage, length: Int, using random: inout SplitMix64) {
        let count = length | 1
        guard count > 1 else { return }
        var weights = [Int32](repeating: Int32(256 / count), count: count)
        weights[count / 2] += 256 - weights.reduce(0, +)
        let row = image.width * 3
        convolve(&image, weights: weights, step: random.pick([3, row, row + 3, row - 3]))
    }

    /// Brings edges out more than they are, as phones do.
    static func sharpen(_ image: inout RGBImage, amount: Float) {
        let side = Int32(-amount * 64)
        let weights = [side, 256 - 2 * side, side]
        convolve(&image, weights: weights, step: 3)
        convolve(&image, weights: weights, step: image.width * 3)
    }

    /// The sensor's noise: mostly in brightness, some in colour.
    ///
    /// `deviation` is in gray levels.
    static func addNoise(_ image: inout RGBImage, deviation: Float, using random: inout SplitMix64) {
        guard deviation > 0.2 else { return }
        let table = (0..<4096).map { _ in Int32((random.normal() * deviation * 16).rounded()) }
        let color = Int32(random.uniform(2, 9))
        let count = image.width * image.height
        image.pixels.withUnsafeMutableBufferPointer { pixels in
            table.withUnsafeBufferPointer { table in
                for index in 0..<count {
                    let bits = random.next()
                    let common = table[Int(bits & 4095)]
                    for channel in 0..<3 {
                        let own = table[Int(bits >> (12 * UInt64(channel + 1)) & 4095)] &* color / 16
                        let value = Int32(pixels[index * 3 + channel]) &+ (common &+ own) >> 4
                        pixels[index * 3 + channel] = UInt8(truncatingIfNeeded: max(0, min(255, value)))
                    }
                }
            }
        }
    }

    /// Curves and colours as a phone or a scanning program makes them.
    ///
    /// `black` becomes 0 and `white` 255; `saturation` is 0 for gray, 1 as it is.
    static func tone(_ image: inout RGBImage, black: Float, white: Float, gamma: Float, saturation: Float) {
        let table = (0..<256).map { value -> UInt8 in
            let share = max(0, min(1, (Float(value) - black) / max(white - black, 1)))
            return UInt8(pow(share, gamma) * 255)
        }
        let share = Int32(saturation * 256)
        let count = image.width * image.height
        image.pixels.withUnsafeMutableBufferPointer { pixels in
            table.withUnsafeBufferPointer { table in
                for index in 0..<count {
                    let base = index * 3
                    let levels = SIMD3(
                        Int32(table[Int(pixels[base])]), Int32(table[Int(pixels[base + 1])]),
                        Int32(table[Int(pixels[base + 2])]))
                    let gray = (levels.x &* 77 &+ levels.y &* 151 &+ levels.z &* 28) >> 8
                    for channel in 0..<3 {
                        let value = gray &+ ((levels[channel] &- gray) &* share) >> 8
                        pixels[base + channel] = UInt8(truncatingIfNeeded: max(0, min(255, value)))
                    }
                }
            }
        }
    }
}
