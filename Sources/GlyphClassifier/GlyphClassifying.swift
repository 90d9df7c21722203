/// Something that classifies glyphs: the network, or a stand-in in tests.
public protocol GlyphClassifying: Sendable {
    /// The classes it tells apart.
    var characterSet: CharacterSet { get }
    /// What it wants to see of a glyph.
    var input: GlyphInput { get }
    /// Glyphs whose character is known, to compare others with; none by default.
    var exemplars: GlyphExemplars { get }
    /// Words that its user corrected, for how and what they spell; none by default.
    var texts: [KnownText] { get }

    /// Classifies a batch of normalised glyphs.
    ///
    /// - Parameters:
    ///   - glyphs: `count * input.valueCount` floats.
    ///   - count: how many glyphs there are.
    /// - Returns: `count * characterSet.classCount` natural-log probabilities, glyph after glyph.
    func logProbabilities(of glyphs: [Float], count: Int) -> [Float]
}

extension GlyphClassifying {
    /// No glyphs.
    public var exemplars: GlyphExemplars { GlyphExemplars() }
    /// No words.
    public var texts: [KnownText] { [] }
}
