import DocumentModel
import FoundationEssentials

/// What the report shows of one page of an input.
public struct ReportPage: Hashable, Sendable, Codable {
    /// A JPEG of the upright page, no larger than the report needs.
    public var picture: Data
    /// Size of the page itself, in pixels: boxes refer to it.
    public var width: Int
    /// Its rows.
    public var height: Int
    /// The characters Boardscan was least sure of, the most doubtful first.
    public var doubtful: [DoubtfulCharacter]

    /// A page put together from its parts.
    public init(picture: Data, width: Int, height: Int, doubtful: [DoubtfulCharacter]) {
        self.picture = picture
        self.width = width
        self.height = height
        self.doubtful = doubtful
    }
}

/// A character Boardscan was not sure of.
public struct DoubtfulCharacter: Hashable, Sendable, Codable {
    /// The character as it was read, with its runners-up.
    public var character: RecognizedCharacter
    /// The word it stands in.
    public var word: String
    /// A PNG of 28×28 pixels: its ink, as a classifier gets it.
    public var glyph: Data

    /// A doubtful character put together from its parts.
    public init(character: RecognizedCharacter, word: String, glyph: Data) {
        self.character = character
        self.word = word
        self.glyph = glyph
    }
}
