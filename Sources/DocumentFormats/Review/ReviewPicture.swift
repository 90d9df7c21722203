import DocumentModel
import FoundationEssentials
import Imaging

/// One picture of a review page, with the words that are worth a look.
public struct ReviewPicture: Hashable, Sendable, Encodable {
    struct Choice: Hashable, Sendable, Encodable {
        var text: String
        /// In percent.
        var sure: Int
    }

    struct Glyph: Hashable, Sendable, Encodable {
        var text: String
        var sure: Int
        /// A data URL of its ink on the photo.
        var picture: String
        var others: [Choice]
    }

    struct Entry: Hashable, Sendable, Encodable {
        /// Where the word is on the photo as it is shown, its text upright.
        var place: PixelBox
        /// Where it is on the photo as it was taken, which is what corrections tell.
        var box: PixelBox
        var text: String
        /// A data URL of the word on the photo.
        var picture: String
        var glyphs: [Glyph]
    }

    /// The image's path, from where the review page lies; empty for standard input.
    public var image: String
    /// Which picture of that file it is, from 0.
    public var page: Int
    let width: Int
    let height: Int
    /// A data URL of the whole photo, made small.
    let photo: String
    /// The most doubtful first.
    let words: [Entry]

    /// The longer side of the photo in pixels.
    private static let photoSide = 1280
    private static let quality = 78
    /// Words are shown that have a character less sure than this, 0…1.
    private static let doubt = ConfidenceLevel.sure
    private static let mostWords = 60
    /// Height in pixels that words and characters are brought to where they are larger.
    private static let wordHeight = 96

    /// - Throws: `ImageError`.
    public init(of page: Page, on image: RGBImage) throws {
        self.image = page.source ?? ""
        self.page = page.frame
        let taken = page.blocks.flatMap(\.lines).flatMap(\.words)
        let boxes = Dictionary(taken.map { ($0.index, $0.box) }, uniquingKeysWith: { first, _ in first })
        let (page, image) = (page.upright, image.turned(toUpright: page.textAngle))
        (width, height) = (image.width, image.height)
        photo = Self.url(try ImageEncoder.jpeg(image.fitting(side: Self.photoSide), quality: Self.quality), "jpeg")
        let doubtful = page.blocks.flatMap(\.lines).flatMap(\.words)
            .map { (word: $0, sure: $0.characters.map(\.confidence).min() ?? 1) }
            .filter { $0.sure < Self.doubt }
            .sorted { ($0.sure, $0.word.index) < ($1.sure, $1.word.index) }
        words = try doubtful.prefix(Self.mostWords).map { doubt in
            try Self.entry(doubt.word, on: image, box: boxes[doubt.word.index])
        }
    }

    private static func entry(_ word: Word, on image: RGBImage, box: PixelBox?) throws -> Entry {
        Entry(
            place: word.box, box: box ?? word.box, text: word.text, picture: try crop(image, word.box),
            glyphs: try word.characters.map { character in
                Glyph(
                    text: character.text, sure: Numbers.wholePercent(character.confidence),
                    picture: try crop(image, character.box),
                    others: character.alternatives.map {
                        Choice(text: $0.text, sure: Numbers.wholePercent($0.confidence))
                    })
            })
    }

    /// A piece of the photo with a little of what is around it.
    private static func crop(_ image: RGBImage, _ box: PixelBox) throws -> String {
        let piece = image.cropped(to: box, margin: max(2, box.height / 6))
        let scale = min(1, Double(wordHeight) / Double(piece.height))
        return url(try ImageEncoder.jpeg(piece.scaled(by: scale), quality: quality), "jpeg")
    }

    private static func url(_ bytes: [UInt8], _ type: String) -> String {
        "data:image/\(type);base64," + Data(bytes).base64EncodedString()
    }
}
