import DocumentModel
import FoundationEssentials
import GlyphClassifier
import Imaging
import Preprocessing

extension ReportPage {
    /// The longer side of a picture in pixels.
    private static let pictureSide = 1280
    private static let pictureQuality = 72
    /// Characters surer than this, 0…1, are not doubtful.
    private static let doubt = 0.8
    private static let mostDoubtful = 24

    /// What the report shows of a page: a small picture and the characters Boardscan doubts.
    ///
    /// - Parameters:
    ///   - page: what was read.
    ///   - image: the upright picture that it was read on.
    /// - Throws: `ImageError`.
    public init(of page: Page, on image: RGBImage) throws {
        let picture = try ImageEncoder.jpeg(try image.fitting(side: Self.pictureSide), quality: Self.pictureQuality)
        self.init(
            picture: Data(picture), width: page.width, height: page.height,
            doubtful: try Self.doubtfulCharacters(of: page, on: image))
    }

    private static func doubtfulCharacters(of page: Page, on image: RGBImage) throws -> [DoubtfulCharacter] {
        let words = page.blocks.flatMap(\.lines).flatMap(\.words)
        let doubtful = words.flatMap { word in word.characters.map { (word: word.text, character: $0) } }
            .filter { $0.character.confidence < doubt }
            .sorted { $0.character.confidence < $1.character.confidence }.prefix(mostDoubtful)
        guard !doubtful.isEmpty else { return [] }
        let mask = Preprocessor().preprocess(image).mask
        return try doubtful.map { word, character in
            DoubtfulCharacter(
                character: character, word: word,
                glyph: Data(try ImageEncoder.png(glyph(of: mask, in: character.box))))
        }
    }

    /// The ink of a box as a classifier's 28×28 input, black on white.
    private static func glyph(of mask: InkMask, in box: PixelBox) -> GrayImage {
        let side = GlyphNormalizer.side
        let area = inkBox(of: mask, in: box.intersection(PixelBox(x: 0, y: 0, width: mask.width, height: mask.height)))
        var coverage: [UInt8] = []
        for y in area.y..<max(area.y, area.maxY) {
            for x in area.x..<max(area.x, area.maxX) { coverage.append(mask[x, y] ? 255 : 0) }
        }
        var ink = [Float](repeating: 0, count: side * side)
        coverage.withUnsafeBufferPointer { coverage in
            ink.withUnsafeMutableBufferPointer {
                GlyphNormalizer.normalize(coverage: coverage, width: area.width, height: area.height, into: $0)
            }
        }
        return GrayImage(width: side, height: side, pixels: ink.map { UInt8(255 - max(0, min(1, $0)) * 255) })
    }

    /// The smallest box around the ink within a box; empty without ink.
    private static func inkBox(of mask: InkMask, in box: PixelBox) -> PixelBox {
        var result = PixelBox(x: box.x, y: box.y, width: 0, height: 0)
        for y in box.y..<max(box.y, box.maxY) {
            for x in box.x..<max(box.x, box.maxX) where mask[x, y] {
                result = result.union(PixelBox(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }
}
