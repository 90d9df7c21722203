/// A language that words and letters are expected of.
public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case portuguese = "pt"
    case italian = "it"
    case dutch = "nl"
    case danish = "da"
    case norwegian = "nb"
    case swedish = "sv"
    case finnish = "fi"
    case polish = "pl"
    case czech = "cs"
    case slovak = "sk"
    case hungarian = "hu"
    case romanian = "ro"
    case turkish = "tr"

    /// Its two letters of ISO 639-1.
    public var code: String { rawValue }

    /// Its three letters of ISO 639-2/T, as the tesseract program calls it.
    public var longCode: String {
        switch self {
        case .english: "eng"
        case .german: "deu"
        case .french: "fra"
        case .spanish: "spa"
        case .portuguese: "por"
        case .italian: "ita"
        case .dutch: "nld"
        case .danish: "dan"
        case .norwegian: "nor"
        case .swedish: "swe"
        case .finnish: "fin"
        case .polish: "pol"
        case .czech: "ces"
        case .slovak: "slk"
        case .hungarian: "hun"
        case .romanian: "ron"
        case .turkish: "tur"
        }
    }

    /// The language of a code of two letters or of three, in any case; `nil` for one that is not known.
    public init?(code: some StringProtocol) {
        let code = code.lowercased()
        guard let language = Self.allCases.first(where: { $0.code == code || $0.longCode == code }) else { return nil }
        self = language
    }
}
