import DocumentModel
import GlyphTraining
import Imaging

/// Paints a layout as a camera would see it, and keeps each character's box.
struct BoardPainter {
    let recipe: BoardRecipe
    let conditions: BoardConditions
    private(set) var image: RGBImage
    private let view: Homography

    init(recipe: BoardRecipe, conditions: BoardConditions, using random: inout SplitMix64) {
        self.recipe = recipe
        self.conditions = conditions
        let (width, height) = (Float(recipe.width), Float(recipe.height))
        let stray = conditions.perspective * width
        let flat: [SIMD2<Float>] = [[0, 0], [width, 0], [width, height], [0, height]]
        let corners = flat.map { corner -> SIMD2<Float> in
            let inward = SIMD2<Float>(corner.x > 0 ? -1 : 1, corner.y > 0 ? -1 : 1)
            return corner + inward * SIMD2(random.uniform(0, stray), random.uniform(0, stray))
        }
        view = Homography(width: width, height: height, to: corners)
        image = RGBImage(width: recipe.width, height: recipe.height)
        let board = [conditions.board.red, conditions.board.green, conditions.board.blue]
        for index in image.pixels.indices { image.pixels[index] = board[index % 3] }
    }

    /// Draws everything and tells where it ended up.
    mutating func paint(_ layout: BoardLayout, using random: inout SplitMix64) -> BoardTruth {
        for _ in 0..<conditions.smears { smear(using: &random) }
        for drawing in layout.drawings {
            let pen = Pen(width: drawing.pen, pressure: 0.1)
            let coverage = GlyphShape.strokes(drawing.strokes).mapped { view($0) }
                .render(scale: 1, pen: pen, using: &random)
            lay(coverage, ink: drawing.ink, density: 0.92)
        }
        return BoardTruth(recipe: recipe, lines: layout.lines.compactMap { paint($0, using: &random) })
    }

    private mutating func paint(_ placed: BoardLayout.PlacedLine, using random: inout SplitMix64) -> BoardTruth.Line? {
        var characters: [BoardTruth.Character] = []
        let density = random.uniform(0.86, 0.97)
        for piece in placed.line.pieces {
            let shape = piece.shape.mapped { point in
                view(placed.origin + SIMD2(point.x - placed.slope * point.y, point.y + placed.slope * point.x))
            }
            let scale = view.scale(at: placed.origin)
            let pen = Pen(
                width: max(1.5, placed.pen * scale), pressure: 0.15,
                dryness: random.chance(0.3) ? conditions.dryness : 0)
            let coverage = render(shape, pen: pen, using: &random).cropped(to: canvas)
            guard let box = coverage.inkBox() else { continue }
            lay(coverage, ink: placed.ink, density: density)
            characters.append(BoardTruth.Character(text: piece.text, box: box, word: piece.word))
        }
        guard let box = characters.map(\.box).union() else { return nil }
        let text = String(repeating: " ", count: placed.indentation) + placed.line.text
        return BoardTruth.Line(
            text: text, box: box, ink: BoardConditions.names[placed.ink], characters: characters)
    }

    /// Strokes take the pen; outlines have their own weight.
    private func render(_ shape: GlyphShape, pen: Pen, using random: inout SplitMix64) -> InkCoverage {
        if case .outline = shape { return shape.render(scale: 1, pen: Pen(width: 0), using: &random) }
        return shape.render(scale: 1, pen: pen, using: &random)
    }

    private var canvas: PixelBox { PixelBox(x: 0, y: 0, width: image.width, height: image.height) }

    private mutating func lay(_ coverage: InkCoverage, ink: RGBImage.Color, density: Float) {
        let visible = coverage.cropped(to: canvas)
        let colour = [Float(ink.red), Float(ink.green), Float(ink.blue)]
        for y in 0..<visible.height {
            for x in 0..<visible.width {
                let share = Float(visible.pixels[y * visible.width + x]) / 255 * density
                guard share > 0 else { continue }
                let base = ((visible.y + y) * image.width + visible.x + x) * 3
                for channel in 0..<3 {
                    let board = Float(image.pixels[base + channel])
                    image.pixels[base + channel] = UInt8(board + (colour[channel] - board) * share)
                }
            }
        }
    }

    /// What a wiped line leaves: a broad pale stroke.
    private mutating func smear(using random: inout SplitMix64) {
        let start = SIMD2(random.uniform(0, Float(image.width)), random.uniform(0, Float(image.height)))
        let way = SIMD2(random.uniform(-0.3, 0.3), random.uniform(-0.1, 0.1)) * Float(image.width)
        let pen = Pen(width: Float(image.height) * random.uniform(0.03, 0.08))
        let coverage = StrokeRasterizer.render([[start, start + way]], pen: pen, using: &random)
        let ink = conditions.inks.randomElement(using: &random) ?? conditions.board
        lay(coverage, ink: ink, density: random.uniform(0.03, 0.08))
    }
}
