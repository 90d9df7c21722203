import DocumentModel
import GlyphTraining
import Imaging

/// A picture of a few figures of one kind, one below the other, written or printed dark on light.
public struct FigurePage: Sendable {
    /// The picture.
    public let image: RGBImage
    /// What it says, a line each.
    public let truth: String
    /// How many figures stand on it.
    public let count: Int

    /// Heights of capitals in pixels: as on boards photographed from near.
    private static let heights: ClosedRange<Float> = 28...64
    /// From baseline to baseline, and the margin, in heights of capitals.
    private static let (pitch, margin): (Float, Float) = (2.2, 1.2)

    /// Writes `count` figures; the same random numbers and setter give the same picture.
    public init(_ kind: FigureText.Kind, count: Int, setter: some LineSetter, using random: inout SplitMix64) {
        let height = random.logUniform(Self.heights.lowerBound, Self.heights.upperBound)
        let lines = (0..<count).map { _ in
            setter.set(FigureText.text(kind, using: &random), height: height, using: &random)
        }
        let margin = Self.margin * height
        let width = lines.map(\.width).max() ?? 0
        var picture = RGBImage(
            width: Int(width + 2 * margin), height: Int(Self.pitch * height * Float(count) + 2 * margin))
        let pen = Pen(width: height * random.uniform(0.07, 0.13))
        for (row, line) in lines.enumerated() {
            let origin = SIMD2(margin, margin + height * (1.5 + Self.pitch * Float(row)))
            for piece in line.pieces {
                let coverage = piece.shape.mapped { $0 + origin }
                    .render(scale: 1, pen: piece.shape.isDrawn ? pen : Pen(width: 0), using: &random)
                picture.paint(
                    GrayImage(width: coverage.width, height: coverage.height, pixels: coverage.pixels), x: coverage.x,
                    y: coverage.y, with: .init(gray: 30))
            }
        }
        (image, truth, self.count) = (picture, lines.map(\.text).joined(separator: "\n"), count)
    }
}
