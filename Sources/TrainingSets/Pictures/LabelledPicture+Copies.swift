import Finding
import GlyphTraining
import Imaging

extension LabelledPicture {
    /// Heights of capitals in a copy, in pixels.
    private static let copiedHeights: ClosedRange<Float> = 9...60
    private static let leastScale = 0.15
    private static let qualities: ClosedRange<Float> = 35...95
    private static let compressed: Float = 0.7

    /// The lines as a poorer camera would have taken them from farther away: smaller, in other light, blurred, noisy,
    /// compressed.
    ///
    /// Of the copy's ink nothing is known.
    ///
    /// - Throws: `ImageError`.
    public func copy(using random: inout SplitMix64) throws -> LabelledPicture {
        let wanted = random.logUniform(Self.copiedHeights.lowerBound, Self.copiedHeights.upperBound)
        let usual = WeightedQuantile.median(of: lines.map { (Double($0.letterHeight), 1) })
        let scale = Double(wanted) / max(1, usual ?? Double(Self.copiedHeights.upperBound))
        var image = image.scaled(by: max(Self.leastScale, min(1, scale)))
        var pixels = image.pixels
        PieceExposure(using: &random).apply(to: &pixels, width: image.width, using: &random)
        image = RGBImage(width: image.width, height: image.height, pixels: pixels)
        if random.chance(Self.compressed) {
            let quality = Int(random.uniform(Self.qualities.lowerBound, Self.qualities.upperBound))
            image = try ImageDecoder(ImageEncoder.jpeg(image, quality: quality)).page(0)
        }
        let (width, height) = (
            Float(image.width) / Float(self.image.width), Float(image.height) / Float(self.image.height)
        )
        let lines = lines.map { line in
            var line = line
            line.corners = line.corners.map { SIMD2($0.x * width, $0.y * height) }
            line.letterHeight *= height
            return line
        }
        let unknown = [UInt8](repeating: InkKind.unknown.rawValue, count: image.width * image.height)
        return LabelledPicture(image: image, ink: unknown, lines: lines)
    }
}
