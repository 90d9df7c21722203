/// Characters are written as an array of one-character strings: in one long string neighbours could join.
extension ModelHeader: Codable {
    private enum Key: String, CodingKey {
        case architecture, table, characters, normalization, temperature, provenance, exemplars, texts
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        // Files of the first table do not tell its version.
        let table = try values.decodeIfPresent(Int.self, forKey: .table) ?? 1
        guard table <= CharacterTable.version else { throw ModelFileError.newerTable(table) }
        let strings = try values.decode([String].self, forKey: .characters)
        let characters = strings.compactMap { $0.count == 1 ? $0.first : nil }
        guard characters.count == strings.count, Set(characters).count == characters.count else {
            throw ModelFileError.header("the characters are not single and different")
        }
        self.init(
            architecture: try values.decode(NetworkArchitecture.self, forKey: .architecture),
            characters: characters,
            normalization: try values.decode(String.self, forKey: .normalization),
            temperature: try values.decode(Float.self, forKey: .temperature),
            provenance: try values.decode(ModelProvenance.self, forKey: .provenance),
            exemplars: try values.decodeIfPresent(GlyphExemplars.self, forKey: .exemplars) ?? GlyphExemplars(),
            texts: try values.decodeIfPresent([KnownText].self, forKey: .texts) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(architecture, forKey: .architecture)
        // Models of the first table stay as they are, byte for byte.
        if let table = CharacterTable.version(of: characters), table > 1 { try values.encode(table, forKey: .table) }
        try values.encode(characters.map { String($0) }, forKey: .characters)
        try values.encode(normalization, forKey: .normalization)
        try values.encode(temperature, forKey: .temperature)
        try values.encode(provenance, forKey: .provenance)
        if !exemplars.isEmpty { try values.encode(exemplars, forKey: .exemplars) }
        if !texts.isEmpty { try values.encode(texts, forKey: .texts) }
    }
}
