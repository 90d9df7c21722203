import DocumentModel

/// The description in front of the weights.
public struct ModelHeader: Hashable, Sendable {
    /// The network's layers.
    public var architecture: NetworkArchitecture
    /// One character per class; "not a character" follows as the last class.
    public var characters: [Character]
    /// The glyph normalisation that the network was trained on; must be this Boardscan's.
    public var normalization: String
    /// Divides the logits; fitted on validation glyphs.
    public var temperature: Float
    /// Where the model comes from.
    public var provenance: ModelProvenance
    /// Glyphs that reading compares others with; none in the model that ships.
    public var exemplars: GlyphExemplars
    /// Words that somebody corrected, the newest last; none in the model that ships.
    public var texts: [KnownText]

    /// 28×28 with the ink's longer side at 24 and the centre of the box in the middle; for networks that see the line,
    /// how many of its pixels one pixel covers.
    public static func normalization(of input: GlyphInput) -> String {
        let box = "box \(GlyphNormalizer.side)x\(GlyphNormalizer.side) ink \(GlyphNormalizer.inkSide)"
        return input == .ink ? box : box + ", line \(GlyphInput.linePixelsPerPixel)"
    }

    /// A header put together from its parts; the normalisation is this program's by default.
    public init(
        architecture: NetworkArchitecture, characters: [Character],
        normalization: String? = nil, temperature: Float = 1,
        provenance: ModelProvenance = ModelProvenance(), exemplars: GlyphExemplars = GlyphExemplars(),
        texts: [KnownText] = []
    ) {
        self.architecture = architecture
        self.characters = characters
        self.normalization = normalization ?? Self.normalization(of: architecture.input)
        self.temperature = temperature
        self.provenance = provenance
        self.exemplars = exemplars
        self.texts = texts
    }

    /// - Throws: `ModelFileError` unless architecture, characters, normalisation and temperature fit together.
    func check() throws {
        guard Set(characters).count == characters.count else {
            throw ModelFileError.header("a character stands for two classes")
        }
        // They are what is read, and go wherever a user sends it.
        guard !characters.contains(where: { $0.unicodeScalars.contains(where: \.actsOnTerminal) }) else {
            throw ModelFileError.header("a control character is among the characters")
        }
        do {
            let classes = try architecture.classCount()
            guard classes == characters.count + 1 else {
                throw ModelFileError.doesNotFit("\(classes) outputs for \(characters.count + 1) classes")
            }
        } catch let error as ArchitectureError {
            throw ModelFileError.doesNotFit(error.description)
        }
        guard normalization == Self.normalization(of: architecture.input) else {
            throw ModelFileError.doesNotFit("it was trained on glyphs normalised as \"\(normalization)\"")
        }
        guard temperature.isFinite, temperature > 0 else {
            throw ModelFileError.header("the temperature is not positive")
        }
    }
}
