import DocumentModel
import GlyphTraining
import Imaging

/// A picture of the battery: printed text, and what it says.
public struct BatteryPicture: Sendable {
    /// The picture.
    public let image: RGBImage
    /// What it says, row by row, without a line feed at the end.
    public let truth: String

    /// No line is wider than this, in pixels, and no picture much higher: less is printed where letters are large.
    private static let (widest, highest): (Float, Float) = (2200, 1500)
    /// In heights of a capital.
    private static let (columnGap, barPadding): (Float, Float) = (1.6, 0.45)

    /// Makes a picture; the same item, seed and fonts give the same picture on any thread.
    public init(_ item: BatteryDesign.Item, seed: UInt64, fonts: [any LineSetter]) {
        var random = SplitMix64(seed: seed, mixing: 1, item.index)
        let height = item.height
        let setter = fonts[item.font]
        var text = BatteryText(item.kind, using: &random)
        var lines = Self.set(text, setter, height, using: &random)
        let pitch = height * random.uniform(1.7, 2.4)
        let room = max(1, Int(Self.highest / pitch))
        (text.rows, lines) = (Array(text.rows.prefix(room)), Array(lines.prefix(room)))
        while text.rows.count > 1, Self.width(lines, height) > Self.widest,
            let place = lines.indices.max(by: { Self.width([lines[$0]], height) < Self.width([lines[$1]], height) })
        {
            text.rows.remove(at: place)
            lines.remove(at: place)
        }
        let margin = height * random.uniform(0.6, 2.5)
        let columns = Self.columns(lines, height, random.uniform(1, 2))
        let width = Int((columns.last ?? 0) + 2 * margin)
        var picture = RGBImage(width: max(16, width), height: Int(pitch * Float(lines.count) + 2 * margin))
        let look = BatteryLook(item.ground, using: &random)
        picture.tint(PixelBox(x: 0, y: 0, width: picture.width, height: picture.height), with: look.ground, opacity: 1)
        for (row, line) in lines.enumerated() {
            let baseline = margin + pitch * Float(row) + (pitch + height) / 2
            let ink = look.lay(
                row: row, of: lines.count, from: baseline - height * (1 + Self.barPadding),
                to: baseline + height * Self.barPadding, on: &picture)
            for (column, cell) in line.enumerated() {
                let isRight = text.alignsRight && column == line.count - 1 && column > 0
                let start = margin + (isRight ? columns[column + 1] - cell.width : columns[column])
                Self.print(cell, at: SIMD2(start, baseline), ink, on: &picture, using: &random)
            }
        }
        Self.expose(&picture, item, using: &random)
        (image, truth) = (picture, text.truth)
    }

    private static func set(
        _ text: BatteryText, _ setter: any LineSetter, _ height: Float, using random: inout SplitMix64
    ) -> [[SetLine]] {
        text.rows.map { row in row.map { setter.set($0, height: height, using: &random) } }
    }

    private static func width(_ lines: [[SetLine]], _ height: Float) -> Float {
        columns(lines, height, 1).last ?? 0
    }

    /// Where each column starts, and where the last one ends.
    private static func columns(_ lines: [[SetLine]], _ height: Float, _ spread: Float) -> [Float] {
        let count = lines.map(\.count).max() ?? 0
        return (0..<count).reduce(into: [Float(0)]) { starts, column in
            let widest = lines.compactMap { column < $0.count ? $0[column].width : nil }.max() ?? 0
            let gap = column < count - 1 ? columnGap * height * spread : 0
            starts.append((starts.last ?? 0) + widest + gap)
        }
    }

    private static func print(
        _ line: SetLine, at origin: SIMD2<Float>, _ ink: RGBImage.Color, on picture: inout RGBImage,
        using random: inout SplitMix64
    ) {
        for piece in line.pieces {
            let coverage = piece.shape.mapped { $0 + origin }.render(scale: 1, pen: Pen(width: 0), using: &random)
            picture.paint(
                GrayImage(width: coverage.width, height: coverage.height, pixels: coverage.pixels), x: coverage.x,
                y: coverage.y, with: ink)
        }
    }

    /// Standard deviations of the blur, in heights of a capital and in pixels at most, and of a scan's noise, in gray
    /// levels.
    private static let (blur, greatestBlur, noise): (Float, Float, Float) = (0.05, 3, 14)
    /// Share of a scan's pixels that are dirt.
    private static let dirt: Float = 0.0004

    /// A JPEG is none before it is written.
    private static func expose(_ picture: inout RGBImage, _ item: BatteryDesign.Item, using random: inout SplitMix64) {
        switch item.condition {
        case .clean, .jpeg: break
        case .blur: BoardLens.blur(&picture, deviation: min(greatestBlur, max(0.7, blur * item.height)))
        case .scan:
            for _ in 0..<Int(dirt * Float(picture.width * picture.height)) {
                let place = (random.integer(0...picture.width - 1), random.integer(0...picture.height - 1))
                picture[place.0, place.1] = random.chance(0.5) ? .init(gray: 30) : .init(gray: 250)
            }
            BoardLens.blur(&picture, deviation: 0.6)
            BoardLens.addNoise(&picture, deviation: noise, using: &random)
        }
    }
}
