import Glibc
import GlyphClassifier

/// Small changes to a finished glyph: another hand, another pen, another cut.
///
/// Changes are drawn evenly from ± the strengths; zero switches one off.
public struct PixelAugmentation: Hashable, Codable, Sendable {
    /// Degrees.
    public var rotation: Float = 8
    /// Horizontal shift per row: 0.2 slants by 11°.
    public var shear: Float = 0.2
    /// Share of the size, drawn for each axis.
    public var scale: Float = 0.1
    /// Pixels.
    public var shift: Float = 1.5
    /// Share of the way to the stroke one pixel thicker or thinner all round.
    public var thickness: Float = 0.5
    /// Standard deviation of the noise at most, 1 being ink.
    public var noise: Float = 0.04

    /// The strengths that suit glyphs cut out of pages.
    public init() {}

    /// No change at all, for tests and validation.
    public static var none: PixelAugmentation {
        var none = PixelAugmentation()
        (none.rotation, none.shear, none.scale, none.shift, none.thickness, none.noise) = (0, 0, 0, 0, 0, 0)
        return none
    }

    static let side = GlyphNormalizer.side

    /// Changes one glyph in place; it is as some network's input has it.
    public func apply(to glyph: UnsafeMutableBufferPointer<Float>, using random: inout SplitMix64) {
        let size = Self.side * Self.side
        guard let input = GlyphInput(channels: glyph.count / size), glyph.count == input.valueCount, self != .none
        else { return }
        let map = affine(using: &random)
        let change = random.uniform(-thickness, thickness)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * size) { buffer in
            guard let channel = buffer.baseAddress else { return }
            let copy = channel + size
            for number in 0..<input.channels {
                for pixel in 0..<size { copy[pixel] = glyph[pixel * input.channels + number] }
                // In the line's frame the glyph stays in the middle, and strokes are fine.
                let isFramed = number < 2
                warp(copy, into: channel, by: isFramed ? map : map.centred)
                copy.update(from: channel, count: size)
                Self.thicken(copy, by: isFramed ? change : 0, into: channel)
                for pixel in 0..<size { glyph[pixel * input.channels + number] = channel[pixel] }
            }
        }
        guard noise > 0 else { return }
        let deviation = noise * random.unit()
        for index in 0..<glyph.count {
            // Three uniform numbers are normal enough, and a good deal faster to draw.
            let sum = random.unit() + random.unit() + random.unit() - 1.5
            glyph[index] = min(1, max(0, glyph[index] + 2 * deviation * sum))
        }
    }

    /// Where an output pixel, seen from the centre, comes from.
    private struct Affine {
        let xx, xy: Float
        var x0: Float
        let yx, yy: Float
        var y0: Float

        /// This map without its shift.
        var centred: Affine {
            var map = self
            (map.x0, map.y0) = (0, 0)
            return map
        }
    }

    private func affine(using random: inout SplitMix64) -> Affine {
        let angle = random.uniform(-rotation, rotation) * .pi / 180
        let slant = random.uniform(-shear, shear)
        let width = 1 + random.uniform(-scale, scale)
        let height = 1 + random.uniform(-scale, scale)
        let (sine, cosine) = (sin(angle), cos(angle))
        return Affine(
            xx: (cosine + slant * sine) / width, xy: (slant * cosine - sine) / width,
            x0: random.uniform(-shift, shift),
            yx: sine / height, yy: cosine / height, y0: random.uniform(-shift, shift))
    }

    private func warp(_ source: UnsafePointer<Float>, into target: UnsafeMutablePointer<Float>, by map: Affine) {
        let centre = Float(Self.side - 1) / 2
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let dx = Float(x) - centre - map.x0
                let dy = Float(y) - centre - map.y0
                target[y * Self.side + x] = Self.sample(
                    source, x: map.xx * dx + map.xy * dy + centre, y: map.yx * dx + map.yy * dy + centre)
            }
        }
    }

    /// Bilinear; outside is board.
    private static func sample(_ source: UnsafePointer<Float>, x: Float, y: Float) -> Float {
        let limit = Float(side)
        guard x > -1, y > -1, x < limit, y < limit else { return 0 }
        let (left, top) = (Int(x + 1) - 1, Int(y + 1) - 1)
        let (right, down) = (x - Float(left), y - Float(top))
        func pixel(_ x: Int, _ y: Int) -> Float {
            x >= 0 && y >= 0 && x < side && y < side ? source[y &* side &+ x] : 0
        }
        let upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
        let lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
        return upper * (1 - down) + lower * down
    }

    /// Mixes the glyph with its gray dilation (above 0) or erosion (below 0) by a cross of five pixels; pixels on the
    /// rim stay as they are.
    private static func thicken(
        _ source: UnsafePointer<Float>, by change: Float, into target: UnsafeMutablePointer<Float>
    ) {
        guard change != 0 else { return }
        let share = abs(change)
        for y in 1..<side - 1 {
            for x in 1..<side - 1 {
                let index = y * side + x
                let (up, down) = (source[index - side], source[index + side])
                let (left, right) = (source[index - 1], source[index + 1])
                let here = source[index]
                let other =
                    change > 0
                    ? max(here, max(max(up, down), max(left, right)))
                    : min(here, min(min(up, down), min(left, right)))
                target[index] = here + share * (other - here)
            }
        }
    }
}
