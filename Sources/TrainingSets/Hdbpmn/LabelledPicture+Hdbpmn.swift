import Imaging
import Preprocessing

extension LabelledPicture {
    /// Pixels of a picture of hdBPMN at most: at a megapixel the words' boxes are 22 pixels high at the median.
    private static let greatestArea = 1_000_000.0
    /// Ink is sought in a picture with sides up to this many times as long, where thin strokes are apart yet.
    private static let inkScale = 2.0

    /// A photo of hdBPMN with its words put to lines and its ink told by them; made smaller where it is large.
    ///
    /// - Throws: ``HdbpmnWordFile/Failure`` where the photo has another size than its words' one.
    public init(hdbpmn photo: RGBImage, words file: HdbpmnWordFile) throws {
        guard photo.width == file.width, photo.height == file.height else {
            throw HdbpmnWordFile.Failure(
                description: "the photo is \(photo.width)×\(photo.height) pixels, its words are of one of "
                    + "\(file.width)×\(file.height)")
        }
        try self.init(
            photo: photo, words: { scale in PlacedWord.words(file.words.filter { !$0.isSign }, scale: scale) },
            lines: { words, strokes in WordLinking.lines(of: words, strokes: strokes) })
    }

    /// A photo with its ink told by where its words are; made smaller where it is large.
    ///
    /// - Parameters:
    ///   - photo: as it was taken.
    ///   - words: places words in a picture of another size; the argument is that size over the photo's.
    ///   - lines: puts these words to lines.
    /// - Throws: `ImageError`.
    init(
        photo: RGBImage, words: (SIMD2<Float>) -> [PlacedWord], lines: ([PlacedWord], DrawnStrokes) -> [PlacedLine]
    ) throws {
        let image = try Self.reduced(photo, area: Self.greatestArea)
        let large = try Self.reduced(photo, area: Self.greatestArea * Self.inkScale * Self.inkScale)
        let found = Preprocessor().preprocess(large)
        let placed = words(Self.size(of: large) / Self.size(of: photo))
        let strokes = DrawnStrokes(
            found.mask, pen: PenInk.mask(found.mask, contrast: found.contrast, words: placed))
        let linked = lines(placed, strokes)
        let ink = HdbpmnInk(strokes, lines: linked)
        let blocks = LabelBlocks.numbers(of: linked, strokes: strokes)
        let scale = Self.size(of: image) / Self.size(of: large)
        self.init(
            image: image,
            ink: InkReduction.reduce(
                ink.kinds, size: SIMD2(large.width, large.height), to: SIMD2(image.width, image.height)),
            lines: linked.indices.map { index in
                let line = linked[index]
                return Line(
                    corners: line.box(around: ink.points[index]).corners.map { $0 * scale },
                    text: line.text, letterHeight: line.letterHeight * scale.y,
                    isLight: found.polarity == .lightOnDark, block: blocks[index])
            }
        )
        sortLines()
    }

    private static func size(of image: RGBImage) -> SIMD2<Float> { SIMD2(Float(image.width), Float(image.height)) }

    /// The photo with at most so many pixels; each is the mean of those it covers.
    private static func reduced(_ photo: RGBImage, area: Double) throws -> RGBImage {
        let share = area / Double(photo.width * photo.height)
        guard share < 1 else { return photo }
        return try photo.fitting(side: Int(Double(max(photo.width, photo.height)) * share.squareRoot()))
    }

    /// Blocks from the top, each block's lines as they are read: by how far down they begin, the way the block is
    /// turned.
    private mutating func sortLines() {
        let tops = Dictionary(lines.map { ($0.block, $0.corners[0].y) }, uniquingKeysWith: min)
        let ways = Dictionary(lines.map { ($0.block, $0.corners[3] - $0.corners[0]) }) { first, _ in first }
        func key(_ line: Line) -> (Float, Int, Float) {
            (tops[line.block] ?? 0, line.block, (line.corners[0] * (ways[line.block] ?? .zero)).sum())
        }
        lines.sort { key($0) < key($1) }
    }
}
