import Glibc
import GlyphTraining
import Imaging

extension LabelledPicture {
    /// Heights of capitals in a copy, in pixels.
    private static let copiedHeights: ClosedRange<Float> = 9...60
    private static let leastScale: Float = 0.15
    private static let qualities: ClosedRange<Float> = 35...95
    private static let compressed: Float = 0.7

    /// The picture as a poorer camera would have taken it from farther away: smaller, in other light, blurred, noisy, compressed.
    ///
    /// - Throws: `ImageError`.
    public func copy(using random: inout SplitMix64) throws -> LabelledPicture {
        let heights = lines.map(\.letterHeight).sorted()
        let usual = heights.isEmpty ? Self.copiedHeights.upperBound : max(1, heights[heights.count / 2])
        let wanted = random.logUniform(Self.copiedHeights.lowerBound, Self.copiedHeights.upperBound) / usual
        var image = image.scaled(by: Double(max(Self.leastScale, min(1, wanted))))
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
        return LabelledPicture(
            image: image, ink: [UInt8](repeating: 0, count: image.width * image.height), lines: lines)
    }
}
