/// Pictures of glyphs whose character is known, for reading to compare others with: what somebody corrected.
public struct GlyphExemplars: Hashable, Sendable {
    /// What the glyphs are, one character for each.
    public private(set) var characters: [Character] = []
    /// The glyphs' pixels: `count * 28 * 28` bytes, glyph after glyph, rows from the top, 255 is ink.
    public private(set) var pixels: [UInt8] = []
    /// Where each glyph stood in its line; `nil` where that is not known.
    public private(set) var places: [GlyphPlace?] = []

    /// No glyphs.
    public init() {}

    /// - Precondition: 28×28 pixels for each character.
    init(characters: [Character], pixels: [UInt8], places: [GlyphPlace?]) {
        precondition(pixels.count == characters.count * GlyphNormalizer.pixelCount && places.count == characters.count)
        (self.characters, self.pixels, self.places) = (characters, pixels, places)
    }

    /// Number of glyphs.
    public var count: Int { characters.count }
    /// Whether there is no glyph.
    public var isEmpty: Bool { characters.isEmpty }

    /// Adds a glyph of normalised pixels, 255 is ink.
    ///
    /// - Precondition: there are 28×28 pixels.
    public mutating func append(
        _ character: Character, pixels glyph: some Collection<UInt8>, place: GlyphPlace? = nil
    ) {
        precondition(glyph.count == GlyphNormalizer.pixelCount)
        characters.append(character)
        places.append(place)
        pixels += glyph
    }

    /// The glyphs as the classifier takes them: `count * 28 * 28` values, 1 is ink.
    public var normalizedGlyphs: [Float] { pixels.map { Float($0) / 255 } }

    /// The newest glyphs of each character, at most `most` of them.
    public func newest(_ most: Int) -> GlyphExemplars {
        var counts: [Character: Int] = [:]
        let kept = characters.indices.reversed().filter { index in
            counts[characters[index], default: 0] += 1
            return counts[characters[index], default: 0] <= most
        }.reversed()
        return GlyphExemplars(
            characters: kept.map { characters[$0] },
            pixels: kept.flatMap { pixels[$0 * GlyphNormalizer.pixelCount..<($0 + 1) * GlyphNormalizer.pixelCount] },
            places: kept.map { places[$0] })
    }
}
