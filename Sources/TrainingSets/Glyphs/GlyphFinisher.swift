import GlyphClassifier
import GlyphTraining

/// What camera and threshold do to a drawn glyph, then the classifier's own normalisation.
enum GlyphFinisher {
    /// Thresholds the coverage as the reader would, with rough edges, and normalises its tight box.
    ///
    /// A `roughness` of 0 leaves the coverage as it is, gray edges included.
    static func finish(
        _ coverage: InkCoverage, roughness: Float, using random: inout SplitMix64,
        into output: UnsafeMutableBufferPointer<Float>
    ) {
        var seen = coverage
        if roughness > 0 {
            if random.chance(0.35) { seen.pixels = blurred(seen) }
            // Seven in ten glyphs reach the classifier from a two-valued mask; the others keep their gray edges.
            if random.chance(0.7) { threshold(&seen, roughness: roughness, using: &random) }
        }
        guard let box = seen.inkBox(threshold: 100) ?? coverage.inkBox(threshold: 1) else {
            output.update(repeating: 0)
            return
        }
        let tight = (seen.inkBox(threshold: 100) == nil ? coverage : seen).cropped(to: box)
        tight.pixels.withUnsafeBufferPointer {
            GlyphNormalizer.normalize(coverage: $0, width: tight.width, height: tight.height, into: output)
        }
    }

    /// Two values, the edge moved and frayed by noise.
    private static func threshold(_ coverage: inout InkCoverage, roughness: Float, using random: inout SplitMix64) {
        // A thin line never covers a pixel wholly: the threshold goes with what there is, as a local one does.
        let peak = Float(coverage.pixels.max() ?? 0)
        let level = max(1, Int(peak * random.uniform(0.25, 0.62)))
        let amplitude = Int(roughness * random.uniform(0, 0.3) * peak)
        var noise = random.next() | 1
        coverage.pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices where pixels[index] != 0 {
                // xorshift64 (Marsaglia 2003, doi:10.18637/jss.v008.i14): one draw per pixel must cost nothing.
                noise ^= noise << 13
                noise ^= noise >> 7
                noise ^= noise << 17
                let shift = Int(noise & 255) * amplitude / 255 - amplitude / 2
                pixels[index] = Int(pixels[index]) + shift >= level ? 255 : 0
            }
        }
    }

    /// A 3×3 mean.
    private static func blurred(_ coverage: InkCoverage) -> [UInt8] {
        let (width, height) = (coverage.width, coverage.height)
        guard width > 2, height > 2 else { return coverage.pixels }
        var result = coverage.pixels
        coverage.pixels.withUnsafeBufferPointer { pixels in
            for y in 1..<height - 1 {
                for x in 1..<width - 1 {
                    let base = y * width + x
                    var sum = 0
                    for row in [base - width, base, base + width] {
                        sum += Int(pixels[row - 1]) + Int(pixels[row]) + Int(pixels[row + 1])
                    }
                    result[base] = UInt8(sum / 9)
                }
            }
        }
        return result
    }
}
