import FoundationEssentials

/// Characters are written as an array of one-character strings, pixels in base64.
extension GlyphExemplars: Codable {
    private enum Key: String, CodingKey {
        case characters, pixels
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let strings = try values.decode([String].self, forKey: .characters)
        let pixels = try values.decode(Data.self, forKey: .pixels)
        let characters = strings.compactMap { $0.count == 1 ? $0.first : nil }
        guard characters.count == strings.count, pixels.count == characters.count * GlyphNormalizer.pixelCount else {
            throw ModelFileError.header("its known glyphs are not a character and 28×28 pixels each")
        }
        self.init(characters: characters, pixels: Array(pixels))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(characters.map { String($0) }, forKey: .characters)
        try values.encode(Data(pixels), forKey: .pixels)
    }
}
