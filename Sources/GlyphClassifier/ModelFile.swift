/// A trained network and what there is to know about it, as it lies on disk.
///
/// Little-endian throughout:
///
///     offset  bytes
///     0       4      magic "BSCM"
///     4       4      format version
///     8       4      length of the header, H
///     12      4      number of weights, N
///     16      H      header: JSON, `ModelHeader`
///     16+H    2N     weights, IEEE binary16: of each layer in turn its weights, then its bias
///             4N     in version 2: IEEE binary32
///     …       4      CRC-32 of everything before it
public struct ModelFile: Hashable, Sendable {
    public static let magic: [UInt8] = Array("BSCM".utf8)
    /// The newest format that is read.
    public static let version = 2

    /// How many bits a weight has in a file; each precision has its format version.
    public enum Precision: Int, Hashable, Sendable, CaseIterable {
        case half = 1
        case single = 2

        /// Bytes of a weight.
        var length: Int { self == .half ? 2 : 4 }
        var name: String { self == .half ? "half precision" : "single precision" }
    }

    static let prefixLength = 16
    static let checksumLength = 4

    public var header: ModelHeader
    public var parameters: NetworkParameters

    public init(header: ModelHeader, parameters: NetworkParameters) {
        self.header = header
        self.parameters = parameters
    }
}

/// The description in front of the weights.
public struct ModelHeader: Hashable, Sendable {
    public var architecture: NetworkArchitecture
    /// One character per class; "not a character" follows as the last class.
    public var characters: [Character]
    /// The glyph normalisation that the network was trained on; must be this Boardscan's.
    public var normalization: String
    /// Divides the logits; fitted on validation glyphs.
    public var temperature: Float
    public var provenance: ModelProvenance
    /// Glyphs that reading compares others with; none in the model that ships.
    public var exemplars: GlyphExemplars
    /// Words that somebody corrected, the newest last; none in the model that ships.
    public var texts: [KnownText]

    /// 28×28 with the ink's longer side at 24 and the centre of the box in the middle; for networks that see the line, how
    /// many of its pixels one pixel covers.
    public static func normalization(of input: GlyphInput) -> String {
        let box = "box \(GlyphNormalizer.side)x\(GlyphNormalizer.side) ink \(GlyphNormalizer.inkSide)"
        return input == .ink ? box : box + ", line \(GlyphInput.linePixelsPerPixel)"
    }

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
}

/// Where a model comes from: enough to make it again. No date, so that the same training gives the same file.
public struct ModelProvenance: Hashable, Codable, Sendable {
    /// Name of the training recipe.
    public var recipe: String
    public var seed: UInt64
    public var epochs: Int
    /// Name of each data set and the glyphs drawn from it per epoch.
    public var data: [String: Int]
    /// Figures measured after training, by name: `unipen-test accuracy`, …
    public var accuracy: [String: Double]

    public init(
        recipe: String = "", seed: UInt64 = 0, epochs: Int = 0, data: [String: Int] = [:],
        accuracy: [String: Double] = [:]
    ) {
        self.recipe = recipe
        self.seed = seed
        self.epochs = epochs
        self.data = data
        self.accuracy = accuracy
    }
}
