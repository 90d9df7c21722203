import FoundationEssentials

/// Characters are written as an array of one-character strings, pixels in base64.
extension GlyphExemplars: Codable {
    private enum Key: String, CodingKey {
        case characters, pixels, places
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let strings = try values.decode([String].self, forKey: .characters)
        let pixels = try values.decode(Data.self, forKey: .pixels)
        let characters = strings.compactMap { $0.count == 1 ? $0.first : nil }
        guard characters.count == strings.count, pixels.count == characters.count * GlyphNormalizer.pixelCount else {
            throw ModelFileError.header("its known glyphs are not a character and 28×28 pixels each")
        }
        let places = try values.decodeIfPresent([GlyphPlace?].self, forKey: .places)
        guard places.map({ $0.count == characters.count }) ?? true else {
            throw ModelFileError.header("its known glyphs are not as many as their places")
        }
        self.init(
            characters: characters, pixels: Array(pixels),
            places: places ?? [GlyphPlace?](repeating: nil, count: characters.count))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(characters.map { String($0) }, forKey: .characters)
        try values.encode(Data(pixels), forKey: .pixels)
        if places.contains(where: { $0 != nil }) { try values.encode(places, forKey: .places) }
    }
}
