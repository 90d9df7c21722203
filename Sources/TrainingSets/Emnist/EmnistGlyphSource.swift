import GlyphClassifier
import GlyphTraining

/// Single characters from EMNIST's gray images, turned, slanted, and thickened or thinned each time.
public struct EmnistGlyphSource: GlyphSource {
    private let set: EmnistSet
    /// The images in use and their classes.
    private let chosen: [(image: Int32, label: Int32)]
    private let augmentation: GlyphAugmentation
    private static let bounds = InkBounds([[.zero, SIMD2(repeating: Float(EmnistSet.side))]])

    /// Uses the `images` of the set; all by default.
    ///
    /// With `includesUnknownCase` it uses images whose label's case says nothing, with the case the mapping gives.
    public init(
        set: EmnistSet, images: Range<Int>? = nil, characterSet: CharacterSet, includesUnknownCase: Bool = false,
        augmentation: GlyphAugmentation = .training
    ) {
        self.set = set
        self.augmentation = augmentation
        chosen = (images ?? 0..<set.count).clamped(to: 0..<set.count).compactMap { image in
            guard includesUnknownCase || !set.isCaseUnknown[image],
                let label = characterSet.caseFoldedIndex(of: set.labels[image])
            else { return nil }
            return (Int32(image), Int32(label))
        }
    }

    /// Number of images in use.
    public var count: Int { chosen.count }

    /// For each glyph, whether its label leaves the case open.
    public var isCaseUnknown: [Bool] { chosen.map { set.isCaseUnknown[Int($0.image)] } }

    /// Whether the set has both cases of the glyph's letter as one class.
    public func leavesCaseOpen(index: Int) -> Bool { set.isCaseUnknown[Int(chosen[index].image)] }

    /// The class of a glyph, without drawing it.
    public func label(of index: Int) -> Int { Int(chosen[index].label) }

    /// Draws an image, changed by chance, as 28×28 values, and tells its class.
    public func render(
        index: Int, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        let (image, label) = chosen[index]
        let affine = augmentation.affine(using: &random)
        let isVaried = augmentation.roughness > 0
        let side = isVaried ? Int(random.uniform(24, 64)) : 2 * EmnistSet.side
        let field = augmentation.field(over: Self.bounds, using: &random)
        var coverage = resampled(image: Int(image), affine: affine, field: field, side: side)
        if isVaried {
            sharpen(&coverage, level: random.uniform(45, 170), slope: random.uniform(1.5, 6))
        } else {
            sharpen(&coverage, level: 110, slope: 3)
        }
        GlyphFinisher.finish(coverage, roughness: augmentation.roughness, using: &random, into: output)
        return Int(label)
    }

    /// The image under the map and the displacement, on a square with room for a turn, bilinear.
    private func resampled(image: Int, affine: Affine, field: ElasticField?, side: Int) -> InkCoverage {
        let size = side + side / 2
        let step = Float(EmnistSet.side) / Float(side)
        let inverse = affine.inverse
        var result = InkCoverage(width: size, height: size)
        let base = image * EmnistSet.side * EmnistSet.side
        set.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<size {
                for x in 0..<size {
                    let place = SIMD2(Float(x) + 0.5 - Float(size) / 2, Float(y) + 0.5 - Float(size) / 2) * step
                    let straight = inverse(place) + Float(EmnistSet.side) / 2 - 0.5
                    let source = field?(straight) ?? straight
                    result.pixels[y * size + x] = Self.sample(pixels, base: base, at: source)
                }
            }
        }
        return result
    }

    private static func sample(
        _ pixels: UnsafeBufferPointer<UInt8>, base: Int, at place: SIMD2<Float>
    ) -> UInt8 {
        let side = EmnistSet.side
        let x = Int(place.x.rounded(.down))
        let y = Int(place.y.rounded(.down))
        guard x >= 0, y >= 0, x < side - 1, y < side - 1 else { return 0 }
        let (right, down) = (place.x - Float(x), place.y - Float(y))
        let start = base + y * side + x
        let top = Float(pixels[start]) * (1 - right) + Float(pixels[start + 1]) * right
        let bottom = Float(pixels[start + side]) * (1 - right) + Float(pixels[start + side + 1]) * right
        return UInt8(top * (1 - down) + bottom * down)
    }

    /// EMNIST blurs its images: where the blurred edge is cut sets how thick the pen looks.
    private func sharpen(_ coverage: inout InkCoverage, level: Float, slope: Float) {
        let slope = max(slope, 128 / level)
        let table = (0..<256).map { UInt8(max(0, min(255, (Float($0) - level) * slope + 128))) }
        for index in coverage.pixels.indices { coverage.pixels[index] = table[Int(coverage.pixels[index])] }
    }
}
